package main

import (
	"encoding/json"
	"os"
	"regexp"
)

func main() {
	var given struct{ Patterns, Texts []string }
	text, _ := os.ReadFile("patterns.json")
	_ = json.Unmarshal(text, &given)
	found := [][]bool{}
	for _, pattern := range given.Patterns {
		expression := regexp.MustCompile(pattern)
		matches := []bool{}
		for _, text := range given.Texts {
			matches = append(matches, expression.MatchString(text))
		}
		found = append(found, matches)
	}
	_ = json.NewEncoder(os.Stdout).Encode(found)
}
