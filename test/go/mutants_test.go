package contract

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestMutants turns on one mutant after the other, and compares it with the vectors of all contracts until one differs.
// The first is the package's own.
func TestMutants(t *testing.T) {
	count, _ := strconv.Atoi(os.Getenv("MUTANTS"))
	firstOfTypes, _ := strconv.Atoi(os.Getenv("FIRST_OF_TYPES"))
	killed := map[int]string{}
	names := strings.Split(os.Getenv("CONTRACTS"), ",")
	for _, name := range names {
		own, _ := os.ReadFile(name + ".contract.json")
		text, _ := os.ReadFile(name + ".vectors.json")
		all := vectorsFrom(text)
		if name != names[0] {
			// The package sends the headers of its own contract.
			all.Stamps = nil
		}
		for number := -1; number < count; number++ {
			if killed[number] != "" {
				continue
			}
			typed := func(name string) any { return nil }
			if name == names[0] && (number < 0 || number >= firstOfTypes) {
				typed = Typed
			}
			activate(number)
			Differences(own, all, typed, func(format string, args ...any) bool {
				killed[number] = fmt.Sprintf(name+": "+format, args...)
				return false
			})
		}
	}
	text, _ := json.Marshal(killed)
	_ = os.WriteFile("killed.json", text, 0o600)
}
