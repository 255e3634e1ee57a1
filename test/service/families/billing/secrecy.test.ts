// Cards are set, refused and asked about in every way; then everything that the service has written, said and sent is
// searched for their numbers and codes. That the search would find them is shown by the holder's name.

import { hash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSecrets } from "../../end-to-end/search.js";
import type { Place, Secret } from "../../end-to-end/search.js";
import { createAuthenticator } from "../../support/authenticator.js";
import { newUser, rootOf, Person } from "../../support/people.js";
import { startReceiver } from "../../support/receiver.js";
import type { Receiver } from "../../support/receiver.js";
import { act, stampBody } from "../../support/requests.js";
import { firstOf, present } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";
import { cardOf } from "./cards.js";

const type = "ACTIVITY_TYPE_SET_PAYMENT_METHOD";
const submitPath = "/public/v1/submit/set_payment_method";
const holder = { cardHolderName: "Wilhelmina Achterberg", cardHolderEmail: "mina@example.com" };
const numbers = ["4000056655665556", "6205500000000000004", "378282246310005"];
const cvv = "7371";
const good = cardOf(firstOf(numbers), cvv, holder);
const origin = "https://app.example.com";

let service: RunningService;
let receiver: Receiver;
let root: Person;
const answers: string[] = [];
/** What would let guesses of a number be checked: hashes and signatures of bodies. */
const proofs: Secret[] = [];

const post = async (to: string, body: string, header: readonly [string, string]) => {
  const response = await fetch(service.baseUrl + to, { method: "POST", headers: [[...header]], body });
  const answer = await response.text();
  answers.push(answer);
  proofs.push({ name: "hash of a body", bytes: hash("sha256", body, "buffer") });
  const signature = signatureOf(header[1]);
  if (signature) proofs.push({ name: "signature of a body", bytes: signature });
  return { status: response.status, answer };
};
const postCard = async (card: object, actor = root, more: object = {}) => {
  const { organizationId } = actor;
  const body = JSON.stringify({ type, timestampMs: nextTimestamp(), organizationId, parameters: card, ...more });
  return post(submitPath, body, (await stampBody(actor, type, body)).stampHeader);
};

beforeAll(async () => {
  receiver = await startReceiver();
  service = await startService({
    config: { logLevel: "trace", "webhooks.allowPrivateTargets": true },
  });
  root = rootOf(service);
  for (const [name, value] of [
    ["FEATURE_NAME_WEBHOOK", receiver.url],
    ["FEATURE_NAME_WEBAUTHN_ORIGINS", origin],
  ]) {
    await act(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name, value });
  }
  await setCards();
  await meetRefusals();
  await receiver.until((all) => all.filter(({ body }) => body.includes(`"type":"${type}"`)).length >= 4);
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

async function setCards(): Promise<void> {
  for (const number of numbers) {
    expect(await postCard({ ...good, number })).toMatchObject({ status: 200 });
  }
  // The stamp of an authenticator holds the hash of the body.
  const authenticator = createAuthenticator({ origin });
  const params = { authenticatorName: "Passkey", ...authenticator.register() };
  const { organizationId, userId } = root;
  await act(root, "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", { userId, authenticators: [params] });
  const body = JSON.stringify({ type, timestampMs: nextTimestamp(), organizationId, parameters: good });
  const stamped = () => post(submitPath, body, ["X-Stamp-Webauthn", authenticator.stamp(body)]);
  const [first, again] = [await stamped(), await stamped()];
  expect([first.status, again.answer]).toEqual([200, first.answer]);
  const { activity } = JSON.parse(first.answer) as { activity: { id: string } };
  // What others are shown of it later.
  const { client } = service;
  answers.push(JSON.stringify(await client.listActivities({ organizationId })));
  answers.push(JSON.stringify(await client.getActivity({ organizationId, activityId: activity.id })));
  const asked = [{ activityId: activity.id }, { type, parameters: good } as const];
  for (const question of asked) {
    const explained: unknown = await client.explainPolicy({ organizationId, ...question }).catch((error) => error);
    answers.push(JSON.stringify(explained), String(explained));
  }
}

async function meetRefusals(): Promise<void> {
  const [number = ""] = numbers;
  const cases: readonly (readonly [card: object, more?: object])[] = [
    [{ ...good, number: `${number} ` }],
    [{ ...good, cvv: `${cvv}${cvv}` }],
    [{ ...good, cardHolderName: number }],
    [{ ...good, cardHolderName: `Ada ${present(number.match(/..../g)).join(" ")}` }],
    [{ ...good, cardHolderName: `Ada ${cvv}` }],
    [{ ...good, cardHolderEmail: `${number}@example.com` }],
    [{ ...good, cardHolderEmail: number }],
    [{ ...good, number: Number(number) }],
    [{ ...good, number: null }],
    [{ ...good, pan: number }],
    [{ ...good, expiryMonth: cvv, expiryYear: number }],
    [good, { card: number }],
    [good, { timestampMs: number }],
    [good, { type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2" }],
    [good, { type: number }],
  ];
  for (const [card, more] of cases) {
    const { status, answer } = await postCard(card, root, more);
    expect([status, answer]).toEqual([400, expect.stringContaining(`"code":3`)]);
  }
  expect(await postCard(good, await newUser(root))).toMatchObject({ status: 403 });
  expect(await postCard(good, new Person(service, (await newUser(root)).key, root))).toMatchObject({ status: 403 });
  // Not JSON; and JSON of which a member's very name is a number, which only its sender is told.
  await post(submitPath, `{"number":"${number}"`, ["X-Stamp", "none"]);
  const told = answers.length;
  await postCard({ ...good, [number]: cvv });
  answers.splice(told);
}

async function places(): Promise<Place[]> {
  const text = (name: string, parts: readonly string[]) => ({ name, content: Buffer.from(parts.join("\n")) });
  const files = readdirSync(service.dataFolder, { withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== "lock")
    .map(({ name }) => ({ name, content: readFileSync(path.join(service.dataFolder, name)) }));
  return [
    ...files,
    text("logs", service.logs),
    text(
      "webhooks",
      receiver.deliveries.flatMap(({ headers, body }) => [JSON.stringify(headers), body]),
    ),
    text("answers", answers),
  ];
}

test("no number or code of a card is in files, tables, logs, webhooks and answers", async () => {
  const secrets = [
    ...numbers.flatMap((number) => [
      { name: "number", bytes: Buffer.from(number) },
      { name: "packed number", bytes: Buffer.from(number.padStart(20, "0"), "hex").subarray(10 - number.length / 2) },
      { name: "number in groups", bytes: Buffer.from(present(number.match(/.{1,4}/g)).join(" ")) },
      { name: "number as UTF-16", bytes: Buffer.from(number, "utf16le") },
      { name: "hash of the number", bytes: hash("sha256", number, "buffer") },
      { name: "number but for its last four digits", bytes: Buffer.from(number.slice(0, -4)) },
    ]),
    { name: "code in JSON", bytes: Buffer.from(`"cvv":"${cvv}"`) },
    { name: "code in JSON in JSON", bytes: Buffer.from(`\\"cvv\\":\\"${cvv}\\"`) },
    ...proofs,
  ];
  const searched = await places();
  expect(findSecrets(secrets, searched)).toEqual([]);
  // Four digits are in long numbers, in ids and in base64url by chance; alone they are not.
  const alone = new RegExp(`(?<![\\w.-])${cvv}(?![\\w-])`);
  expect(searched.filter(({ content }) => alone.test(content.toString("latin1"))).map(({ name }) => name)).toEqual([]);
});

test("and the search finds what is there: the holder's name and the last four digits", async () => {
  const kept = [
    { name: "name", bytes: Buffer.from(holder.cardHolderName) },
    { name: "last four", bytes: Buffer.from("************5556") },
  ];
  const found = findSecrets(kept, await places()).map(({ secret, place }) => `${secret} in ${place}`);
  const inDatabase = "countersign.db-wal";
  for (const place of [inDatabase, "webhooks", "answers"]) {
    expect(found).toEqual(expect.arrayContaining([`name in ${place}`, `last four in ${place}`]));
  }
  expect(found.filter((each) => each.endsWith("logs"))).toEqual([]);
  expect(service.logs.length).toBeGreaterThan(30);
});

/** The signature in a stamp of either kind. */
function signatureOf(stamp: string): Uint8Array | undefined {
  const json = [stamp, Buffer.from(stamp, "base64url").toString()].find((text) => text.startsWith("{"));
  if (json === undefined) return undefined;
  const { signature } = JSON.parse(json) as { signature: string };
  return Buffer.from(signature, /^[0-9a-f]+$/.test(signature) ? "hex" : "base64url");
}
