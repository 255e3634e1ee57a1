// Where the server is: the origin, and the path that all operations share.

import { itemsOf, member, membersOf, textOf } from "./document.js";
import type { Document } from "./document.js";
import type { Findings } from "./findings.js";

export interface ServerDraft {
  readonly server: string;
  readonly basePath: string;
}

const here = "http://localhost:8080";

export function readServer(document: Document, findings: Findings): ServerDraft {
  const servers = itemsOf(document.at("/servers"));
  const [first, ...others] = servers;
  const variables = member(first, "variables");
  const written = textOf(member(first, "url")) ?? "/";
  const filled = membersOf(variables).reduce(
    (url, [name, variable]) => url.replaceAll(`{${name}}`, textOf(member(variable, "default")) ?? name),
    written,
  );
  if (membersOf(variables).length > 0)
    findings.add(
      "changed",
      "/servers/0/variables",
      `a contract's server has no variables: it is ${filled.slice(0, 200)}`,
    );
  others.forEach((_, index) =>
    findings.add("left-out", `/servers/${index + 1}`, "a contract has one server: the others are left out"),
  );
  const url = parse(filled);
  if (!url) {
    findings.add("changed", "/servers/0/url", `\`${filled.slice(0, 200)}\` is no address of a server: it is ${here}`);
    return { server: here, basePath: "/" };
  }
  const path = url.pathname.replace(/\/+$/, "");
  const isPath = path === "" || /^(?:\/[A-Za-z0-9_.-]+)+$/.test(path);
  if (!isPath)
    findings.add("changed", "/servers/0/url", `\`${path.slice(0, 200)}\` cannot be a path that all operations share`);
  return { server: url.origin, basePath: isPath && path !== "" ? path : "/" };
}

function parse(text: string): URL | undefined {
  try {
    const url = new URL(text, here);
    return url.protocol === "http:" || url.protocol === "https:" ? url : undefined;
  } catch {
    return undefined;
  }
}
