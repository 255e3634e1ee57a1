// The exported symbols of the built package with their documentation, read from the declarations that editors read.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./tsc.js";

export interface Declaration {
  /** Below dist. */
  readonly file: string;
  readonly name: string;
  /** Text of the comment before it. */
  readonly doc: string | undefined;
}

const exported =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?^export (?:declare )?(?:abstract )?(?:interface|type|const|function|class) (\w+)/gm;

export function declarations(): readonly Declaration[] {
  const dist = path.join(root, "generated/dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".d.ts"));
  return files.sort().flatMap((file) => {
    const text = readFileSync(path.join(dist, file), "utf8");
    return [...text.matchAll(exported)].map(([, doc, name = ""]) => ({ file, name, doc }));
  });
}
