// The Rust client of this service, made as docs/rust.md says, against the service as it runs, and held to the test vectors.
// It takes long to compile, so that one crate serves both.

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { apiKeyStamper } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../generator/fixture.js";
import { temporaryFolder } from "../generator/folders.js";
import { spawnService } from "../service/support/process.js";
import type { ServiceProcess } from "../service/support/process.js";
import { shown } from "../go/page.js";
import { share, turn } from "../share.js";
import {
  build,
  compared,
  document,
  hasRust,
  modelWithRust,
  programs,
  readAll,
  runProgram,
  withComparison,
  workspace,
  writeAll,
} from "./crates.js";
import type { Told } from "./crates.js";

/** What the crates of rust.system.test.ts are held to always, this one, which takes half a minute for it, at every fourth commit. */
const isLinted = turn(4).first === 0;
const context = { operation: { name: "whoami", kind: "query", path: "/" }, signal: undefined } as const;

describe.runIf(hasRust())("the Rust client of this service", () => {
  const folder = temporaryFolder("rust-custody-");
  let service: ServiceProcess;
  let crates = "";
  beforeAll(async () => {
    service = await spawnService(path.join(folder, "data"));
    const lines = shown("sh", "rust").replaceAll("rust-client", path.join(folder, "rust-client"));
    const made = spawnSync("bash", ["-ec", lines], { cwd: root, encoding: "utf8" });
    if (made.status !== 0) throw new Error(made.stdout + made.stderr);
    const files = readAll(path.join(folder, "rust-client/generated/rust"));
    // Of its types, which take a minute to compile, the commit's share is compared.
    const crate = withComparison(files, "countersign", (types) => share(types, turn(4)));
    const texts = { "countersign-page": shown("countersign", "rust"), "countersign-more": more };
    const own = { countersign: crate, programs: programs("countersign-programs", "countersign", texts) };
    crates = workspace("custody", own);
    build(crates, { lints: isLinted });
  }, 600_000);
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  test.runIf(isLinted)("is documented without a warning", () => {
    expect(document(path.join(crates, "countersign"), "countersign")).toBe("");
  });

  test("does as the vectors say", () => {
    writeAll(crates, compared([["countersign", modelWithRust("schema", "countersign"), "schema"]]));
    const { count, told } = JSON.parse(runProgram("countersign", crates, ["0", "0", "countersign"])) as Told;
    expect(told[0]).toEqual([]);
    expect(count).toBeGreaterThan(34_000);
  }, 60_000);

  test("signs, creates a wallet and waits for it, as the page shows", () => {
    expect(runProgram("countersign-page", folder, [])).toMatch(/^Completed 0x[0-9a-fA-F]{40}\n$/);
  });

  test("reads errors by their codes, and checks stamps that TypeScript has made", async () => {
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    const body = '{"text":"Grüße 😀"}';
    const { value } = await apiKeyStamper({ publicKey, privateKey }).stamp(new TextEncoder().encode(body), context);
    const stamp = JSON.parse(Buffer.from(value, "base64url").toString()) as object;
    const otherwise = Buffer.from(JSON.stringify({ ...stamp, scheme: "ANOTHER" })).toString("base64url");
    const said = runProgram("countersign-more", folder, [publicKey, value, body, otherwise]);
    expect(said.trim().split("\n")).toEqual([
      "whoami: true",
      "another key: true 401",
      "no such wallet: true 404 getWallet",
      "a name that is too long: true 400 /parameters/walletName",
      "checked before: /parameters/walletName",
      "the activity again: true",
      "a wrong pair: the private key does not belong to the public key",
      "stamp of TypeScript: true",
      "over another body: false",
      "by another key: false",
      "of another scheme: false",
      "session for a submit: createWallet: a session accompanies queries only true",
    ]);
  });
});

const more = `use countersign::{
    Client, CreateWalletIntent, CreateWalletRequest, Error, ErrorCode, GetWalletRequest, Options, P256Stamper, SessionStamper,
    Stamper, WhoamiRequest, check, verify_p256_stamp,
};

const STRANGER: &str = "030469c8f5ce3848bf44215c9cd4b4cb36972dc3dfd59fe9fd7ccedb00c7a3d19b";
const STRANGERS: &str = "4494af8709f8164cdcd74510051f3cbd9613c30e2c34215fde21721ab704d266";

fn failure<T: std::fmt::Debug>(answer: Result<T, Error>) -> Error {
    answer.expect_err("no error")
}

fn main() {
    let root: serde_json::Value = serde_json::from_str(&std::fs::read_to_string("data/root.json").unwrap()).unwrap();
    let of = |name: &str| root[name].as_str().unwrap();
    let client = |stamper: Box<dyn Stamper>| Client::new(of("baseUrl"), Options { stamper: Some(stamper), ..Options::default() });
    let own = client(Box::new(P256Stamper::new(of("apiPublicKey"), of("apiPrivateKey")).unwrap()));
    let organization = of("organizationId");

    let who = own.whoami(&WhoamiRequest::new(organization)).unwrap();
    println!("whoami: {}", *who.user_id == of("userId"));
    let stranger = client(Box::new(P256Stamper::new(STRANGER, STRANGERS).unwrap()));
    let error = failure(stranger.whoami(&WhoamiRequest::new(organization)));
    println!("another key: {} {}", error.code == ErrorCode::Unauthenticated, error.status);
    let error = failure(own.get_wallet(&GetWalletRequest::new(organization, "00000000-0000-7000-8000-000000000000")));
    println!("no such wallet: {} {} {}", error.code == ErrorCode::NotFound, error.status, error.operation);

    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis();
    let mut request = CreateWalletRequest::new(organization, CreateWalletIntent::new("x".repeat(10_000), vec![]));
    request.timestamp_ms = now.to_string().into();
    let error = failure(own.create_wallet(&request));
    let place = error.details[0]["fieldViolations"][0]["field"].as_str().unwrap();
    println!("a name that is too long: {} {} {place}", error.code == ErrorCode::InvalidArgument, error.status);
    println!("checked before: {}", check(&request)[0].path);
    request.parameters.wallet_name = "Twice".into();
    let first = own.create_wallet(&request).unwrap();
    let second = own.create_wallet(&request).unwrap();
    println!("the activity again: {}", first.activity.id == second.activity.id);

    println!("a wrong pair: {}", P256Stamper::new(of("apiPublicKey"), STRANGERS).err().unwrap());
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (public_key, value, body) = (&words[0], &words[1], words[2].as_bytes());
    println!("stamp of TypeScript: {}", verify_p256_stamp(public_key, value, body));
    println!("over another body: {}", verify_p256_stamp(public_key, value, &body[1..]));
    println!("by another key: {}", verify_p256_stamp(STRANGER, value, body));
    println!("of another scheme: {}", verify_p256_stamp(public_key, &words[3], body));
    let error = failure(client(Box::new(SessionStamper("a token".to_owned()))).create_wallet(&request));
    println!("session for a submit: {error} {}", std::error::Error::source(&error).is_some());
}
`;
