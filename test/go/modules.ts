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
  const calls = callsOf(files);
  const typed = `${clause}
import (${imports(made.join("") + calls)})

func init() {
${made.join("")}${verified}${calls}}

// Typed makes a pointer to a type of the contract.
func Typed(name string) any {
	switch name {
${cases.join("")}	}
	return nil
}
`;
  const own = (name: string): string => read(name).replace("package contract\n", clause);
  return new Map([
    ["vectors.go", own("vectors.go")],
    ["typed.go", typed],
    ...(files.has("client.go") ? [["called.go", own("called.go").replace("Operation{", operation)] as const] : []),
  ]);
}

const packages = ["context", "encoding/base64", "encoding/json", "errors", "net/http", "time"];

function imports(text: string): string {
  const used = packages.filter((name) => text.includes(`${path.basename(name)}.`));
  return used.map((name) => `\n\t"${name}"`).join("") + (used.length > 0 ? "\n" : "");
}

/** How a test calls what waits, what answers headers, and what verifies webhooks. */
function callsOf(files: ReadonlyMap<string, string>): string {
  const text = files.get("operations.go") ?? "";
  const options = (files.get("client.go") ?? "").includes("\ntype APIOptions ") ? "APIOptions" : "Options";
  const given = (type: string): string =>
    `\t\tvar given ${type}\n\t\tif err := json.Unmarshal(text, &given); err != nil {\n\t\t\tpanic(err)\n\t\t}\n` +
    `\t\tc := NewClient("http://played", ${options}{HTTPClient: &http.Client{Transport: server}, Attempts: 1, Interval: 1})\n`;
  const opening = "func(ctx context.Context, server http.RoundTripper, text []byte)";
  const waits = [
    ...text.matchAll(/^func \(c \*\w+\) (\w+)UntilDone\(ctx context.Context, request (\w+)\)/gm),
    ...text.matchAll(/^func \(c \*\w+\) (WaitFor\w+)\(ctx context.Context, last (\w+)\)/gm),
  ].map(([, name = "", type = ""]) => {
    const isActivity = name.startsWith("WaitFor");
    const key = isActivity ? "" : name.toLowerCase();
    const call = `c.${name}${isActivity ? "" : "UntilDone"}(ctx, given)`;
    return `\twaits["${key}"] = ${opening} (string, error) {\n${given(type)}\t\toutcome, _, err := ${call}\n\t\treturn string(outcome), err\n\t}\n`;
  });
  const headed = [
    ...text.matchAll(
      /^func \(c \*\w+\) (\w+WithHeaders)\(ctx context.Context, request (\w+)\).*\n.*, (".*?"), request\)$/gm,
    ),
  ].map(
    ([, name = "", type = "", key = ""]) =>
      `\theaded[${key}] = ${opening} (any, error) {\n${given(type)}\t\t_, headers, err := c.${name}(ctx, given)\n\t\treturn headers, err\n\t}\n`,
  );
  const verified = [...text.matchAll(/^func (Verify\w+)\(header .*\n\treturn verifyWebhook\[.*\]\((".*?"),/gm)].map(
    ([
      ,
      name = "",
      key = "",
    ]) => `\tverified[${key}] = func(header http.Header, body, set []byte, now time.Time) (any, string, error) {
		keys, err := ParseWebhookKeys(set)
		if err != nil {
			return nil, "", err
		}
		payload, _, err := ${name}(header, body, keys, now)
		if refused, ok := errors.AsType[*WebhookRefused](err); ok {
			return nil, refused.Reason, nil
		}
		return payload, "", err
	}
`,
  );
  return [...waits, ...headed, ...verified].join("");
}

function read(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), "utf8");
}

export function writeAll(folder: string, files: Iterable<readonly [string, string]>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
}
