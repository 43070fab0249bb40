// Flows of go-github. The program reads {flow: {url, token, other}} from the standard input, and writes {flow: what it
// read back}.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"sort"

	"github.com/google/go-github/v75/github"
)

const (
	org  = "octo-org"
	repo = "compass"
)

var ctx = context.Background()

type access struct {
	URL   string `json:"url"`
	Token string `json:"token"`
	Other string `json:"other"`
}

// The clients of two users, and one whose token is wrong.
type clients struct {
	mona, hubot, stranger *github.Client
}

type row []any

// Ends the flow if a call failed, and returns its result.
func must[T any](found T, _ *github.Response, err error) T {
	check(err)
	return found
}

func done(_ *github.Response, err error) {
	check(err)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func ptr[T any](value T) *T {
	return &value
}

// The results of a function for each item.
func each[T any, R any](items []T, function func(T) R) []R {
	found := make([]R, 0, len(items))
	for _, item := range items {
		found = append(found, function(item))
	}
	return found
}

func sorted[T any](items []T) []T {
	sort.Slice(items, func(one, other int) bool { return fmt.Sprint(items[one]) < fmt.Sprint(items[other]) })
	return items
}

func newClient(a access, token string) *github.Client {
	client, err := github.NewClient(nil).WithAuthToken(token).WithEnterpriseURLs(a.URL, a.URL)
	check(err)
	return client
}

func run(flow func(clients) any, a access) (result any) {
	defer func() {
		if failed := recover(); failed != nil {
			result = map[string]string{"error": fmt.Sprint(failed)}
		}
	}()
	return flow(clients{newClient(a, a.Token), newClient(a, a.Other), newClient(a, "ghp_wrong")})
}

func main() {
	var given map[string]access
	check(json.NewDecoder(os.Stdin).Decode(&given))
	results := map[string]any{}
	for name, a := range given {
		results[name] = run(flows[name], a)
	}
	check(json.NewEncoder(os.Stdout).Encode(results))
}
