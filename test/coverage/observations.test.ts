// What tests of the service leave for the report when they are asked to.

import { ErrorCode } from "@countersign/api";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadConfig } from "../../service/src/config/config.js";
import { openLog } from "../../service/src/log/log.js";
import { openService } from "../../service/src/service.js";
import type { OpenService } from "../../service/src/service.js";
import { cardOf } from "../service/families/billing/cards.js";
import type * as Coverage from "../service/support/coverage.js";
import type { Observation } from "../service/support/coverage.js";
import { generatedClient, newUser, rootOf } from "../service/support/people.js";
import type { Person } from "../service/support/people.js";
import { act, submit } from "../service/support/requests.js";
import { newKey } from "../service/support/service.js";
import { readRoot } from "../service/support/whole.js";

const folder = mkdtempSync(path.join(tmpdir(), "observations-"));
let service: OpenService;
let baseUrl: string;
let root: Person;

beforeAll(async () => {
  vi.stubEnv("CONTRACT_COVERAGE", path.join(folder, "noted"));
  // Another instance than the one that notes what this run does.
  const coverage = new URL("../service/support/coverage.ts?another", import.meta.url).href;
  const { watchRequests } = (await import(/* @vite-ignore */ coverage)) as typeof Coverage;
  vi.unstubAllEnvs();
  const data = path.join(folder, "data");
  const settings = loadConfig({ options: { data, port: "0", rateLimit: "0" } });
  service = await openService(
    settings,
    openLog("warn", () => {}),
  );
  watchRequests(service.app.server);
  ({ baseUrl } = await service.listen());
  root = rootOf({ baseUrl, root: readRoot(data) });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

/** What was noted under the name of this test. */
function noted(): Pick<Observation, "operation" | "outcome">[] {
  const noted = path.join(folder, "noted");
  const { testPath = "", currentTestName } = expect.getState();
  return readdirSync(noted)
    .flatMap((name) => readFileSync(path.join(noted, name), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as Observation)
    .filter(({ file, test }) => file === path.relative(process.cwd(), testPath ?? "") && test === currentTestName)
    .map(({ operation, outcome }) => ({ operation, outcome }));
}

test("a run notes what was answered, under the name of the test, and nothing of who was not let in", async () => {
  const { organizationId } = root;
  await root.generatedClient.whoami({ organizationId });
  const stranger = generatedClient({ baseUrl }, newKey());
  await expect(stranger.whoami({ organizationId })).rejects.toMatchObject({ code: ErrorCode.UNAUTHENTICATED });
  expect(noted()).toEqual([{ operation: "whoami", outcome: "accepted" }]);
});

test("what waits for votes is not carried out, and what cannot wait is refused", async () => {
  const other = await newUser(root, { userName: "Ben" });
  const quorum = { threshold: 2, userIds: [root.userId, other.userId] };
  await act(root, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", quorum);
  const tag = await submit(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "signers", userIds: [] });
  expect(tag.activity?.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  const card = await submit(root, "ACTIVITY_TYPE_SET_PAYMENT_METHOD", cardOf("4242424242424242", "737"));
  expect(card.activity).toBeUndefined();
  await act(root, "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", {});
  const seen = noted();
  const outcomesOf = (operation: string) => seen.filter((each) => each.operation === operation);
  expect(outcomesOf("createUserTag")).toEqual([]);
  expect(outcomesOf("setPaymentMethod")).toEqual([{ operation: "setPaymentMethod", outcome: "refused" }]);
  expect(outcomesOf("createReadOnlySession")).toEqual([{ operation: "createReadOnlySession", outcome: "accepted" }]);
});

test("to send a session is refused by no operation", async () => {
  const { organizationId } = root;
  const answer = await fetch(`${baseUrl}/public/v1/submit/create_user_tag`, {
    method: "POST",
    headers: { "X-Session": "made up" },
    body: JSON.stringify({ organizationId }),
  });
  expect(answer.status).toBe(403);
  expect(noted()).toEqual([]);
});
