// Has op-signer's own client sign transactions and block payloads, and go-ethereum recover who signed them.
package main

import (
	"context"
	"fmt"
	"math/big"
	"os"

	"github.com/ethereum-optimism/optimism/op-service/eth"
	"github.com/ethereum-optimism/optimism/op-service/signer"
	optls "github.com/ethereum-optimism/optimism/op-service/tls"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/log"
	"github.com/holiman/uint256"
)

func main() {
	files := optls.CLIConfig{
		TLSCaCert: os.Getenv("TLS_CA"), TLSCert: os.Getenv("TLS_CERT"), TLSKey: os.Getenv("TLS_KEY"), Enabled: true,
	}
	client, err := signer.NewSignerClient(log.NewLogger(log.DiscardHandler()), os.Getenv("ENDPOINT"), nil, files)
	check(err)
	defer client.Close()
	from := common.HexToAddress(os.Getenv("ADDRESS"))
	to := common.HexToAddress("0x70997970C51812dc3A010C7d01b50e0d17dc79C8")
	chainID := big.NewInt(10)
	chain, data := uint256.NewInt(10), []byte{1, 2, 3}
	tip, most, none := uint256.NewInt(1), uint256.NewInt(30), uint256.NewInt(0)
	delegation := types.SetCodeAuthorization{
		ChainID: *chain, Address: to, Nonce: 4, V: 1, R: *uint256.NewInt(7), S: *uint256.NewInt(8),
	}
	for _, unsigned := range []types.TxData{
		&types.DynamicFeeTx{
			ChainID: chainID, Nonce: 7, GasTipCap: tip.ToBig(), GasFeeCap: most.ToBig(), Gas: 60_000, To: &to,
			Value: big.NewInt(5), Data: data,
			AccessList: types.AccessList{{Address: to, StorageKeys: []common.Hash{{1}}}},
		},
		&types.DynamicFeeTx{
			ChainID: chainID, Nonce: 8, GasTipCap: tip.ToBig(), GasFeeCap: most.ToBig(), Gas: 60_000, Data: data,
		},
		&types.BlobTx{
			ChainID: chain, Nonce: 9, GasTipCap: tip, GasFeeCap: most, Gas: 60_000, To: to, Value: none,
			BlobFeeCap: tip, BlobHashes: []common.Hash{{1, 2}},
		},
		&types.SetCodeTx{
			ChainID: chain, Nonce: 10, GasTipCap: tip, GasFeeCap: most, Gas: 60_000, To: to, Value: none,
			AuthList: []types.SetCodeAuthorization{delegation},
		},
	} {
		asked := types.NewTx(unsigned)
		signed, err := client.SignTransaction(context.Background(), chainID, from, asked)
		check(err)
		rules := types.LatestSignerForChainID(chainID)
		by, err := types.Sender(rules, signed)
		check(err)
		if rules.Hash(signed) != rules.Hash(asked) {
			check(fmt.Errorf("another transaction was signed: %v", signed))
		}
		fmt.Println("transaction", signed.Type(), by.Hex())
	}

	payload := []byte("a block")
	first := signer.NewBlockPayloadArgs([32]byte{}, chainID, payload, &from)
	message, err := first.Message()
	check(err)
	signature, err := client.SignBlockPayload(context.Background(), first)
	check(err)
	fmt.Println("payload 1", signerOf(message, signature))
	second := &signer.BlockPayloadArgsV2{
		ChainID: eth.ChainIDFromBig(chainID), PayloadHash: signer.PayloadHash(payload), SenderAddress: &from,
	}
	message, err = second.Message()
	check(err)
	signature, err = client.SignBlockPayloadV2(context.Background(), second)
	check(err)
	fmt.Println("payload 2", signerOf(message, signature))
}

func signerOf(message *signer.BlockSigningMessage, signature eth.Bytes65) string {
	key, err := crypto.SigToPub(message.ToSigningHash().Bytes(), signature[:])
	check(err)
	return crypto.PubkeyToAddress(*key).Hex()
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
