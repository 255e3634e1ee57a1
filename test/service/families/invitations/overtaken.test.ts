// An invitation is accepted while somebody withdraws it: whoever is recorded first has decided.
import { ErrorCode } from "@countersign/api";

import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside } from "../../support/authority.js";
import type { Store } from "../../../../service/src/store/store.js";
import { HeldWrites } from "../../support/held-writes.js";
import { rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { firstOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { readUser } from "../people/credentials.js";
import { accept, acceptanceOf, invited } from "./invitation.js";

describe("an invitation", () => {
  const writes = new HeldWrites();
  let service: RunningService;
  let root: Person;
  let store: Store;
  beforeAll(async () => {
    service = await startService({ openStore: writes.open });
    root = rootOf(service);
    store = await openBeside(service);
  });
  afterAll(async () => {
    await store.close();
    await service.close();
  });

  /** The write that notes that the e-mail was sent is not the one to hold back. */
  async function invitedAndSettled() {
    const received = await invited(service, root);
    const waiting = store.database.selectFrom("messages").select("id");
    while ((await waiting.execute()).length > 0) await pause(10);
    return received;
  }

  const withdraw = (invitationId: string) =>
    root.client.deleteInvitation(root.request("ACTIVITY_TYPE_DELETE_INVITATION", { invitationId }));

  test("is not accepted once it was withdrawn, though it was open when the acceptance was checked", async () => {
    const received = await invitedAndSettled();
    const held = writes.hold();
    const answer = accept(service, acceptanceOf(received));
    await held.reached;
    await withdraw(firstOf(received.invitationId.split(".")));
    held.release();
    expect(await answer).toMatchObject({
      status: 400,
      body: { code: ErrorCode.FAILED_PRECONDITION, message: expect.stringContaining("withdrawn") as string },
    });
    const { users } = await root.client.getUsers({ organizationId: root.organizationId });
    expect(users.map(({ userId }) => userId)).not.toContain(received.userId);
  });

  test("is not withdrawn once it was accepted, though it was open when the withdrawal was checked", async () => {
    const received = await invitedAndSettled();
    const held = writes.hold();
    const answer = withdraw(firstOf(received.invitationId.split("."))).catch((error: unknown) => error);
    await held.reached;
    expect(await accept(service, acceptanceOf(received))).toMatchObject({ status: 200 });
    held.release();
    expect(await answer).toMatchObject({
      code: ErrorCode.FAILED_PRECONDITION,
      message: expect.stringContaining("accepted") as string,
    });
    expect(await readUser(root, received.userId)).toMatchObject({ userId: received.userId });
  });
});
