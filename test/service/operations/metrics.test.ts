// What Prometheus reads: that it follows the conventions, moves with what the service does, and has what docs/monitoring.md
// and the rules and the dashboard of docs/operations name.

import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newSubOrganizationOf } from "../support/people.js";
import { act, newWallet, signing, submit, vote } from "../support/requests.js";
import type { Sender } from "../support/requests.js";
import { database, newKey } from "../support/service.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { readExposition } from "./exposition.js";
import type { Family } from "./exposition.js";

const docs = path.join(import.meta.dirname, "../../../docs");

describe(`on ${database}, /metrics`, () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const read = async (): Promise<ReadonlyMap<string, Family>> => {
    const response = await fetch(`${world.service.managementUrl}/metrics`);
    expect(response.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    return readExposition(await response.text());
  };
  /** The value of a sample, 0 where there is none yet. */
  const valueOf = async (name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> => {
    const family = (await read()).get(name.replace(/_(?:count|sum)$/, "")) ?? (await read()).get(name);
    const matches = family?.samples.filter(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    );
    return matches?.reduce((sum, { value }) => sum + value, 0) ?? 0;
  };

  test("follows the conventions: help, type, units, suffixes, one series once", async () => {
    const families = await read();
    expect(families.size).toBeGreaterThan(40);
    for (const { name, type, help, samples } of families.values()) {
      expect(help, name).toMatch(/\S/);
      expect(name.endsWith("_total"), name).toBe(type === "counter");
      expect(name, name).not.toMatch(/_(?:ms|milliseconds|kilobytes|count|sum|bucket)$/);
      const series = samples.map((sample) => sample.name + JSON.stringify(sample.labels));
      expect(new Set(series).size, name).toBe(series.length);
    }
  });

  test("counts signatures, decisions and custody's work", async () => {
    const { root } = world;
    const before = await valueOf("countersign_signatures_total", { curve: "CURVE_SECP256K1", outcome: "signed" });
    const allowed = await valueOf("countersign_policy_decisions_total", { outcome: "allow" });
    const asked = await valueOf("countersign_custody_request_duration_seconds_count", { operation: "sign" });
    const address = await newWallet(root, "Metered");
    await act(root, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "00ff"));
    expect(await valueOf("countersign_signatures_total", { curve: "CURVE_SECP256K1", outcome: "signed" })).toBe(
      before + 1,
    );
    expect(await valueOf("countersign_policy_decisions_total", { outcome: "allow" })).toBe(allowed + 2);
    expect(await valueOf("countersign_custody_request_duration_seconds_count", { operation: "sign" })).toBeGreaterThan(
      asked,
    );
    await vi.waitFor(async () => expect(await valueOf("countersign_custody_waiting_requests")).toBe(0));
  });

  test("counts refused stamps by reason, and nothing that a caller chooses is a label", async () => {
    const { root } = world;
    const stranger: Sender = { ...senderOf(root), key: newKey() };
    const nowhere: Sender = { ...senderOf(root), organizationId: "00000000-0000-4000-8000-000000000000" };
    const reasons = ["missing", "malformed", "unknown_credential", "unknown_organization"];
    const before = await Promise.all(reasons.map((reason) => valueOf("countersign_stamps_refused_total", { reason })));
    const whoami = `${world.service.baseUrl}/public/v1/query/whoami`;
    await fetch(whoami, { method: "POST", body: "{}" });
    await fetch(whoami, { method: "POST", body: "{}", headers: { "X-Stamp": "%" } });
    await submit(stranger, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "a", userIds: [] });
    await submit(nowhere, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "a", userIds: [] });
    await fetch(`${world.service.baseUrl}/made/up/by/a/caller`);
    const after = await Promise.all(reasons.map((reason) => valueOf("countersign_stamps_refused_total", { reason })));
    expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([1, 1, 1, 1]);
    const text = await (await fetch(`${world.service.managementUrl}/metrics`)).text();
    for (const chosen of ["made/up", stranger.key.publicKey, nowhere.organizationId, root.organizationId]) {
      expect(text).not.toContain(chosen);
    }
  });

  test("tells how many activities wait for votes, and for how long", async () => {
    const [ada, ben] = await newSubOrganizationOf(world.root, "Ada", "Ben");
    const userIds = [ada.userId, ben.userId];
    await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
    expect(await valueOf("countersign_waiting_activities")).toBe(0);
    const waiting = await act(ada, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "b", userIds: [] });
    expect(await valueOf("countersign_waiting_activities")).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const age = await valueOf("countersign_oldest_waiting_activity_age_seconds");
    expect(age).toBeGreaterThan(0.01);
    expect(age).toBeLessThan(60);
    const decided = await valueOf("countersign_policy_decisions_total");
    await vote(ben, "APPROVE", waiting);
    expect(await valueOf("countersign_policy_decisions_total")).toBe(decided + 1);
    expect(await valueOf("countersign_waiting_activities")).toBe(0);
    expect(await valueOf("countersign_oldest_waiting_activity_age_seconds")).toBe(0);
  });

  test.runIf(database === "sqlite")("counts the transactions of each flush", async () => {
    const before = await valueOf("countersign_commit_group_size_sum");
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        act(world.root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: `c${index}`, userIds: [] }),
      ),
    );
    expect(await valueOf("countersign_commit_group_size_sum")).toBeGreaterThanOrEqual(before + 5);
  });

  test.runIf(database === "postgres")("tells of connections and of waits for them", async () => {
    expect(await valueOf("countersign_database_connections", { state: "idle" })).toBeGreaterThan(0);
    expect(await valueOf("countersign_database_waiting_requests")).toBe(0);
    expect(await valueOf("countersign_database_connection_wait_seconds_count")).toBeGreaterThan(0);
  });

  test("is described in docs/monitoring.md, all of it", async () => {
    const text = readFileSync(path.join(docs, "monitoring.md"), "utf8");
    const listed = [...text.matchAll(/^\| `(countersign_\w+)` /gm)].map(([, name = ""]) => name);
    const own = [...(await read()).keys()].filter((name) => name.startsWith("countersign_"));
    const ofPostgres = /^countersign_database_(?:connections|waiting_requests)$/;
    expect(own.toSorted()).toEqual(
      listed.filter((name) => database === "postgres" || !ofPostgres.test(name)).toSorted(),
    );
    for (const name of own) {
      const labels = new Set((await read()).get(name)?.samples.flatMap((sample) => Object.keys(sample.labels)));
      labels.delete("le");
      const row = text.split("\n").find((line) => line.startsWith(`| \`${name}\` `)) ?? "";
      for (const label of labels) expect(row, name).toContain(`\`${label}\``);
    }
  });
});

describe("docs/operations", () => {
  let world: World;
  let families: ReadonlyMap<string, Family>;
  beforeAll(async () => {
    world = await openWorld();
    families = readExposition(await (await fetch(`${world.service.managementUrl}/metrics`)).text());
  });
  afterAll(() => world.close());

  /** Metrics that an expression names, without what a histogram adds to its name. */
  const namedIn = (expression: string) =>
    [...expression.matchAll(/\b(?:countersign|nodejs|process)_\w+/g)].map(([name]) =>
      families.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, ""),
    );
  interface Rules {
    readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
  }
  interface Dashboard {
    readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
  }
  const rules = () =>
    (parse(readFileSync(path.join(docs, "operations/alerts.yml"), "utf8")) as Rules).groups.flatMap(
      (group) => group.rules,
    );
  const expressions = (): readonly (readonly [string, string])[] => {
    const dashboard = JSON.parse(readFileSync(path.join(docs, "operations/dashboard.json"), "utf8")) as Dashboard;
    return [
      ...rules().map(({ alert, expr }) => [alert, expr] as const),
      ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
    ];
  };

  test.runIf(database === "postgres")("asks for metrics that there are", () => {
    const all = expressions();
    expect(all.length).toBeGreaterThan(35);
    for (const [where, expression] of all) {
      const missing = namedIn(expression).filter((name) => !families.has(name));
      expect(missing, where).toEqual([]);
    }
  });

  test("has each alert tried by the campaign of monitoring", () => {
    const cases = parse(readFileSync(path.join(docs, "../test/campaigns/alerts.yml"), "utf8")) as {
      readonly tests: readonly { readonly name: string }[];
    };
    const alerts = rules().map(({ alert }) => alert);
    expect(cases.tests.map(({ name }) => name)).toEqual(alerts);
  });

  // A rate of a series that begins with what it should tell of is 0: the first failure would pass unseen.
  test("alerts of what has begun before it happens for the first time", () => {
    // Each begins with its first request; these alerts want several.
    const begunLater = ["countersign_requests_total", "countersign_request_duration_seconds_bucket"];
    // Without witnesses it has no series.
    const perWitness = "countersign_log_witness_failures_total";
    const asked = rules()
      .flatMap(({ expr }) => [...expr.matchAll(/(?:rate|increase)\((\w+)(?:\{(.*?)\})?\[/g)])
      .filter(([, name = ""]) => ![...begunLater, perWitness].includes(name));
    expect(asked.length).toBeGreaterThan(8);
    for (const [, name = "", labels = ""] of asked) {
      const wanted = [...labels.matchAll(/(\w+)="([^"]*)"/g)];
      const series = families
        .get(name)
        ?.samples.filter((sample) => wanted.every(([, label = "", value = ""]) => sample.labels[label] === value));
      expect(series?.length ?? 0, `${name}{${labels}}`).toBeGreaterThan(0);
    }
  });

  test("asks for values of labels that there are", () => {
    const values: Readonly<Record<string, readonly string[]>> = {
      outcome: ["failed"],
      reason: ["missing"],
      state: ["idle", "used"],
      status: ["503"],
    };
    for (const [where, expression] of expressions()) {
      for (const [, label = "", value = ""] of expression.matchAll(/(\w+)!?="([^"]*)"/g)) {
        if (["job", "operation"].includes(label)) continue;
        expect(values[label], where).toContain(value);
      }
    }
  });
});

function senderOf({ service, organizationId, key }: Sender): Sender {
  return { service, organizationId, key };
}
