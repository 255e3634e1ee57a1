// Messages that no server sends: files that only their owner can read, one for each message.

import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEmailFolder } from "../../../service/src/delivery/messages/folder.js";
import { shareCustody } from "../support/shared-custody.js";
import { emailCode, openDeployment, smsCode } from "./deployment.js";
import type { Deployment } from "./deployment.js";

shareCustody();

let deployment: Deployment;
const organizationId = randomUUID();

beforeEach(async () => {
  deployment = await openDeployment();
});
afterEach(async () => {
  await deployment.close();
});

test("an e-mail is a file that mail programs read, named after the message, and the log says where it is", async () => {
  deployment.messenger();
  const { id, secret } = await deployment.send(organizationId, emailCode);
  await deployment.nothingWaits();
  const path = join(deployment.outbox, `${id}.eml`);
  const raw = await readFile(path);
  expect(raw.toString()).toMatch(/^(From|To|Subject|Message-ID|Date|MIME-Version|Content-Type|Auto-Submitted): /m);
  // RFC 5322 §2.3: lines end with CRLF.
  expect(raw.toString().replaceAll("\r\n", "")).not.toContain("\n");
  const parsed = await PostalMime.parse(raw);
  expect(parsed).toMatchObject({
    from: { name: "Harbour Custody", address: "no-reply@custody.example.com" },
    to: [{ address: "ada@example.com" }],
    messageId: `<${id}@custody.example.com>`,
  });
  expect(parsed.text).toContain(secret);
  const lines = deployment.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: "message written", messageId: id, organizationId, channel: "email", path }),
  );
});

test("a text message is a file with just what would be posted", async () => {
  deployment.messenger();
  const { id, secret } = await deployment.send(organizationId, smsCode);
  await deployment.nothingWaits();
  expect(JSON.parse(await readFile(join(deployment.outbox, `${id}.sms.json`), "utf8"))).toEqual({
    id,
    to: "+12025550143",
    text: `Your code is ${secret}. It is valid for 5 minutes.`,
  });
});

test("folder and files are their owner's only, whatever the umask", async () => {
  const before = process.umask(0);
  try {
    deployment.messenger();
    await deployment.send(organizationId, emailCode);
    await deployment.send(organizationId, smsCode);
    await deployment.nothingWaits();
  } finally {
    process.umask(before);
  }
  expect((await stat(deployment.outbox)).mode & 0o777).toBe(0o700);
  const names = await readdir(deployment.outbox);
  expect(names).toHaveLength(2);
  for (const name of names) expect((await stat(join(deployment.outbox, name))).mode & 0o777).toBe(0o600);
});

test("a message that is written again replaces its file by the same, and leaves no other", async () => {
  const carrier = createEmailFolder(deployment.outbox);
  const email = {
    id: randomUUID(),
    from: { address: "no-reply@example.com" },
    to: "ada@example.com",
    subject: "Twice",
    text: "text",
    html: "<p>text</p>",
    date: Date.now(),
  };
  const path = join(deployment.outbox, `${email.id}.eml`);
  expect(await carrier.send(email, new AbortController().signal)).toEqual({ kind: "sent", path });
  const first = await readFile(path, "utf8");
  await writeFile(path, "half of it");
  await carrier.send(email, new AbortController().signal);
  expect(await readFile(path, "utf8")).toBe(first);
  expect(await readdir(deployment.outbox)).toEqual([`${email.id}.eml`]);
});

test("a folder that cannot be written to holds messages up until it can, and no longer", async () => {
  await writeFile(deployment.outbox, "in the way");
  deployment.messenger({ maxAttempts: 1000 });
  const { id } = await deployment.send(organizationId, emailCode);
  await vi.waitFor(async () =>
    expect(await deployment.messages()).toMatchObject([{ status: "waiting", last_error: "outbox folder: ENOTDIR" }]),
  );
  await rm(deployment.outbox);
  await deployment.nothingWaits();
  expect(await readdir(deployment.outbox)).toEqual([`${id}.eml`]);
});

test("what a sender that was killed has left half-written is removed by the next one, and nothing else is", async () => {
  await mkdir(deployment.outbox, { mode: 0o700 });
  const names = [`.${randomUUID()}.eml.0123456789ab`, `.${randomUUID()}.sms.json.ba9876543210`];
  const others = [`${randomUUID()}.eml`, ".hidden", "notes.eml.0123456789ab"];
  for (const name of [...names, ...others]) await writeFile(join(deployment.outbox, name), "half");
  deployment.messenger();
  await vi.waitFor(async () => expect((await readdir(deployment.outbox)).sort()).toEqual(others.sort()));
});

test("the settings may name another folder", async () => {
  const folder = join(deployment.folder, "elsewhere", "mail");
  await mkdir(join(deployment.folder, "elsewhere"));
  deployment.messenger({ folder });
  const { id } = await deployment.send(organizationId, emailCode);
  await deployment.nothingWaits();
  expect(await readdir(folder)).toEqual([`${id}.eml`]);
});

test("no carriage return stands by itself, whatever a request has put into its e-mail", async () => {
  const templates = join(deployment.folder, "templates");
  await mkdir(templates);
  for (const extension of ["txt", "html"]) await writeFile(join(templates, `own.${extension}`), "{{code}} {{note}}");
  deployment.messenger({ templates });
  const templateVariables = JSON.stringify({ note: "one\r.\r\ntwo\r\r\nthree\n" });
  const customization = { templateId: "own", templateVariables };
  const { id } = await deployment.send(organizationId, { ...emailCode, customization });
  await deployment.nothingWaits();
  const raw = await readFile(join(deployment.outbox, `${id}.eml`), "utf8");
  expect(raw).toMatch(/one\r\n\.\r\ntwo\r\n\r\nthree\r\n/);
  expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
