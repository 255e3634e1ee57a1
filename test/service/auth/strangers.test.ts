// Strangers have as many keys as they like. What they send costs the service no memory, and tells them nothing of others'
// keys, neither by its answer nor by the work that goes into it.

import { randomUUID } from "node:crypto";
import path from "node:path";
import { ApiError, ErrorCode } from "@countersign/api";
import { operations } from "@countersign/api/server";
import type { IncomingCall } from "@countersign/api/server";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UnverifiedApiKeyStamp } from "../../../service/src/auth/api-key-stamp.js";
import { ApiKeyVerifier } from "../../../service/src/auth/api-key-verifier.js";
import { RequestAuthenticator } from "../../../service/src/auth/authenticate.js";
import type { AuthenticatorParts } from "../../../service/src/auth/authenticate.js";
import type { Custody } from "../../../service/src/custody/custody.js";
import { openCustody } from "../../../service/src/custody/open.js";
import { InvitationGuests } from "../../../service/src/activities/invitations/guests.js";
import { Organizations } from "../../../service/src/organizations/organizations.js";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act } from "../support/requests.js";
import { unauthenticated } from "../support/refusal.js";
import { entryOf, present } from "../support/results.js";
import { newKey, startService } from "../support/service.js";
import type { ApiKeyPair, RunningService } from "../support/service.js";
import { stampOf } from "../support/stamp.js";
import { strangersStamp } from "./strangers-stamp.js";

class CountingVerifier extends ApiKeyVerifier {
  /** Signatures that were checked, be it in earnest or not. */
  checks = 0;
  override verify(stamp: UnverifiedApiKeyStamp, body: Uint8Array): Promise<void> {
    this.checks++;
    return super.verify(stamp, body);
  }
  override feign(stamp: UnverifiedApiKeyStamp, body: Uint8Array): Promise<void> {
    this.checks++;
    return super.feign(stamp, body);
  }
}

class CountingOrganizations extends Organizations {
  readonly found: string[] = [];
  override find(id: string) {
    this.found.push(id);
    return super.find(id);
  }
}

describe("to strangers", () => {
  let service: RunningService;
  let store: Store;
  let custody: Custody;
  let verifier: CountingVerifier;
  let organizations: CountingOrganizations;
  let authenticator: RequestAuthenticator;
  let root: Person;
  let child: Person;
  let expired: ApiKeyPair;
  let keptBefore: number;

  beforeAll(async () => {
    service = await startService();
    store = await openBeside(service);
    custody = await openCustody({ masterKey: { kind: "file", path: path.join(service.dataFolder, "master.key") } });
    verifier = new CountingVerifier();
    organizations = new CountingOrganizations(store);
    const guests = new InvitationGuests({ store, custody });
    // No token comes with any of these requests.
    const { identityTokens, verificationTokens } = {} as AuthenticatorParts;
    const tokens = { identityTokens, verificationTokens };
    authenticator = new RequestAuthenticator({
      store,
      organizations,
      verifier,
      guests,
      addressOf: () => "127.0.0.1",
      ...tokens,
      onRefusal: () => {},
    });
    root = rootOf(service);
    [child] = await newSubOrganizationOf(root, "Carol");
    expired = newKey();
    const apiKeys = [{ apiKeyName: "short", publicKey: expired.publicKey, expirationSeconds: "1" }];
    await act(child, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", {
      userId: child.userId,
      apiKeys: apiKeys.map((key) => ({ ...key, curveType: "API_KEY_CURVE_P256" })),
    });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    // Everybody has called before.
    for (const { key, organizationId } of [root, child]) {
      await ask("whoami", organizationId, await stampOf(key, bodyFor(organizationId)));
    }
    await newUser(root);
    keptBefore = verifier.keptKeys;
  });
  afterAll(async () => {
    await custody.close();
    await store.close();
    await service.close();
  });

  const bodyFor = (organizationId: string) => JSON.stringify({ organizationId });
  /** What a request is answered with: the id of its user, or the code and message of the refusal. */
  const ask = async (name: string, organizationId: string, headers: Record<string, string>) => {
    const operation = present(operations.find((each) => each.name === name));
    const bytes = Buffer.from(bodyFor(organizationId));
    const call: IncomingCall = {
      operation,
      path: operation.path,
      header: (header) => headers[header],
      bytes,
      json: () => JSON.parse(bytes.toString()) as unknown,
      source: undefined,
    };
    try {
      return (await authenticator.authenticate(call)).caller.member.id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return `${error.code} ${error.message}`;
    }
  };
  const refusal = `16 ${unauthenticated.byApiKey.message}`;
  /** Of no organization. */
  const nobodys = randomUUID();
  /** A stamp that names a key of somebody else's and bears a signature by none. */
  const forged = async (key: Pick<ApiKeyPair, "publicKey">, organizationId: string, scheme?: string) => {
    const { "X-Stamp": value = "" } = await stampOf(newKey(), bodyFor(organizationId));
    const stamp = JSON.parse(Buffer.from(value, "base64url").toString()) as object;
    const changed = { ...stamp, publicKey: key.publicKey, ...(scheme !== undefined && { scheme }) };
    return { "X-Stamp": Buffer.from(JSON.stringify(changed)).toString("base64url") };
  };
  const work = async (name: string, organizationId: string, headers: Record<string, string>) => {
    verifier.checks = 0;
    organizations.found.length = 0;
    const answer = await ask(name, organizationId, headers);
    return { answer, checks: verifier.checks, found: [...organizations.found] };
  };

  test("hundreds of keys that nobody has registered leave the kept keys as they are, and those in use known", async () => {
    const ids = [root.organizationId, child.organizationId, nobodys];
    for (let i = 0; i < 300; i++) {
      const id = entryOf(ids, i % ids.length);
      const name = entryOf(["whoami", "listUsers", "createUserTag"], (i >> 2) % 3);
      expect(await ask(name, id, strangersStamp(bodyFor(id)))).toBe(refusal);
    }
    expect([keptBefore, verifier.keptKeys]).toEqual([2, 2]);
    for (const { key, organizationId, userId } of [root, child]) {
      expect(await ask("whoami", organizationId, await stampOf(key, bodyFor(organizationId)))).toBe(userId);
    }
    expect(verifier.keptKeys).toBe(keptBefore);
  });

  test("a key that is registered and one that is not are the same: one signature checked, the same organizations read, one answer", async () => {
    const schemes = ["SIGNATURE_SCHEME_TK_API_P256", "SIGNATURE_SCHEME_TK_API_SECP256K1"];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("whoami", "getUser", "createUserTag", "approveActivity"),
        fc.constantFrom("root", "child"),
        fc.constantFrom("root", "child", "expired"),
        fc.constantFrom(...schemes),
        async (name, where, whose, scheme) => {
          const { organizationId } = { root, child }[where];
          const registered = { root: root.key, child: child.key, expired }[whose];
          const known = await work(name, organizationId, await forged(registered, organizationId, scheme));
          const unknown = await work(name, organizationId, await forged(newKey(), organizationId, scheme));
          expect(known).toEqual(unknown);
          expect(known).toMatchObject({ answer: refusal, checks: 1 });
        },
      ),
      { numRuns: 60 },
    );
  });

  test("an organization that is not there costs a signature too", async () => {
    const own = await work("whoami", nobodys, strangersStamp(bodyFor(nobodys)));
    expect(own).toEqual({ answer: refusal, checks: 1, found: [nobodys] });
  });

  test("sub-organizations are read for those only who hold a key of theirs", async () => {
    const { organizationId } = root;
    const known = await work("whoami", organizationId, await forged(child.key, organizationId));
    expect(known).toEqual({ answer: refusal, checks: 1, found: [organizationId] });
    const own = await work("whoami", organizationId, await stampOf(child.key, bodyFor(organizationId)));
    expect(own).toEqual({ answer: child.userId, checks: 1, found: [organizationId, child.organizationId] });
  });

  test("a body that names no organization is told apart from others without a look at anybody's key", async () => {
    const headers = strangersStamp("{}");
    const response = await fetch(`${service.baseUrl}/public/v1/query/whoami`, { method: "POST", headers, body: "{}" });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: ErrorCode.INVALID_ARGUMENT, message: "/organizationId: expected a string", details: [] },
    ]);
  });
});
