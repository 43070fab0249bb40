module ferrohub.example/clients

go 1.24.0

require (
	github.com/google/go-github/v75 v75.0.0
	golang.org/x/crypto v0.40.0
)

require (
	github.com/google/go-querystring v1.1.0 // indirect
	golang.org/x/sys v0.34.0 // indirect
)
