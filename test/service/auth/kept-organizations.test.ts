// Organizations are kept in memory up to a size, not only up to a number.

import { afterAll, beforeAll, expect, test } from "vitest";
import { Organizations } from "../../../service/src/organizations/organizations.js";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import { present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

let service: RunningService;
let store: Store;
const ids: string[] = [];
beforeAll(async () => {
  service = await startService();
  store = await openBeside(service);
  // Root user and key; four users with a key each; the organization itself.
  for (let i = 0; i < 6; i++) {
    const [owner] = await newSubOrganizationOf(rootOf(service), `Owner ${i}`);
    for (let user = 0; user < 4; user++) await newUser(present(owner, "owner"), { userName: `User ${user}` });
    ids.push(present(owner, "owner").organizationId);
  }
});
afterAll(async () => {
  await store.close();
  await service.close();
});

test("as many as fit are kept, whatever their number, and all are found", async () => {
  const organizations = new Organizations(store, { rows: 35 });
  for (const id of [...ids, ...ids]) expect((await organizations.find(id))?.members.size).toBe(5);
  expect(organizations.size).toBe(3);
});

test("one that is larger than all that may be kept is kept alone", async () => {
  const organizations = new Organizations(store, { rows: 5 });
  for (const id of ids) {
    const found = await organizations.find(id);
    expect(organizations.size).toBe(1);
    expect(await organizations.find(id)).toBe(found);
  }
});
