// A version or a family that is added to the contract does not compile until its descriptor says everything.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { frugal } from "../../api/tsc.js";

const root = process.cwd();
let scratch: string;

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "countersign-descriptors-"));
  cpSync("service/src", path.join(scratch, "service/src"), { recursive: true });
  cpSync("tsconfig.base.json", path.join(scratch, "tsconfig.base.json"));
  const compilerOptions = { noEmit: true, rootDir: "../..", lib: ["ES2023"], types: ["node"] };
  const config = {
    extends: "../tsconfig.base.json",
    compilerOptions: { ...compilerOptions, rootDir: ".." },
    include: ["src"],
  };
  writeFileSync(path.join(scratch, "service/tsconfig.json"), JSON.stringify(config));
  writeFileSync(path.join(scratch, "package.json"), JSON.stringify({ type: "module" }));
  mkdirSync(path.join(scratch, "node_modules/@countersign"), { recursive: true });
  for (const name of ["node_modules/@types"]) symlinkSync(path.join(root, name), path.join(scratch, name));
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function edit(place: string, from: RegExp, to: string): void {
  const text = readFileSync(place, "utf8");
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  writeFileSync(place, edited);
}

/** The package of the contract, as it is built. */
function freshApi(): string {
  const api = path.join(scratch, "node_modules/@countersign/api");
  rmSync(api, { recursive: true, force: true });
  cpSync("generated", api, { recursive: true, dereference: true });
  return path.join(api, "dist");
}

/** Gives each table of types another entry. */
function add(api: string, type: string, family: string, intent: string, result: string): void {
  edit(path.join(api, "enums.d.ts"), /export type ActivityType =/, `export type ActivityType = "${type}" |`);
  edit(path.join(api, "activity.d.ts"), /interface IntentByType \{/, `$& readonly ${type}: ${intent};`);
  edit(path.join(api, "activity.d.ts"), /interface ResultByType \{/, `$& readonly ${type}: ${result};`);
  edit(path.join(api, "activity.d.ts"), /interface FamilyByType \{/, `$& readonly ${type}: "${family}";`);
  edit(path.join(api, "upgrades/index.d.ts"), /interface LatestType \{/, `$& readonly ${type}: "${type}";`);
}

function errors(): string[] {
  const compiler = path.join(root, "node_modules/.bin/tsc");
  try {
    execFileSync(compiler, ["-p", path.join(scratch, "service"), ...frugal], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
    });
    return [];
  } catch (error) {
    return (error as { readonly stdout: string }).stdout
      .split(/\n(?=\S)/)
      .filter((finding) => finding.includes("error TS"));
  }
}

test("a new version leads to its family's descriptor, and a new family to the list of them", () => {
  const api = freshApi();
  add(
    api,
    "ACTIVITY_TYPE_DELETE_WALLETS_V2",
    "deleteWallets",
    "DeleteWalletsIntent & { readonly heirWalletId: string }",
    "DeleteWalletsResult",
  );
  add(api, "ACTIVITY_TYPE_BURN_WALLET", "burnWallet", "DeleteWalletsIntent", "DeleteWalletsResult");
  const found = errors();
  expect(found.filter((line) => line.includes("wallets/delete-wallets.ts")).join("\n")).toMatch(
    /heirWalletId[^]*ACTIVITY_TYPE_DELETE_WALLETS_V2/,
  );
  expect(found.join("\n")).toMatch(/activities\/families\.ts.*burnWallet/);
});

test("a family does not compile without what decides about its authority, its subjects and its secrets", () => {
  freshApi();
  const required: readonly [file: string, left: RegExp, missing: string][] = [
    ["wallets/delete-wallets.ts", /^ {2}authority: .*\n/m, "authority"],
    ["wallets/update-wallet.ts", /^ {2}subjects: .*\n/m, "subjects"],
    ["private-keys/disable-private-key.ts", /privateKeyId: "privateKey"/, "privateKeyId"],
    ["wallets/create-wallet.ts", /^ {2}createsSubject: .*\n/m, "createsSubject"],
    ["users/update-user-name.ts", /\.\.\.plain, /, "ACTIVITY_TYPE_UPDATE_USER_NAME"],
    ["users/delete-users.ts", /\.\.\.byPolicy, /, "rootQuorumOnly"],
  ];
  const families = path.join(scratch, "service/src/activities");
  for (const [file, left] of required) edit(path.join(families, file), left, "");
  const found = errors();
  for (const [file, , missing] of required) {
    expect(found.filter((line) => line.includes(file)).join("\n"), file).toContain(missing);
  }
});
