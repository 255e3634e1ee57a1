// The layers of the service: whom each room may import from, types included. A room stands above all that it imports
// from, so that there is no way around in a circle, and nothing is allowed that is not used.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "../../service/src");

/** Rooms from the ground up, each with those it imports from. `service` is what ties the rest together. */
const layers: readonly (readonly [room: string, ...imports: string[]])[] = [
  ["event-loop"],
  ["net"],
  ["did-you-mean"],
  ["file-system"],
  ["installation"],
  ["tracing", "installation"],
  ["custody", "event-loop", "file-system", "tracing"],
  ["chains", "custody"],
  ["policy-language", "did-you-mean", "chains"],
  ["config", "did-you-mean", "file-system", "custody"],
  ["log", "config"],
  ["audit", "net", "file-system", "config", "log"],
  ["store", "event-loop", "file-system", "installation", "tracing", "custody", "config"],
  ["backup", "file-system", "config", "store"],
  ["deployment-keys", "event-loop", "custody", "store"],
  ["transparency", "event-loop", "config", "log", "store", "deployment-keys"],
  ["params", "store"],
  ["organizations", "event-loop", "net", "policy-language", "custody", "store", "params"],
  ["budgets", "config", "log", "store", "organizations"],
  ["signing", "event-loop", "custody", "chains", "policy-language", "store", "params"],
  ["policy", "event-loop", "chains", "policy-language", "store", "organizations", "signing"],
  ["oidc", "event-loop", "net", "config"],
  ["auth", "net", "store", "params", "organizations", "oidc"],
  ["delivery", "event-loop", "tracing", "config", "log", "store", "deployment-keys"],
  ["delivery/webhooks", "event-loop", "net", "tracing", "config", "log", "store", "organizations", "delivery"],
  ["delivery/messages", "net", "file-system", "custody", "config", "log", "store", "params", "delivery"],
  ["deployment-signatures", "event-loop", "deployment-keys", "auth"],
  ["maintenance", "event-loop", "custody", "config", "log", "store", "deployment-keys", "transparency"],
  [
    "activities/definition",
    "custody",
    "config",
    "store",
    "organizations",
    "budgets",
    "signing",
    "policy",
    "oidc",
    "auth",
    "deployment-signatures",
  ],
  ["activities/messages", "config", "store", "params", "organizations", "delivery/messages", "activities/definition"],
  ["activities/credentials", "config", "store", "params", "organizations", "oidc", "auth", "activities/definition"],
  [
    "activities/users",
    "config",
    "store",
    "params",
    "organizations",
    "oidc",
    "auth",
    "activities/definition",
    "activities/credentials",
  ],
  ["activities/tags", "config", "store", "params", "organizations", "activities/definition"],
  ["activities/wallets", "custody", "chains", "config", "store", "params", "activities/definition"],
  [
    "activities/private-keys",
    "custody",
    "chains",
    "config",
    "store",
    "params",
    "activities/definition",
    "activities/tags",
    "activities/wallets",
  ],
  [
    "activities/transfer",
    "custody",
    "chains",
    "store",
    "params",
    "activities/definition",
    "activities/wallets",
    "activities/private-keys",
  ],
  ["activities/signatures", "event-loop", "signing", "activities/definition"],
  [
    "activities/policies",
    "event-loop",
    "did-you-mean",
    "policy-language",
    "config",
    "store",
    "params",
    "organizations",
    "activities/definition",
  ],
  [
    "activities/invitations",
    "custody",
    "config",
    "store",
    "params",
    "organizations",
    "auth",
    "activities/definition",
    "activities/messages",
    "activities/credentials",
  ],
  [
    "activities/organizations",
    "file-system",
    "custody",
    "config",
    "store",
    "params",
    "organizations",
    "oidc",
    "delivery/webhooks",
    "activities/definition",
    "activities/messages",
    "activities/credentials",
    "activities/users",
    "activities/wallets",
    "activities/private-keys",
  ],
  ["activities/webhooks", "config", "store", "organizations", "delivery/webhooks", "activities/definition"],
  ["activities/billing", "config", "store", "params", "activities/definition"],
  [
    "activities/login",
    "custody",
    "store",
    "params",
    "organizations",
    "oidc",
    "auth",
    "delivery/messages",
    "activities/definition",
    "activities/messages",
    "activities/credentials",
    "activities/users",
    "activities/transfer",
  ],
  [
    "activities/auth-proxy",
    "custody",
    "config",
    "store",
    "organizations",
    "delivery/messages",
    "activities/definition",
    "activities/credentials",
    "activities/users",
    "activities/login",
  ],
  [
    "activities",
    "activities/definition",
    "activities/credentials",
    "activities/users",
    "activities/tags",
    "activities/wallets",
    "activities/private-keys",
    "activities/transfer",
    "activities/signatures",
    "activities/policies",
    "activities/invitations",
    "activities/organizations",
    "activities/webhooks",
    "activities/billing",
    "activities/login",
    "activities/auth-proxy",
  ],
  [
    "activities/engine",
    "event-loop",
    "tracing",
    "config",
    "store",
    "params",
    "organizations",
    "budgets",
    "signing",
    "policy",
    "auth",
    "delivery/webhooks",
    "transparency",
    "activities/definition",
    "activities/policies",
    "activities/login",
    "activities",
  ],
  [
    "queries",
    "event-loop",
    "custody",
    "chains",
    "policy-language",
    "config",
    "store",
    "params",
    "organizations",
    "signing",
    "policy",
    "oidc",
    "auth",
    "transparency",
    "activities/engine",
  ],
  [
    "archive",
    "event-loop",
    "file-system",
    "log",
    "store",
    "backup",
    "transparency",
    "params",
    "auth",
    "activities/engine",
  ],
  [
    "doctor",
    "custody",
    "chains",
    "policy-language",
    "store",
    "maintenance",
    "activities/organizations",
    "activities/engine",
  ],
  [
    "auth-proxy",
    "net",
    "custody",
    "config",
    "store",
    "params",
    "organizations",
    "oidc",
    "auth",
    "activities/auth-proxy",
  ],
  [
    "http",
    "event-loop",
    "net",
    "file-system",
    "installation",
    "tracing",
    "custody",
    "config",
    "log",
    "audit",
    "store",
    "deployment-keys",
    "transparency",
    "organizations",
    "oidc",
    "auth",
    "activities/invitations",
    "activities/engine",
    "queries",
    "auth-proxy",
  ],
  [
    "service",
    "event-loop",
    "installation",
    "custody",
    "config",
    "log",
    "audit",
    "store",
    "deployment-keys",
    "organizations",
    "budgets",
    "signing",
    "oidc",
    "auth",
    "delivery",
    "delivery/webhooks",
    "delivery/messages",
    "deployment-signatures",
    "transparency",
    "maintenance",
    "activities/organizations",
    "activities/billing",
    "activities/engine",
    "archive",
    "auth-proxy",
    "http",
  ],
  ["cli/terminal", "file-system", "custody", "config"],
  ["cli/session", "file-system", "custody", "cli/terminal"],
  ["cli/client", "file-system", "installation", "custody", "chains", "cli/terminal", "cli/session"],
  [
    "cli/policies",
    "event-loop",
    "chains",
    "policy-language",
    "store",
    "params",
    "organizations",
    "policy",
    "activities/engine",
    "queries",
    "cli/terminal",
    "cli/session",
  ],
  [
    "cli/operator",
    "file-system",
    "custody",
    "config",
    "log",
    "store",
    "backup",
    "deployment-keys",
    "maintenance",
    "activities/organizations",
    "archive",
    "doctor",
    "service",
    "cli/terminal",
    "cli/session",
  ],
  ["cli/log", "file-system", "custody", "transparency", "archive", "cli/terminal", "cli/session"],
  ["cli", "installation", "cli/terminal", "cli/session", "cli/client", "cli/policies", "cli/operator", "cli/log"],
];

interface Import {
  readonly file: string;
  readonly from: string;
}

/** The room that a file is in: folders of `activities`, `delivery` and `cli` are rooms of their own. */
function roomOf(file: string): string {
  const [top = "", second = "", third] = file.split("/");
  if (second === "") return "service";
  const hasRooms = ["activities", "delivery", "cli"].includes(top);
  return hasRooms && third !== undefined ? `${top}/${second}` : top;
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
const imports = files.flatMap((file): Import[] => {
  const text = readFileSync(join(source, file), "utf8");
  const names = [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*"(\.[^"]+)\.js"/gm)].map(([, name = ""]) => name);
  return names.map((name) => ({ file, from: `${normalize(join(dirname(file), name))}.ts` }));
});
const crossing = imports.filter(({ file, from }) => !from.startsWith("..") && roomOf(file) !== roomOf(from));

describe("the service's rooms", () => {
  it("are all listed, each above those it may import from", () => {
    expect(layers.map(([room]) => room).toSorted()).toEqual([...new Set(files.map(roomOf))].toSorted());
    for (const [index, [room, ...allowed]] of layers.entries()) {
      const below = new Set(layers.slice(0, index).map(([name]) => name));
      expect(
        allowed.filter((name) => !below.has(name)),
        `${room} may import from what is not below it`,
      ).toEqual([]);
    }
  });

  it.each(layers)("%s imports only from rooms that its layer lists", (room, ...allowed) => {
    const offending = crossing
      .filter(({ file, from }) => roomOf(file) === room && !allowed.includes(roomOf(from)))
      .map(({ file, from }) => `${file} imports ${from}`);
    expect(offending).toEqual([]);
  });

  it.each(layers)("%s imports from every room that its layer lists", (room, ...allowed) => {
    const used = new Set(crossing.filter(({ file }) => roomOf(file) === room).map(({ from }) => roomOf(from)));
    expect(allowed.filter((name) => !used.has(name))).toEqual([]);
  });

  it("know no database but in its driver: these alone import from one", () => {
    const isDriver = (file: string) => /^store\/(?:sqlite|postgres)\//.test(file);
    const others = imports.filter(({ file, from }) => isDriver(from) && dirname(file) !== dirname(from));
    expect([...new Set(others.map(({ file }) => file))].toSorted()).toEqual([
      "backup/snapshot.ts",
      "store/deployment-lock.ts",
      "store/open.ts",
    ]);
    const asking = files.filter(
      (file) => !isDriver(file) && /[!=]== "(?:sqlite|postgres(?:ql)?)"/.test(readFileSync(join(source, file), "utf8")),
    );
    expect(asking).toEqual([]);
  });

  it("import nothing of the service from outside it", () => {
    expect(
      imports.filter(({ from }) => from.startsWith("..") && !from.startsWith("../package")).map(({ file }) => file),
    ).toEqual([]);
  });
});
