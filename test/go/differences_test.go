package contract

import (
	"os"
	"testing"
)

// TestConstants is about what a file of vectors cannot say: it has one spelling for each number.
func TestConstants(t *testing.T) {
	one := &schema{Kind: "literal", Value: jsonValue{tree: treeIn([]byte("1"))}}
	for text, fits := range map[string]bool{"1": true, "1.0": true, "10e-1": true, "1.5": false, `"1"`: false, "true": false, "null": false} {
		r := reading{contract: api()}
		r.value(one, treeIn([]byte(text)), "")
		if fits != (len(r.issues) == 0) {
			t.Errorf("%s for 1: %v", text, r.issues)
		}
	}
}

func TestVectors(t *testing.T) {
	text, err := os.ReadFile("vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	count := Differences(contractJSON, vectorsFrom(text), Typed, func(format string, args ...any) bool {
		t.Errorf(format, args...)
		found++
		return found < 20
	})
	t.Logf("%d vectors", count)
}
