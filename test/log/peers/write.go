package main

import (
	"context"
	"crypto/rand"
	"fmt"
	"os"
	"time"

	"filippo.io/torchwood"
	"github.com/transparency-dev/tessera"
	"github.com/transparency-dev/tessera/client"
	"github.com/transparency-dev/tessera/storage/posix"
	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type writeInput struct {
	Folder, Origin string
	Entries        [][]byte
	// Has the log's checkpoints cosigned, by way of URLs.
	Policy string
	// Where the log's key goes before anything is logged, for the witness to know.
	VkeyFile string
}

type writeResult struct {
	Proofs [][]byte
}

// write makes a tessera log in a folder, cosigned by the policy's witnesses, and torchwood's tlog-proof of each entry.
func write(ctx context.Context) (any, error) {
	var in writeInput
	if err := input(&in); err != nil {
		return nil, err
	}
	skey, vkey, err := note.GenerateKey(rand.Reader, in.Origin)
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(in.VkeyFile+".new", []byte(vkey), 0o600); err != nil {
		return nil, err
	}
	if err := os.Rename(in.VkeyFile+".new", in.VkeyFile); err != nil {
		return nil, err
	}
	signer, err := note.NewSigner(skey)
	if err != nil {
		return nil, err
	}
	witnesses, err := tessera.NewWitnessGroupFromPolicy([]byte(in.Policy))
	if err != nil {
		return nil, fmt.Errorf("tessera, policy: %w", err)
	}
	driver, err := posix.New(ctx, posix.Config{Path: in.Folder})
	if err != nil {
		return nil, err
	}
	options := tessera.NewAppendOptions().
		WithCheckpointSigner(signer).
		WithBatching(100, 100*time.Millisecond).
		WithCheckpointInterval(200*time.Millisecond).
		WithWitnesses(witnesses, &tessera.WitnessOptions{Timeout: 20 * time.Second})
	appender, shutdown, reader, err := tessera.NewAppender(ctx, driver, options)
	if err != nil {
		return nil, err
	}
	awaiter := tessera.NewPublicationAwaiter(ctx, reader.ReadCheckpoint, 50*time.Millisecond)
	var added []tessera.IndexFuture
	for _, entry := range in.Entries {
		added = append(added, appender.Add(ctx, tessera.NewEntry(entry)))
	}
	for _, future := range added {
		if _, err := future(); err != nil {
			return nil, err
		}
	}
	if _, _, err := awaiter.Await(ctx, appender.Add(ctx, tessera.NewEntry([]byte("the last one")))); err != nil {
		return nil, err
	}
	if err := shutdown(ctx); err != nil {
		return nil, err
	}
	return logProofs(ctx, in.Folder)
}

func logProofs(ctx context.Context, folder string) (any, error) {
	files := client.FileFetcher{Root: folder}
	signed, err := files.ReadCheckpoint(ctx)
	if err != nil {
		return nil, err
	}
	checkpoint, err := torchwood.ParseCheckpoint(string(textOf(signed)))
	if err != nil {
		return nil, err
	}
	builder, err := client.NewProofBuilder(ctx, uint64(checkpoint.N), files.ReadTile)
	if err != nil {
		return nil, err
	}
	var result writeResult
	for index := int64(0); index < checkpoint.N; index++ {
		hashes, err := builder.InclusionProof(ctx, uint64(index))
		if err != nil {
			return nil, err
		}
		var proof tlog.RecordProof
		for _, hash := range hashes {
			proof = append(proof, tlog.Hash(hash))
		}
		extra := fmt.Appendf(nil, "entry %d", index)
		result.Proofs = append(result.Proofs, torchwood.FormatProofWithExtraData(index, extra, proof, signed))
	}
	return result, nil
}

// textOf is what of a note is signed.
func textOf(signed []byte) []byte {
	for at := len(signed) - 1; at > 0; at-- {
		if signed[at] == '\n' && signed[at-1] == '\n' {
			return signed[:at]
		}
	}
	return signed
}
