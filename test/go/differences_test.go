package contract

import (
	"os"
	"testing"
)

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
