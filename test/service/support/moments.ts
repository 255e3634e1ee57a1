// The moments at which a kill leaves something else in a folder than a moment before: before and after each change that
// the process makes to a file, and in the middle of each file that it writes. What lies in the folder then is what a
// process finds that starts after the kill. SQLite's own way through a commit is not taken apart here.

import Sqlite from "better-sqlite3";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { entryOf } from "./results.js";

/** The files of a folder, by path. */
export type Snapshot = ReadonlyMap<string, Buffer>;

/** What may be done to a change instead: to fail it, for example. */
export type Watch = (change: string) => void;

const calls = ["mkdirSync", "openSync", "fsyncSync", "renameSync", "linkSync", "rmSync", "chmodSync"] as const;

/** Does some work, and tells of each change to a file or a database just before it is made, and of the end. */
export async function watchChanges<Result>(work: () => Promise<Result>, tell: Watch): Promise<Result> {
  let isTelling = false;
  const watch = (change: string) => {
    // What is told looks at files too.
    if (isTelling) return;
    isTelling = true;
    try {
      tell(change);
    } finally {
      isTelling = false;
    }
  };
  const prototype = Sqlite.prototype as { prepare: Sqlite.Database["prepare"]; exec: Sqlite.Database["exec"] };
  const { prepare, exec } = prototype;
  const original = Object.fromEntries([...calls, "writeFileSync" as const].map((name) => [name, fs[name]]));
  const { writeFileSync } = fs;
  const replaced = fs as unknown as Record<string, (...parameters: unknown[]) => unknown>;
  for (const name of calls) {
    const call = entryOf(replaced, name);
    replaced[name] = (...parameters) => {
      watch(name);
      return call(...parameters);
    };
  }
  replaced["writeFileSync"] = (file, content, options) => {
    watch("writeFileSync");
    const text = content as Buffer | string;
    writeFileSync(file as string, text.slice(0, text.length / 2), options as fs.WriteFileOptions);
    watch("writeFileSync in the middle");
    if (typeof file === "number") return writeFileSync(file, text.slice(text.length / 2));
    return writeFileSync(file as string, text, { ...(options as object), flag: "w" });
  };
  prototype.exec = function (this: Sqlite.Database, text: string) {
    watch(text);
    return exec.call(this, text);
  };
  prototype.prepare = function (this: Sqlite.Database, text: string) {
    const statement = prepare.call(this, text);
    if (!statement.readonly || /^(begin|commit|pragma)/i.test(text)) {
      const { run, all } = statement;
      statement.run = (...parameters: unknown[]) => {
        watch(text);
        return Reflect.apply(run, statement, parameters);
      };
      statement.all = (...parameters: unknown[]) => {
        watch(text);
        return Reflect.apply(all, statement, parameters);
      };
    }
    return statement;
  } as Sqlite.Database["prepare"];
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(fs, original);
    Object.assign(prototype, { prepare, exec });
    syncBuiltinESMExports();
  }
}

/** Does some work on a folder. @returns what has lain there meanwhile, each state once */
export async function momentsOf(folder: string, work: () => Promise<unknown>): Promise<Snapshot[]> {
  const moments: Snapshot[] = [];
  const look = () => {
    const snapshot = snapshotOf(folder);
    if (!moments.some((known) => isSame(known, snapshot))) moments.push(snapshot);
  };
  await watchChanges(work, look);
  look();
  return moments;
}

/** Makes a folder with what has lain in another one. */
export function layMoment(snapshot: Snapshot, folder: string): void {
  for (const [name, content] of snapshot) {
    if (name.endsWith("/")) fs.mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
    else fs.writeFileSync(path.join(folder, name), content, { mode: 0o600 });
  }
}

function snapshotOf(folder: string): Snapshot {
  const files = new Map<string, Buffer>();
  if (!fs.existsSync(folder)) return files;
  files.set("/", Buffer.alloc(0));
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory()) files.set(`${name}/`, Buffer.alloc(0));
    else files.set(name, fs.readFileSync(path.join(folder, name)));
  }
  return files;
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  if (one.size !== other.size) return false;
  for (const [name, content] of one) if (!other.get(name)?.equals(content)) return false;
  return true;
}
