package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"filippo.io/torchwood"
	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	"github.com/transparency-dev/tessera/client"
	"golang.org/x/mod/sumdb/tlog"
)

type readInput struct {
	Folder, Policy string
	// Tlog-proofs, with the entries that they are of.
	Proofs []struct{ Entry, Proof []byte }
	// A consistency proof.
	Older, Newer int64
	OlderRoot    []byte
	Consistency  [][]byte
}

type readResult struct {
	Origin      string
	Size        int64
	Root        []byte
	Entries     [][]byte
	Inclusion   [][][]byte
	Consistency [][]byte
}

// read verifies a log in a folder: torchwood its checkpoint, policy, entries and tlog-proofs, sumdb the consistency proof,
// and tessera's client makes proofs from the tiles that transparency-dev/merkle verifies.
func read(ctx context.Context) (any, error) {
	var in readInput
	if err := input(&in); err != nil {
		return nil, err
	}
	policy, err := torchwood.ParsePolicy([]byte(in.Policy))
	if err != nil {
		return nil, fmt.Errorf("torchwood, policy: %w", err)
	}
	signed, err := os.ReadFile(filepath.Join(in.Folder, "checkpoint"))
	if err != nil {
		return nil, err
	}
	checkpoint, _, err := torchwood.VerifyCheckpoint(signed, policy)
	if err != nil {
		return nil, fmt.Errorf("torchwood, checkpoint: %w", err)
	}
	result := readResult{Origin: checkpoint.Origin, Size: checkpoint.N, Root: checkpoint.Hash[:]}
	if result.Entries, err = entries(ctx, in.Folder, checkpoint.Tree); err != nil {
		return nil, fmt.Errorf("torchwood, entries: %w", err)
	}
	for index, each := range in.Proofs {
		if err := torchwood.VerifyProof(policy, tlog.RecordHash(each.Entry), each.Proof); err != nil {
			return nil, fmt.Errorf("torchwood, proof %d: %w", index, err)
		}
	}
	var tree tlog.TreeProof
	for _, hash := range in.Consistency {
		tree = append(tree, tlog.Hash(hash))
	}
	if err := tlog.CheckTree(tree, in.Newer, checkpoint.Hash, in.Older, tlog.Hash(in.OlderRoot)); err != nil {
		return nil, fmt.Errorf("sumdb, consistency: %w", err)
	}
	return proofs(ctx, in, result)
}

func entries(ctx context.Context, folder string, tree tlog.Tree) ([][]byte, error) {
	tiles, err := torchwood.NewTileFS(os.DirFS(folder))
	if err != nil {
		return nil, err
	}
	reader, err := torchwood.NewClient(tiles)
	if err != nil {
		return nil, err
	}
	var all [][]byte
	for _, entry := range reader.AllEntries(ctx, tree, 0) {
		all = append(all, append([]byte{}, entry...))
	}
	return all, reader.Err()
}

func proofs(ctx context.Context, in readInput, result readResult) (any, error) {
	files := client.FileFetcher{Root: in.Folder}
	builder, err := client.NewProofBuilder(ctx, uint64(result.Size), files.ReadTile)
	if err != nil {
		return nil, fmt.Errorf("tessera, tiles: %w", err)
	}
	size := uint64(result.Size)
	for index, entry := range result.Entries {
		hashes, err := builder.InclusionProof(ctx, uint64(index))
		if err != nil {
			return nil, fmt.Errorf("tessera, inclusion of %d: %w", index, err)
		}
		leaf := rfc6962.DefaultHasher.HashLeaf(entry)
		if err := proof.VerifyInclusion(rfc6962.DefaultHasher, uint64(index), size, leaf, hashes, result.Root); err != nil {
			return nil, fmt.Errorf("merkle, inclusion of %d: %w", index, err)
		}
		result.Inclusion = append(result.Inclusion, hashes)
	}
	result.Consistency, err = builder.ConsistencyProof(ctx, uint64(in.Older), uint64(in.Newer))
	return result, err
}
