// An invitation is accepted while somebody withdraws it: whoever is recorded first has decided.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HeldWrites } from "../../support/held-writes.js";
import { databases, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { readUser, rootOf } from "../people/person.js";
import type { Person } from "../people/person.js";
import { accept, acceptanceOf, invited } from "./invitation.js";

describe.each(databases)("an invitation on %s", (database) => {
  const writes = new HeldWrites();
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres", openStore: writes.open });
    root = rootOf(service);
  });
  afterAll(() => service.close());

  const withdraw = (invitationId: string) =>
    root.client.deleteInvitation(root.request("ACTIVITY_TYPE_DELETE_INVITATION", { invitationId }));

  test("is not accepted once it was withdrawn, though it was open when the acceptance was checked", async () => {
    const received = await invited(service, root);
    const held = writes.hold();
    const answer = accept(service, acceptanceOf(received));
    await held.reached;
    await withdraw(received.invitationId.split(".")[0]!);
    held.release();
    expect(await answer).toMatchObject({
      status: 400,
      body: { code: 9, message: expect.stringContaining("withdrawn") as string },
    });
    await expect(readUser(root, received.userId)).rejects.toThrow();
  });

  test("is not withdrawn once it was accepted, though it was open when the withdrawal was checked", async () => {
    const received = await invited(service, root);
    const held = writes.hold();
    const answer = withdraw(received.invitationId.split(".")[0]!).catch((error: unknown) => error);
    await held.reached;
    expect(await accept(service, acceptanceOf(received))).toMatchObject({ status: 200 });
    held.release();
    expect(await answer).toMatchObject({ code: 9, message: expect.stringContaining("accepted") as string });
    expect(await readUser(root, received.userId)).toMatchObject({ userId: received.userId });
  });
});
