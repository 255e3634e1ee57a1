package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"os"

	f_note "github.com/transparency-dev/formats/note"
	"github.com/transparency-dev/witness/persistence/inmemory"
	"github.com/transparency-dev/witness/witness"
	"golang.org/x/mod/sumdb/note"
)

type witnessInput struct{ Origin, Vkey string }

// serveWitness runs transparency-dev's witness for one log, with an Ed25519 and an ML-DSA-44 key, until its input ends.
func serveWitness(ctx context.Context) (any, error) {
	decoder := json.NewDecoder(os.Stdin)
	var in witnessInput
	if err := decoder.Decode(&in); err != nil {
		return nil, err
	}
	log, err := note.NewVerifier(in.Vkey)
	if err != nil {
		return nil, err
	}
	skey, vkey, err := note.GenerateKey(rand.Reader, "witness.example/ed25519")
	if err != nil {
		return nil, err
	}
	ed25519, err := f_note.NewSignerForCosignatureV1(skey)
	if err != nil {
		return nil, err
	}
	cosignVkey, err := f_note.VKeyToCosignatureV1(vkey)
	if err != nil {
		return nil, err
	}
	mlSkey, mlVkey, err := f_note.GenerateMLDSAKey("witness.example/ml-dsa-44")
	if err != nil {
		return nil, err
	}
	mlDsa, err := f_note.NewMLDSASigner(mlSkey)
	if err != nil {
		return nil, err
	}
	own, err := witness.New(ctx, witness.Opts{
		Persistence: inmemory.New(),
		Signers:     []note.Signer{ed25519, mlDsa},
		VerifierForLog: func(_ context.Context, origin string) (note.Verifier, bool, error) {
			return log, origin == in.Origin, nil
		},
	})
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /add-checkpoint", witness.NewHTTPHandler(own).AddCheckpoint)
	go func() { _ = http.Serve(listener, mux) }()
	ready := map[string]any{"url": "http://" + listener.Addr().String(), "vkeys": []string{cosignVkey, mlVkey}}
	if err := json.NewEncoder(os.Stdout).Encode(ready); err != nil {
		return nil, err
	}
	_, err = io.Copy(io.Discard, os.Stdin)
	return map[string]any{}, err
}
