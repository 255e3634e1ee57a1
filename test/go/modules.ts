// Emitted Go modules in a folder, beside the programs that test them.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emitGo } from "../../generator/src/emit/go/go.js";
import type { Model } from "../../generator/src/model/model.js";
import { modelOf, root, sourcesOf, templates } from "../generator/fixture.js";

/** Whether there is a Go. Where there is none, the run says so; in CI it fails. */
export function hasGo(): boolean {
  if (spawnSync("go", ["version"]).status === 0) return true;
  const skipped = "what is emitted in Go: there is no go";
  if (process.env["CI"]) throw new Error(`CI cannot skip ${skipped}`);
  console.warn(`skipped: ${skipped}`);
  return false;
}

/** Without the network, and with the same paths in every folder, so that what was built before is built. */
export function runGo(folder: string, ...words: readonly string[]): string {
  const [program = "go", ...others] = words;
  const env = { ...process.env, GOPROXY: "off", GOFLAGS: "-trimpath -buildvcs=false", GOTOOLCHAIN: "local" };
  const { status, stdout, stderr } = spawnSync(program, others, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${words.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** @param contract folder in the repository */
export function modelWithGo(contract: string, module: string): Model {
  const model = modelOf(sourcesOf(path.join(root, contract)));
  const { manifest } = model.contract;
  return { ...model, contract: { ...model.contract, manifest: { ...manifest, go: { module, folder: "go" } } } };
}

/** Text by name in the module's folder. */
export function goFiles(model: Model): ReadonlyMap<string, string> {
  const files = emitGo({ model, templates: templates() });
  return new Map(files.map(({ path: name, text }) => [path.basename(name), text]));
}

export function packageOf(files: ReadonlyMap<string, string>): string {
  return /^package (\w+)$/m.exec(files.get("types.go") ?? "")?.[1] ?? "";
}

/** How a test makes each of the stampers that Go has. */
const stampers: Readonly<Record<string, string>> = {
  p256: "return P256Stamper(one.Key.PublicKey, one.Key.PrivateKey)",
  attested: `text, _ := base64.RawURLEncoding.DecodeString(one.Value)
		members := map[string]string{}
		_ = json.Unmarshal(text, &members)
		key, err := P256Stamper(one.Key.PublicKey, one.Key.PrivateKey)
		return AttestedStamper(key, members["scheme"], members["publicKeyAttestation"]), err`,
  bearer: "return BearerStamper(one.Token), nil",
  token: "return TokenStamper(one.Token), nil",
  session: "return SessionStamper(one.Token), nil",
};

/** What compares a module with vectors, as files of its package. */
export function comparison(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const clause = `package ${packageOf(files)}\n`;
  const types = [
    ...(files.get("types.go") ?? "").matchAll(/^func \((\w+)\) contractType\(\) string \{\n\treturn (".*")$/gm),
  ];
  const cases = types.map(([, type = "", name = ""]) => `\tcase ${name}:\n\t\treturn new(${type})\n`);
  const made = Object.entries(stampers)
    .filter(([name]) => files.has(`stamper_${name}.go`) && (name !== "attested" || files.has("stamper_p256.go")))
    .map(([name, body]) => `\tstampers["${name}"] = func(one stampCase) (Stamper, error) {\n\t\t${body}\n\t}\n`);
  const verified = files.has("stamper_p256.go") ? '\tverifiers["p256"] = VerifyP256Stamp\n' : "";
  const operation = (files.get("client.go") ?? "").includes("\ntype APIOperation ") ? "APIOperation{" : "Operation{";
  const text = read("vectors.go").replace("package contract\n", clause).replace("Operation{", operation);
  const typed = `${clause}
import (${made.join("").includes("base64.") ? '\n\t"encoding/base64"\n\t"encoding/json"\n' : ""})

func init() {
${made.join("")}${verified}}

// Typed makes a pointer to a type of the contract.
func Typed(name string) any {
	switch name {
${cases.join("")}	}
	return nil
}
`;
  return new Map([
    ["vectors.go", text],
    ["typed.go", typed],
  ]);
}

function read(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), "utf8");
}

export function writeAll(folder: string, files: Iterable<readonly [string, string]>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
}
