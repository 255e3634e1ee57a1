// IP allowlists of a running service behind a proxy, which says where requests come from.

import { ErrorCode } from "@countersign/api";
import type { ActivityType, IpAllowlist } from "@countersign/api";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countersign } from "../cli/running.js";
import { clientOf, enable, page } from "../auth-proxy/world.js";
import { newSubOrganization, newUser } from "../support/people.js";
import type { Person } from "../support/people.js";
import { stamp } from "../support/requests.js";
import { stampOf } from "../support/stamp.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { resultOf } from "../support/results.js";

const office = "203.0.113.7";
const elsewhere = "198.51.100.9";

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

let world: World;
let root: Person;
let ada: Person;
let customer: Person;
beforeAll(async () => {
  world = await openWorld({
    expiryTimes: { milliseconds: 20 },
    config: { behindProxy: true, "limits.ipAllowlists": "3" },
  });
  ({ root } = world);
  ada = await newUser(root);
  customer = await newSubOrganization(root);
});
afterAll(() => world.close());

async function post(path: string, body: string, headers: Record<string, string>): Promise<Answered> {
  const response = await fetch(`${world.service.baseUrl}${path}`, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as Answered["body"] };
}

const ask = async (by: Person, name: string, from: string, more: object = {}): Promise<Answered> => {
  const body = JSON.stringify({ organizationId: by.organizationId, ...more });
  return post(`/public/v1/query/${name}`, body, { ...(await stampOf(by.key, body)), "X-Forwarded-For": from });
};
const submit = async (by: Person, type: ActivityType, parameters: object, from = office): Promise<Answered> => {
  const { path, body, stampHeader } = await stamp(by, type, parameters);
  return post(path, body, { [stampHeader[0]]: stampHeader[1], "X-Forwarded-For": from });
};
const set = (parameters: object, from = office) => submit(root, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", parameters, from);
const allowlist = async (publicKey?: string): Promise<IpAllowlist> => {
  const { body } = await ask(root, "get_ip_allowlist", office, { ...(publicKey !== undefined && { publicKey }) });
  return body["allowlist"] as IpAllowlist;
};
const whoami = async (by: Person, from: string) => (await ask(by, "whoami", from)).status;

beforeEach(async () => {
  for (const { publicKey } of [root.key, ada.key])
    await submit(root, "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", { publicKey });
  await submit(root, "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", {});
});

describe("an allowlist of an organization", () => {
  test("that was never set is answered empty and not enabled, and anyone may come from anywhere", async () => {
    const { organizationId } = root;
    expect(await allowlist()).toEqual({ organizationId, rules: [], enabled: false, onEvaluationError: "DENY" });
    expect(await whoami(ada, elsewhere)).toBe(200);
  });

  test("refuses queries, activities and votes from elsewhere with 403, as soon as it is set", async () => {
    expect((await set({ enabled: true, rules: [{ cidr: "203.0.113.0/24" }] })).status).toBe(200);
    expect(await whoami(ada, office)).toBe(200);
    const refused = {
      status: 403,
      body: {
        code: ErrorCode.PERMISSION_DENIED,
        message: `request not authorized: the IP allowlist of organization ${root.organizationId} does not accept requests from ${elsewhere}`,
        details: [
          { "@type": "type.googleapis.com/errors.v1.TurnkeyErrorDetail", turnkeyErrorCode: "REQUEST_NOT_AUTHORIZED" },
        ],
      },
    };
    expect(await ask(ada, "whoami", elsewhere)).toEqual(refused);
    expect(await submit(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "t", userIds: [] }, elsewhere)).toEqual(
      refused,
    );
    const fingerprint = `sha256:${"0".repeat(64)}`;
    expect(await submit(root, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint }, elsewhere)).toEqual(refused);
    // Also where a parent's user looks at what is below.
    expect(await ask(ada.within(customer), "get_organization", elsewhere)).toEqual(refused);
  });

  test("that nobody can reach is lifted by the operator, for a reason that the log tells", async () => {
    await set({ enabled: true, rules: [{ cidr: office, label: "Office" }] });
    expect(await whoami(root, elsewhere)).toBe(403);
    const { dataFolder, database } = world.service;
    const lift = (...args: string[]) =>
      countersign(["authority", "lift-allowlist", "--data", dataFolder, ...args], {
        cwd: dataFolder,
        env: database.startsWith("postgres") ? { COUNTERSIGN_DATABASE_URL: database } : {},
      });
    const { organizationId } = root;
    expect(await lift("--reason", "moved")).toMatchObject({ code: 2 });
    expect(await lift("--organization", organizationId)).toMatchObject({ code: 2 });
    const lifted = await lift("--organization", organizationId, "--reason", "office moved, ticket 318");
    expect(lifted).toMatchObject({ code: 0 });
    expect(lifted.err).toContain("office moved, ticket 318");
    await expect.poll(() => whoami(root, elsewhere), { timeout: 10_000 }).toBe(200);
    expect(await allowlist()).toMatchObject({ enabled: false, rules: [{ cidr: "203.0.113.7/32", label: "Office" }] });
    const events = async () => {
      const { records } = await root.generatedClient.listLogRecords({ organizationId });
      return records.map(({ record }) => (JSON.parse(record) as { readonly event: object }).event);
    };
    const reason = "office moved, ticket 318";
    await expect.poll(events, { timeout: 10_000 }).toContainEqual(expect.objectContaining({ kind: "lift", reason }));
    const again = await lift("--organization", organizationId, "--reason", "once more");
    expect(again.err).toContain(`organization ${organizationId} has no IP allowlist in force`);
  });

  test("does not bind users of sub-organizations, nor the auth proxy", async () => {
    const { configId } = await enable(root, { allowedOrigins: [page] });
    await set({ enabled: true, rules: [{ cidr: office }] });
    expect(await whoami(customer, elsewhere)).toBe(200);
    // The parent's id leads them to their own organization.
    expect(await whoami(customer.within(root), elsewhere)).toBe(200);
    const contact = { otpType: "OTP_TYPE_EMAIL", contact: "carol@example.com" } as const;
    const { otpId } = await clientOf(world.service, configId).initOtpV2(contact);
    expect(otpId).toMatch(/^[0-9a-f-]{36}$/);
    const result = resultOf(
      (await submit(root, "ACTIVITY_TYPE_DISABLE_AUTH_PROXY", {})).body["activity"] as never,
      "disableAuthProxyResult",
    );
    expect(result).toEqual({});
  });

  test("is kept in its normal form: networks without host bits, each once, and as old as they are", async () => {
    await set({ enabled: true, rules: [{ cidr: "203.0.113.9/24", label: "Office" }] });
    const [first] = (await allowlist()).rules;
    const rules = [
      { cidr: "2001:DB8:0:1:1::/64" },
      { cidr: "203.0.113.0/24", label: "Head office" },
      { cidr: "203.0.113.255/24", label: "again" },
      { cidr: "::ffff:198.51.100.9/128" },
    ];
    await set({ enabled: false, rules, onEvaluationError: "ALLOW" });
    const { rules: kept, ...rest } = await allowlist();
    expect(rest).toEqual({ organizationId: root.organizationId, enabled: false, onEvaluationError: "ALLOW" });
    expect(kept.map(({ cidr }) => cidr)).toEqual(["2001:db8:0:1::/64", "203.0.113.0/24", "198.51.100.9/32"]);
    expect(kept[1]).toEqual({ cidr: "203.0.113.0/24", label: "Head office", createdAt: first?.createdAt });
  });

  test.each([
    [
      "a wide network of IPv4",
      [{ cidr: "203.0.112.0/19" }],
      "rules.0.cidr: 203.0.96.0/19 is too wide; of IPv4, /20 is the widest",
    ],
    [
      "a wide network of IPv6",
      [{ cidr: "2001:db8::/47" }],
      "rules.0.cidr: 2001:db8::/47 is too wide; of IPv6, /48 is the widest",
    ],
    [
      "what is no network",
      [{ cidr: office }, { cidr: "office" }],
      'rules.1.cidr: "office" is no network, such as 203.0.113.0/24 or 2001:db8::/48',
    ],
    [
      "eleven networks of IPv4",
      Array.from({ length: 11 }, (_, index) => ({ cidr: `203.0.113.${index}` })),
      "rules: at most 10 networks of IPv4",
    ],
  ])("takes no %s", async (_, rules, message) => {
    expect(await set({ enabled: true, rules })).toMatchObject({ status: 400, body: { message } });
  });

  test("cannot shut out whoever sets it: neither by its rules nor without any", async () => {
    const message = `rules: they would refuse the present request, which comes from "${office}"; add a rule for its network`;
    for (const rules of [[], [{ cidr: elsewhere }]]) {
      expect(await set({ enabled: true, rules })).toMatchObject({ status: 400, body: { message } });
    }
    expect(await whoami(ada, elsewhere)).toBe(200);
  });

  test("is refused where the organization has a parent", async () => {
    const answer = await submit(customer, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", {
      enabled: true,
      rules: [{ cidr: office }],
    });
    expect(answer.body["message"]).toMatch(/has a parent; only organizations without one have an IP allowlist$/);
  });

  test("takes addresses that cannot be read as it says", async () => {
    await set({ enabled: true, rules: [{ cidr: office }] });
    expect(await whoami(ada, "unknown")).toBe(403);
    await set({ enabled: true, rules: [{ cidr: office }], onEvaluationError: "ALLOW" });
    expect(await whoami(ada, "unknown")).toBe(200);
    expect(await whoami(ada, elsewhere)).toBe(403);
  });
});

describe("an allowlist of an API key", () => {
  test("takes the place of the organization's for that key, while both are enabled and it has rules", async () => {
    const { publicKey } = ada.key;
    const setOwn = (parameters: object) => set({ publicKey, ...parameters });
    await setOwn({ enabled: true, rules: [{ cidr: elsewhere }] });
    // The organization has none in force.
    expect(await whoami(ada, office)).toBe(200);
    await set({ enabled: true, rules: [{ cidr: office }] });
    expect([await whoami(ada, office), await whoami(ada, elsewhere), await whoami(root, office)]).toEqual([
      403, 200, 200,
    ]);
    expect(await allowlist(publicKey)).toMatchObject({
      publicKey,
      enabled: true,
      rules: [{ cidr: `${elsewhere}/32` }],
    });
    await setOwn({ enabled: true, rules: [] });
    expect([await whoami(ada, office), await whoami(ada, elsewhere)]).toEqual([200, 403]);
    await setOwn({ enabled: false, rules: [{ cidr: elsewhere }] });
    expect([await whoami(ada, office), await whoami(ada, elsewhere)]).toEqual([200, 403]);
  });

  test("lets an organization without rules block everybody else", async () => {
    await set({ publicKey: root.key.publicKey, enabled: true, rules: [{ cidr: office }] });
    expect((await set({ enabled: true, rules: [] })).status).toBe(200);
    expect([await whoami(root, office), await whoami(ada, office)]).toEqual([200, 403]);
    // Without it the one who removes it would be blocked, too.
    const { publicKey } = root.key;
    expect((await submit(root, "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", { publicKey })).status).toBe(400);
    expect((await submit(root, "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", {})).status).toBe(200);
  });

  test("is of a key that somebody has, and counts as long as that is so", async () => {
    const publicKey = `02${"ab".repeat(32)}`;
    expect(await set({ publicKey })).toMatchObject({ status: 404 });
    expect((await ask(root, "get_ip_allowlist", office, { publicKey })).status).toBe(404);
    const others = [await newUser(root), await newUser(root), await newUser(root)];
    const setOf = async ({ key }: Person) => (await set({ publicKey: key.publicKey })).status;
    expect(await Promise.all(others.map(setOf))).toEqual([200, 200, 200]);
    expect(await set({ enabled: false })).toMatchObject({ status: 429 });
    const userIds = others.map(({ userId }) => userId);
    expect((await submit(root, "ACTIVITY_TYPE_DELETE_USERS", { userIds })).status).toBe(200);
    expect(await set({ enabled: false })).toMatchObject({ status: 200 });
  });
});

test("every change that accepts more is carried out once its delay has passed, for the organization and for a key", async () => {
  const { publicKey } = ada.key;
  const own = { enabled: true, rules: [{ cidr: office }] };
  const wider = { ...own, rules: [...own.rules, { cidr: elsewhere }] };
  for (const named of [{}, { publicKey }]) {
    await set(own);
    await set({ ...own, ...named });
    await submit(root, "ACTIVITY_TYPE_SET_DELAYS", { policies: "1" });
    const changes = [
      ["ACTIVITY_TYPE_SET_IP_ALLOWLIST", { ...wider, ...named }, { rules: [{ cidr: `${office}/32` }, {}] }],
      ["ACTIVITY_TYPE_SET_IP_ALLOWLIST", { enabled: false, rules: [{ cidr: office }], ...named }, { enabled: false }],
      ["ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", named, { rules: [] }],
    ] as const;
    for (const [type, parameters, expected] of changes) {
      const { body } = await submit(root, type, parameters);
      expect(body).toMatchObject({ activity: { status: expect.stringMatching(/_(CONSENSUS_NEEDED|COMPLETED)$/) } });
      await expect.poll(() => allowlist(named.publicKey), { timeout: 10_000 }).toMatchObject(expected);
    }
    await submit(root, "ACTIVITY_TYPE_SET_DELAYS", { policies: "0" });
    await expect.poll(async () => (await ask(root, "list_delays", office)).body, { timeout: 10_000 }).toEqual({});
    await submit(root, "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", {});
  }
});
