// Keys that were mailed to recover a user.
import { ErrorCode } from "@countersign/api";

import { operations } from "@countersign/api/server";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertApiKey } from "../../../service/src/store/credentials.js";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { post } from "../families/sessions/session.js";
import { newBareUser, newSubOrganization, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { newKey, startService } from "../support/service.js";
import type { ApiKeyPair, RunningService } from "../support/service.js";
import { stampOf } from "../support/stamp.js";

describe("a recovery key", () => {
  let service: RunningService;
  let store: Store;
  let root: Person;
  let child: Person;
  beforeAll(async () => {
    service = await startService();
    store = await openBeside(service);
    root = rootOf(service);
    child = await newSubOrganization(root);
  });
  afterAll(async () => {
    await store.close();
    await service.close();
  });

  /** Gives a user a key of a type, as logging in and recovery do. */
  const give = async ({ organizationId, userId }: Person, type: string, seconds = 900): Promise<ApiKeyPair> => {
    const key = newKey();
    await store.write((transaction) =>
      insertApiKey(transaction.in(organizationId), {
        id: uuidv7(),
        user_id: userId,
        name: "Mailed",
        public_key: key.publicKey,
        credential_type: type,
        expiration_seconds: seconds,
        proof: "vouched",
      }),
    );
    return key;
  };
  const recoveryKey = (of: Person) => give(of, "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256");
  const ask = async (path: string, organizationId: string, key: ApiKeyPair) => {
    const body = JSON.stringify({ organizationId });
    return post(service, path, body, await stampOf(key, body));
  };
  const refused = {
    status: 403,
    body: {
      code: ErrorCode.PERMISSION_DENIED,
      message: "a recovery key only stamps recover_user and whoami; recover the user first",
      details: [],
    },
  };
  const allowed = ["recoverUser", "whoami"];

  test.each(operations.filter(({ name }) => !allowed.includes(name)))(
    "does not stamp $name, neither in its organization nor in those below",
    async ({ path }) => {
      // Root users too: it is the key that is restricted.
      const key = await recoveryKey(root);
      expect(await ask(path, root.organizationId, key)).toEqual(refused);
      expect(await ask(path, child.organizationId, key)).toEqual(refused);
    },
  );

  test("stamps whoami, also by the parent's id", async () => {
    const key = await recoveryKey(child);
    for (const { organizationId } of [child, root]) {
      expect(await ask("/public/v1/query/whoami", organizationId, key)).toMatchObject({
        status: 200,
        body: { userId: child.userId, organizationId: child.organizationId },
      });
    }
  });

  test("stamps recover_user: the request is read, and found to be wrong", async () => {
    const key = await recoveryKey(await newBareUser(root));
    expect(await ask("/public/v1/submit/recover_user", root.organizationId, key)).toMatchObject({
      status: 400,
      body: { code: ErrorCode.INVALID_ARGUMENT },
    });
  });

  test("that has expired, or is of nobody, is told no more than any other", async () => {
    const { organizationId } = root;
    const expired = await give(root, "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256", 0);
    for (const key of [expired, newKey(), await recoveryKey(child)]) {
      expect(await ask("/public/v1/query/list_users", organizationId, key)).toMatchObject({
        status: 401,
        body: { code: ErrorCode.UNAUTHENTICATED },
      });
    }
  });

  test.each(["CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256", "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256"])(
    "is not a key of %s: that one reads and acts",
    async (type) => {
      const key = await give(root, type);
      const { organizationId } = root;
      expect(await ask("/public/v1/query/list_users", organizationId, key)).toMatchObject({ status: 200 });
      expect(await ask("/public/v1/submit/create_wallet", organizationId, key)).toMatchObject({ status: 400 });
    },
  );
});
