// The layers of the service: whom each room may import from, types included. A room stands above all that it imports
// from, so that there is no way around in a circle, and nothing is allowed that is not used.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "../../service/src");

/** Rooms from the ground up, each with those it imports from. `service` is what ties the rest together. */
const layers: readonly (readonly [room: string, ...imports: string[]])[] = [
  ["files"],
  ["event-loop"],
  ["tracing", "files"],
  ["net"],
  ["spelling"],
  ["policy-language", "spelling"],
  ["custody", "files", "event-loop", "tracing"],
  ["chains", "custody"],
  ["config", "files", "spelling", "custody"],
  ["log", "config"],
  ["audit", "files", "net", "config", "log"],
  ["store", "files", "event-loop", "tracing", "custody", "config"],
  ["backup", "files", "config", "store"],
  ["deployment-keys", "event-loop", "custody", "store"],
  ["params", "store"],
  ["organizations", "event-loop", "net", "policy-language", "custody", "store"],
  ["budgets", "config", "log", "store", "organizations"],
  ["signing", "event-loop", "chains", "policy-language", "custody", "params", "store"],
  ["policy", "event-loop", "chains", "policy-language", "store", "organizations", "signing"],
  ["oidc", "event-loop", "net", "config"],
  ["auth", "net", "params", "store", "organizations", "oidc"],
  ["delivery", "event-loop", "tracing", "config", "log", "store", "deployment-keys"],
  ["delivery/webhooks", "event-loop", "tracing", "net", "config", "log", "store", "organizations", "delivery"],
  ["delivery/messages", "files", "net", "custody", "config", "log", "params", "store", "delivery"],
  ["family", "event-loop", "custody", "config", "store", "organizations", "budgets", "policy", "oidc", "auth"],
  ["features/deployment-keys", "event-loop", "deployment-keys", "auth", "family"],
  ["features/transfer", "custody", "store", "deployment-keys", "family", "features/deployment-keys"],
  ["maintenance", "event-loop", "custody", "config", "log", "store", "deployment-keys", "signing"],
  ["features/messages", "config", "params", "store", "organizations", "delivery/messages", "family"],
  ["features/users", "config", "params", "store", "organizations", "oidc", "auth", "family"],
  [
    "features/login",
    "custody",
    "params",
    "store",
    "organizations",
    "oidc",
    "auth",
    "delivery/messages",
    "family",
    "features/messages",
    "features/users",
  ],
  ["features/policies", "event-loop", "spelling", "policy-language", "config", "store", "organizations", "family"],
  [
    "features/invitations",
    "custody",
    "config",
    "params",
    "store",
    "organizations",
    "auth",
    "family",
    "features/messages",
    "features/users",
  ],
  [
    "features/organizations",
    "files",
    "custody",
    "config",
    "store",
    "organizations",
    "delivery/webhooks",
    "family",
    "features/users",
  ],
  ["features/auth-proxy", "custody", "config", "organizations", "delivery/messages", "features/login"],
  ["features/tags", "config", "store", "family"],
  ["features/wallets", "chains", "custody", "config", "params", "store"],
  ["features/private-keys", "chains", "custody", "config", "params", "store", "features/tags", "features/wallets"],
  ["features/billing", "config", "params", "store", "family"],
  [
    "activities",
    "event-loop",
    "tracing",
    "chains",
    "policy-language",
    "config",
    "params",
    "store",
    "organizations",
    "budgets",
    "signing",
    "policy",
    "oidc",
    "auth",
    "delivery/webhooks",
    "delivery/messages",
    "family",
    "features/transfer",
    "features/messages",
    "features/users",
    "features/login",
    "features/policies",
    "features/invitations",
    "features/organizations",
    "features/auth-proxy",
    "features/tags",
    "features/wallets",
    "features/private-keys",
    "features/billing",
  ],
  [
    "queries",
    "event-loop",
    "chains",
    "policy-language",
    "custody",
    "config",
    "params",
    "store",
    "organizations",
    "policy",
    "oidc",
    "auth",
    "activities",
  ],
  ["archive", "files", "event-loop", "log", "params", "store", "backup", "auth", "activities"],
  ["doctor", "chains", "policy-language", "custody", "store", "maintenance", "features/organizations", "activities"],
  ["auth-proxy", "net", "custody", "config", "params", "store", "organizations", "oidc", "auth", "features/auth-proxy"],
  [
    "http",
    "files",
    "net",
    "event-loop",
    "tracing",
    "custody",
    "config",
    "log",
    "audit",
    "store",
    "deployment-keys",
    "organizations",
    "oidc",
    "auth",
    "features/invitations",
    "activities",
    "queries",
    "auth-proxy",
  ],
  [
    "service",
    "archive",
    "files",
    "event-loop",
    "custody",
    "config",
    "log",
    "audit",
    "store",
    "deployment-keys",
    "organizations",
    "budgets",
    "oidc",
    "auth",
    "delivery",
    "delivery/webhooks",
    "delivery/messages",
    "maintenance",
    "features/deployment-keys",
    "features/transfer",
    "features/organizations",
    "features/billing",
    "activities",
    "auth-proxy",
    "http",
  ],
  ["cli/terminal", "files", "custody", "config"],
  ["cli/session", "files", "custody", "cli/terminal"],
  ["cli/client", "files", "custody", "chains", "cli/terminal", "cli/session"],
  [
    "cli/policies",
    "event-loop",
    "chains",
    "policy-language",
    "params",
    "store",
    "organizations",
    "policy",
    "activities",
    "queries",
    "cli/terminal",
    "cli/session",
  ],
  [
    "cli/operator",
    "files",
    "custody",
    "config",
    "log",
    "store",
    "deployment-keys",
    "backup",
    "maintenance",
    "features/organizations",
    "archive",
    "doctor",
    "service",
    "cli/terminal",
    "cli/session",
  ],
  ["cli", "files", "cli/terminal", "cli/session", "cli/client", "cli/policies", "cli/operator"],
];

interface Import {
  readonly file: string;
  readonly from: string;
}

/** The room that a file is in: folders of `features`, `delivery` and `cli` are rooms of their own. */
function roomOf(file: string): string {
  const [top = "", second = "", third] = file.split("/");
  if (second === "") return "service";
  const hasRooms = ["features", "delivery", "cli"].includes(top);
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
