// A contract as it was at a commit, read from git's objects: nothing is checked out.

import { spawn } from "node:child_process";
import path from "node:path";
import type { Sources } from "../../load/contract-files.js";
import { isOfContractBelow } from "../../load/yaml-files.js";
import { AgainstError } from "./error.js";

interface Blob {
  readonly name: string;
  readonly id: string;
}

export async function readFromGit(ref: string, schema: string): Promise<Sources> {
  const commit = await commitOf(ref, schema);
  // In a folder of the work tree git lists what is below it, by names relative to it.
  const listing = await git(schema, ["ls-tree", "-r", "-z", commit]);
  const listed = listing
    .toString("utf8")
    .split("\0")
    .flatMap((line) => blobOf(line) ?? []);
  const names = new Set(listed.map(({ name }) => name));
  const blobs = listed.filter(({ name }) => !isOfContractBelow(name, names));
  if (!blobs.some(({ name }) => name === "contract.yaml"))
    throw new AgainstError(`there is no ${shown(schema)}/contract.yaml at git:${ref}`);
  const texts = await readBlobs(schema, blobs);
  return new Map(blobs.map(({ name }, index) => [name, texts[index] ?? ""]));
}

async function commitOf(ref: string, schema: string): Promise<string> {
  try {
    const found = await git(schema, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
    return found.toString("utf8").trim();
  } catch (cause) {
    if (cause instanceof AgainstError) throw cause;
    const help = "name a branch, tag or commit; in a shallow clone, `git fetch --unshallow` brings the rest";
    throw new AgainstError(`git knows no commit \`${ref}\` in ${shown(schema)}; ${help}`);
  }
}

/** The folder as a person would name it. */
function shown(folder: string): string {
  return path.relative(process.cwd(), folder) || ".";
}

/** `100644 blob 5f3c…\tshapes/users.yaml` */
function blobOf(line: string): Blob | undefined {
  const [, id, name] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
  return id !== undefined && name !== undefined && /\.ya?ml$/.test(name) ? { id, name } : undefined;
}

async function readBlobs(schema: string, blobs: readonly Blob[]): Promise<string[]> {
  const output = await git(schema, ["cat-file", "--batch"], blobs.map(({ id }) => `${id}\n`).join(""));
  const texts: string[] = [];
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0x0a, at);
    const size = Number(output.toString("utf8", at, end).split(" ")[2]);
    texts.push(new TextDecoder().decode(output.subarray(end + 1, end + 1 + size)));
    at = end + size + 2;
  }
  return texts;
}

function git(cwd: string, args: readonly string[], input = ""): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { cwd, stdio: ["pipe", "pipe", "pipe"] });
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    child.on("error", (cause: NodeJS.ErrnoException) =>
      reject(new AgainstError(cause.code === "ENOENT" ? "git is not installed" : cause.message)),
    );
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new Error(Buffer.concat(said).toString("utf8").trim() || `git ${args[0] ?? ""} failed`));
    });
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}
