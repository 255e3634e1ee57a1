// Other implementations of the formats in log/, for the tests: they read what this repository writes, and write what it
// reads. Input and output are JSON.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	commands := map[string]func(context.Context) (any, error){"read": read, "write": write, "witness": serveWitness}
	command, ok := commands[os.Args[1]]
	if !ok {
		fail(fmt.Errorf("unknown command %q", os.Args[1]))
	}
	result, err := command(context.Background())
	if err != nil {
		fail(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(result); err != nil {
		fail(err)
	}
}

func input(into any) error {
	return json.NewDecoder(os.Stdin).Decode(into)
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
