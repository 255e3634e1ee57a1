// Policies are made, changed and deleted through the public API, with the npm client of existing deployments.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";

type Rule = Parameters<Person["client"]["createPolicy"]>[0]["parameters"];

let serial = 0;
const newName = () => `Policy ${++serial}`;
const rule = (more: Partial<Rule> = {}): Rule => ({ policyName: newName(), effect: "EFFECT_DENY", ...more });

const create = async (by: Person, parameters: Rule) =>
  (await by.client.createPolicy(by.request("ACTIVITY_TYPE_CREATE_POLICY_V3", parameters))).activity;
const createId = async (by: Person, parameters: Rule) =>
  resultOf(await create(by, parameters), "createPolicyResult").policyId;
const createAll = async (by: Person, policies: Rule[]) =>
  resultOf(
    (await by.client.createPolicies(by.request("ACTIVITY_TYPE_CREATE_POLICIES", { policies }))).activity,
    "createPoliciesResult",
  ).policyIds;
const update = async (by: Person, policyId: string, changes: object) =>
  (await by.client.updatePolicy(by.request("ACTIVITY_TYPE_UPDATE_POLICY", { policyId, ...changes }))).activity.result;
const remove = async (by: Person, policyId: string) =>
  (await by.client.deletePolicy(by.request("ACTIVITY_TYPE_DELETE_POLICY", { policyId }))).activity.result;
const read = async ({ client, organizationId }: Person, policyId: string) =>
  (await client.getPolicy({ organizationId, policyId })).policy;
const list = async ({ client, organizationId }: Person) => (await client.getPolicies({ organizationId })).policies;
const namesOf = async (by: Person) => (await list(by)).map(({ policyName }) => policyName);

/** What a refused expression is answered with. */
const badRequest = (...fieldViolations: (readonly [field: string, description: string])[]) => ({
  details: [
    {
      "@type": "type.googleapis.com/google.rpc.BadRequest",
      fieldViolations: fieldViolations.map(([field, description]) => ({ field, description })),
    },
  ],
});

const unknownField = "1:8 unknown field wallet.idd, did you mean id?";

describe("policies", () => {
  let service: RunningService;
  let root: Person;
  let other: Person;
  beforeAll(async () => {
    service = await startService({ config: { "limits.policies": "30" } });
    root = rootOf(service);
    other = await newSubOrganization(root);
  });
  afterAll(() => service.close());

  test("are read as they were written", async () => {
    const parameters = rule({
      effect: "EFFECT_ALLOW",
      condition: "activity.action == 'SIGN' && eth.tx.value <= 1000",
      consensus: "approvers.count() >= 2",
      notes: "Agreed by the board in November.",
    });
    const { result } = await create(root, parameters);
    const { policyId } = resultOf({ result }, "createPolicyResult");
    expect(result).toEqual({ createPolicyResult: { policyId } });
    const policy = await read(root, policyId);
    const { createdAt, updatedAt, ...rest } = policy;
    expect(rest).toEqual({ policyId, ...parameters });
    expect(updatedAt).toEqual(createdAt);
    expect(await list(root)).toContainEqual(policy);
  });

  test("without condition, consensus and notes have empty ones", async () => {
    const policy = await read(root, await createId(root, rule()));
    expect(policy).toMatchObject({ condition: "", consensus: "", notes: "" });
  });

  test("that can't be right are refused, with all that is wrong", async () => {
    await expect(create(root, rule({ condition: "wallet.idd == 'a'" }))).rejects.toMatchObject(
      refusal(
        ErrorCode.INVALID_ARGUMENT,
        `condition: ${unknownField} (D`,
        badRequest(["parameters.condition", unknownField]),
      ),
    );
    const wrong = rule({ condition: "wallet.idd == 'a' &&\neth.tx.value == '5'", consensus: "approvers.id == 'a'" });
    await expect(create(root, wrong)).rejects.toMatchObject(
      refusal(
        ErrorCode.INVALID_ARGUMENT,
        `condition: ${unknownField} (and 2 more)`,
        badRequest(
          ["parameters.condition", unknownField],
          ["parameters.condition", "2:1 an integer can't be compared with a string, did you mean 5 without quotes?"],
          [
            "parameters.consensus",
            "1:11 a list of structs of id, tags, email, alias has no field id, its elements have: .any(item, item.id == …)",
          ],
        ),
      ),
    );
    expect(await namesOf(root)).not.toContain(wrong.policyName);
  });

  test("may only ask in a consensus for who approved", async () => {
    const misplaced = rule({ condition: "approvers.count() >= 2" });
    await expect(create(root, misplaced)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "condition: 1:1 a condition has no"),
    );
    const elsewhere = rule({ consensus: "wallet.id == 'a'" });
    await expect(create(root, elsewhere)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "consensus: 1:1 a consensus has no"),
    );
  });

  test("allow or deny, and nothing else", async () => {
    const maybe = rule({ effect: "EFFECT_MAYBE" as never });
    await expect(create(root, maybe)).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "effect"));
    await expect(create(root, rule({ policyName: "" }))).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "policyName"),
    );
  });

  test("have names of their own in the organization", async () => {
    const [first, second] = [rule(), rule()];
    const firstId = await createId(root, first);
    const secondId = await createId(root, second);
    await expect(create(root, first)).rejects.toMatchObject(refusal(ErrorCode.ALREADY_EXISTS, "policyName"));
    await expect(update(root, secondId, { policyName: first.policyName })).rejects.toMatchObject(
      refusal(ErrorCode.ALREADY_EXISTS, "policyName"),
    );
    await update(root, firstId, { policyName: first.policyName });
    await createId(other, first);
    expect(await namesOf(other)).toContain(first.policyName);
  });

  test("created at once with one name are one policy", async () => {
    const policy = rule();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => create(root, policy)));
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(4);
    for (const outcome of refused)
      expect(outcome).toMatchObject({ reason: refusal(ErrorCode.ALREADY_EXISTS, "policyName") });
    expect((await namesOf(root)).filter((name) => name === policy.policyName)).toHaveLength(1);
  });

  test("are created together in the order of the request", async () => {
    const policies = [rule({ notes: "one" }), rule({ condition: "activity.action == 'EXPORT'" })];
    const ids = await createAll(root, policies);
    expect(ids).toHaveLength(2);
    for (const [index, id] of ids.entries()) expect(await read(root, id)).toMatchObject(entryOf(policies, index));
  });

  test("are created all or none", async () => {
    const before = await namesOf(root);
    const taken = await read(root, await createId(root, rule()));
    const findings: [string, string][] = [
      ["parameters.policies.1.condition", unknownField],
      ["parameters.policies.2.consensus", "1:1 unknown name users, expected one of approvers, credentials"],
    ];
    await expect(
      createAll(root, [rule(), rule({ condition: "wallet.idd == 'a'" }), rule({ consensus: "users.count() > 1" })]),
    ).rejects.toMatchObject(
      refusal(
        ErrorCode.INVALID_ARGUMENT,
        `policies.1.condition: ${unknownField} (and 1 more)`,
        badRequest(...findings),
      ),
    );
    const { policyName } = taken;
    await expect(createAll(root, [rule(), rule({ policyName })])).rejects.toMatchObject(
      refusal(ErrorCode.ALREADY_EXISTS, "policies.1.policyName: the organization has"),
    );
    const same = rule();
    await expect(createAll(root, [same, rule(), same])).rejects.toMatchObject(
      refusal(ErrorCode.ALREADY_EXISTS, "policies.2.policyName: a policy named"),
    );
    expect(await namesOf(root)).toEqual([...before, policyName]);
  });

  test("keep what a change does not mention", async () => {
    const parameters = rule({ condition: "wallet.id == 'a'", consensus: "approvers.count() >= 2", notes: "Why." });
    const policyId = await createId(root, parameters);
    const before = await read(root, policyId);
    const changes: [object, object][] = [
      [{ policyName: newName() }, {}],
      [{ policyEffect: "EFFECT_ALLOW" }, { effect: "EFFECT_ALLOW" }],
      [{ policyCondition: "wallet.id == 'b'" }, { condition: "wallet.id == 'b'" }],
      [{ policyConsensus: "" }, { consensus: "" }],
      [{ policyNotes: "Because." }, { notes: "Because." }],
    ];
    let expected: object = { ...before };
    for (const [change, seen] of changes) {
      expect(await update(root, policyId, change)).toEqual({ updatePolicyResult: { policyId } });
      const renamed = "policyName" in change ? { policyName: change.policyName } : {};
      expected = { ...expected, ...seen, ...renamed, updatedAt: expect.any(Object) as object };
      expect(await read(root, policyId)).toEqual(expected);
    }
  });

  test("stay as they were when a change is refused", async () => {
    const policyId = await createId(root, rule({ condition: "wallet.id == 'a'" }));
    const before = await read(root, policyId);
    const change = { policyName: newName(), policyCondition: "wallet.idd == 'a'", policyConsensus: "1" };
    const description = "1:1 a policy must be true or false, this is an integer";
    await expect(update(root, policyId, change)).rejects.toMatchObject(
      refusal(
        ErrorCode.INVALID_ARGUMENT,
        `policyCondition: ${unknownField} (and 1 more)`,
        badRequest(["parameters.policyCondition", unknownField], ["parameters.policyConsensus", description]),
      ),
    );
    expect(await read(root, policyId)).toEqual(before);
  });

  test("are gone when they are deleted", async () => {
    const policyId = await createId(root, rule());
    expect(await remove(root, policyId)).toEqual({ deletePolicyResult: { policyId } });
    await expect(read(root, policyId)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, policyId));
    expect((await list(root)).map((policy) => policy.policyId)).not.toContain(policyId);
    await expect(remove(root, policyId)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, policyId));
    await expect(update(root, policyId, { policyName: newName() })).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, policyId),
    );
  });

  test("hold from the next request on, as they are made, changed and deleted", async () => {
    const tenant = await newSubOrganization(root);
    const bob = await newUser(tenant);
    const createWallet = () =>
      bob.client.createWallet(bob.request("ACTIVITY_TYPE_CREATE_WALLET", { walletName: newName(), accounts: [] }));
    const carriedOut = { activity: { status: "ACTIVITY_STATUS_COMPLETED" } };
    const denied = refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied request");
    await expect(createWallet()).rejects.toMatchObject(denied);

    const condition = "activity.resource == 'WALLET' && activity.action == 'CREATE'";
    const consensus = `approvers.any(user, user.id == '${bob.userId}')`;
    const allowing = await createId(tenant, rule({ effect: "EFFECT_ALLOW", condition, consensus }));
    expect(await createWallet()).toMatchObject(carriedOut);
    await update(tenant, allowing, { policyCondition: "activity.resource == 'WALLET' && activity.action == 'DELETE'" });
    await expect(createWallet()).rejects.toMatchObject(denied);
    await update(tenant, allowing, { policyCondition: condition });
    expect(await createWallet()).toMatchObject(carriedOut);

    const denying = await createId(tenant, rule({ condition, consensus }));
    await expect(createWallet()).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied request explicitly"),
    );
    await remove(tenant, denying);
    expect(await createWallet()).toMatchObject(carriedOut);
    await remove(tenant, allowing);
    await expect(createWallet()).rejects.toMatchObject(denied);
  });

  test("of another organization are not found", async () => {
    const policyId = await createId(other, rule());
    const before = await read(other, policyId);
    await expect(remove(root, policyId)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, policyId));
    await expect(update(root, policyId, { policyNotes: "Mine." })).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, policyId),
    );
    expect((await list(root)).map((policy) => policy.policyId)).not.toContain(policyId);
    expect(await read(other, policyId)).toEqual(before);
  });

  test("are no more than the limit, also when they come at once", async () => {
    const tenant = await newSubOrganization(root);
    await createAll(
      tenant,
      Array.from({ length: 28 }, () => rule()),
    );
    await expect(createAll(tenant, [rule(), rule(), rule()])).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "and may have at most 30"),
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => create(tenant, rule())));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const outcome of outcomes.filter(({ status }) => status === "rejected")) {
      expect(outcome).toMatchObject({ reason: refusal(ErrorCode.RESOURCE_EXHAUSTED, "and may have at most 30") });
    }
    expect(await list(tenant)).toHaveLength(30);
  });
});
