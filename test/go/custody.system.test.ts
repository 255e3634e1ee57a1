// The Go client of this service, made as docs/go.md says, against the service as it runs.

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { apiKeyStamper } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../generator/fixture.js";
import { temporaryFolder } from "../generator/folders.js";
import { spawnService } from "../service/support/process.js";
import type { ServiceProcess } from "../service/support/process.js";
import { hasGo, runGo, writeAll } from "./modules.js";
import { shown } from "./page.js";

const context = { operation: { name: "whoami", kind: "query", path: "/" }, signal: undefined } as const;

describe.runIf(hasGo())("the Go client of this service", () => {
  const folder = temporaryFolder("go-custody-");
  let service: ServiceProcess;
  beforeAll(async () => {
    service = await spawnService(path.join(folder, "data"));
    const lines = shown("sh").replaceAll("go-client", path.join(folder, "go-client"));
    const made = spawnSync("bash", ["-ec", lines], { cwd: root, encoding: "utf8" });
    if (made.status !== 0) throw new Error(made.stdout + made.stderr);
    const module = "example.com/countersign";
    writeAll(folder, [
      [
        "go.mod",
        `module example.com/program\n\ngo 1.26\n\nrequire ${module} v0.0.0\n\nreplace ${module} => ./go-client/generated/go\n`,
      ],
    ]);
    writeAll(path.join(folder, "page"), [["main.go", shown("countersign")]]);
    writeAll(path.join(folder, "more"), [["main.go", more]]);
  }, 300_000);
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  test("signs, creates a wallet and waits for it, as the page shows", () => {
    expect(runGo(folder, "gofmt", "-l", "page")).toBe("");
    expect(runGo(folder, "go", "run", "./page")).toMatch(/^completed 0x[0-9a-fA-F]{40}\n$/);
  });

  test("reads errors by their codes, and checks stamps that TypeScript has made", async () => {
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    const body = '{"text":"Grüße 😀"}';
    const { value } = await apiKeyStamper({ publicKey, privateKey }).stamp(new TextEncoder().encode(body), context);
    const said = runGo(folder, "go", "run", "./more", publicKey, value, body);
    expect(said.trim().split("\n")).toEqual([
      "whoami: true",
      "another key: true 401",
      "no such wallet: true 404 getWallet",
      "a name that is too long: true 400 /parameters/walletName",
      "checked before: /parameters/walletName",
      "the activity again: true",
      "a wrong pair: privateKey does not belong to publicKey",
      "stamp of TypeScript: true",
      "over another body: false",
      "by another key: false",
      "session for a submit: a session accompanies queries only",
    ]);
  });
});

const more = `package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	countersign "example.com/countersign"
)

func main() {
	var root struct{ OrganizationID, UserID, APIPublicKey, APIPrivateKey, BaseURL string }
	text, _ := os.ReadFile("data/root.json")
	_ = json.Unmarshal(text, &root)
	ctx := context.Background()
	stamper, err := countersign.P256Stamper(root.APIPublicKey, root.APIPrivateKey)
	if err != nil {
		panic(err)
	}
	now := time.Now()
	options := countersign.Options{Stamper: stamper, Now: func() time.Time { return now }}
	client := countersign.NewClient(root.BaseURL, options)
	organization := countersign.OrganizationID(root.OrganizationID)

	who, err := client.Whoami(ctx, countersign.WhoamiRequest{OrganizationID: organization})
	if err != nil {
		panic(err)
	}
	fmt.Println("whoami:", string(who.UserID) == root.UserID)

	var failed *countersign.Error
	unknown, _ := countersign.P256Stamper(
		"030469c8f5ce3848bf44215c9cd4b4cb36972dc3dfd59fe9fd7ccedb00c7a3d19b",
		"4494af8709f8164cdcd74510051f3cbd9613c30e2c34215fde21721ab704d266")
	stranger := countersign.NewClient(root.BaseURL, countersign.Options{Stamper: unknown})
	_, err = stranger.Whoami(ctx, countersign.WhoamiRequest{OrganizationID: organization})
	fmt.Println("another key:", errors.As(err, &failed) && errors.Is(err, countersign.ErrorCodeUnauthenticated), failed.Status)

	_, err = client.GetWallet(ctx, countersign.GetWalletRequest{OrganizationID: organization, WalletID: "00000000-0000-7000-8000-000000000000"})
	fmt.Println("no such wallet:", errors.As(err, &failed) && errors.Is(err, countersign.ErrorCodeNotFound), failed.Status, failed.Operation)

	request := countersign.CreateWalletRequest{
		OrganizationID: organization,
		TimestampMs:    countersign.MillisecondTimestamp(fmt.Sprint(now.UnixMilli())),
		Parameters:     countersign.CreateWalletIntent{WalletName: countersign.WalletName(strings.Repeat("x", 10_000))},
	}
	_, err = client.CreateWallet(ctx, request)
	var violations []struct{ FieldViolations []struct{ Field string } }
	details, _ := json.Marshal(failed.Details)
	if errors.As(err, &failed) {
		details, _ = json.Marshal(failed.Details)
	}
	_ = json.Unmarshal(details, &violations)
	fmt.Println("a name that is too long:", errors.Is(err, countersign.ErrorCodeInvalidArgument), failed.Status, violations[0].FieldViolations[0].Field)
	issues, _ := countersign.Check(request)
	fmt.Println("checked before:", issues[0].Path)

	request.Parameters.WalletName = "Twice"
	first, err := client.CreateWallet(ctx, request)
	if err != nil {
		panic(err)
	}
	second, err := client.CreateWallet(ctx, request)
	if err != nil {
		panic(err)
	}
	fmt.Println("the activity again:", first.Activity.ID == second.Activity.ID)

	_, err = countersign.P256Stamper(root.APIPublicKey, "4494af8709f8164cdcd74510051f3cbd9613c30e2c34215fde21721ab704d266")
	fmt.Println("a wrong pair:", err)
	publicKey, value, body := os.Args[1], os.Args[2], []byte(os.Args[3])
	fmt.Println("stamp of TypeScript:", countersign.VerifyP256Stamp(publicKey, value, body))
	fmt.Println("over another body:", countersign.VerifyP256Stamp(publicKey, value, body[1:]))
	fmt.Println("by another key:", countersign.VerifyP256Stamp("030469c8f5ce3848bf44215c9cd4b4cb36972dc3dfd59fe9fd7ccedb00c7a3d19b", value, body))

	session := countersign.NewClient(root.BaseURL, countersign.Options{Stamper: countersign.SessionStamper("a token")})
	_, err = session.CreateWallet(ctx, request)
	fmt.Println("session for a submit:", err)
}
`;
