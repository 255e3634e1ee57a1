// E-mails through a real mail server: exactly what was asked for arrives, and what a server does wrong is dealt with.

import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { serveSocket } from "../events/sockets.js";
import { firstOf } from "../support/results.js";
import { shareCustody } from "../support/shared-custody.js";
import { emailCode, openDeployment } from "./deployment.js";
import type { Deployment } from "./deployment.js";
import { refusal, startMailServer } from "./mail-server.js";
import type { MailServer, MailServerOptions } from "./mail-server.js";

shareCustody();

const closing: (() => Promise<unknown>)[] = [];
let deployment: Deployment;
const organizationId = randomUUID();

beforeEach(async () => {
  deployment = await openDeployment();
  closing.push(() => deployment.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function mailServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  closing.unshift(() => server.close());
  return server;
}

const logged = (pattern: string) => deployment.logs.filter((line) => line.includes(pattern));

test("an e-mail arrives with its recipient, sender, subject and both bodies", async () => {
  const server = await mailServer();
  deployment.messenger({ smtpUrl: server.url });
  const { id, secret } = await deployment.send(organizationId, emailCode, "Grüße@example.com");
  await server.until(({ length }) => length === 1);
  const mail = firstOf(server.mails);
  expect(mail).toMatchObject({ from: "no-reply@custody.example.com", to: ["Grüße@example.com"] });
  expect(mail.parsed).toMatchObject({
    from: { name: "Harbour Custody", address: "no-reply@custody.example.com" },
    to: [{ address: "Grüße@example.com" }],
    subject: "Your code for Harbour",
    messageId: `<${id}@custody.example.com>`,
  });
  expect(mail.parsed.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );
  expect(secret).toMatch(/^\d{6}$/);
  expect(mail.parsed.text).toContain(`\n${secret}\n`);
  expect(mail.parsed.text).toContain("5 minutes");
  expect(mail.parsed.html).toContain(`>${secret}</p>`);
  await deployment.nothingWaits();
  expect(await deployment.messages()).toEqual([]);
});

test("text of any script arrives as it is", async () => {
  const server = await mailServer();
  deployment.messenger({ smtpUrl: server.url });
  const appName = "Hafen 港 🚢 مرفأ é";
  await deployment.send(organizationId, { ...emailCode, customization: { appName } });
  await server.until(({ length }) => length === 1);
  const { subject, text, html } = firstOf(server.mails).parsed;
  expect(subject).toBe(`Your code for ${appName}`);
  expect(text).toContain(`Your code for ${appName}:`);
  expect(html).toContain(`<p>Your code for ${appName}:</p>`);
});

test("a bundle is in the link of the request's own template, percent-encoded", async () => {
  const server = await mailServer();
  deployment.messenger({ smtpUrl: server.url });
  const credentialBundle =
    "w99a5xV6A75TfoAUkZn869fVyDYvgVsKrawMALZXmrauZd8hEv66EkPU1Z42CUaHESQjcA5bqd8dynTGBMLWB9ewtXWPEVbZvocB4Tw2K1vQVp7uwjf";
  await deployment.send(organizationId, {
    ...emailCode,
    kind: "emailAuth",
    credentialBundle,
    customization: { magicLinkTemplate: "https://app.example.com/in?a=1&bundle=%s" },
  });
  await server.until(({ length }) => length === 1);
  const { subject, text, html } = firstOf(server.mails).parsed;
  expect(subject).toBe("Sign in to Harbour");
  expect(text).toContain(`\nhttps://app.example.com/in?a=1&bundle=${credentialBundle}\n`);
  expect(html).toContain(`<a href="https://app.example.com/in?a=1&#38;bundle=${credentialBundle}">`);
});

test("an e-mail may come from another address", async () => {
  const server = await mailServer();
  deployment.messenger({ smtpUrl: server.url });
  const { id } = await deployment.send(organizationId, { ...emailCode, sender: "login@harbour.example.org" });
  await server.until(({ length }) => length === 1);
  expect(server.mails[0]).toMatchObject({
    from: "login@harbour.example.org",
    parsed: { from: { address: "login@harbour.example.org" }, messageId: `<${id}@harbour.example.org>` },
  });
});

test("connections serve for several e-mails, and are no more than are allowed", async () => {
  const server = await mailServer();
  deployment.messenger({ smtpUrl: server.url, concurrency: 2 });
  for (let count = 0; count < 20; count++) await deployment.send(organizationId, emailCode);
  await server.until(({ length }) => length === 20);
  await deployment.nothingWaits();
  expect(server.connections()).toBeLessThanOrEqual(2);
  expect(new Set(server.mails.map(({ parsed }) => parsed.messageId)).size).toBe(20);
});

describe("a server that refuses", () => {
  test("for now is tried again, with the same e-mail", async () => {
    let refusals = 2;
    const server = await mailServer({
      answer: () => {
        if (refusals-- > 0) throw refusal(451, "4.3.0 try again later");
      },
    });
    deployment.messenger({ smtpUrl: server.url });
    await deployment.send(organizationId, emailCode);
    await deployment.nothingWaits();
    expect(server.mails).toHaveLength(3);
    expect(new Set(server.mails.map(({ raw }) => raw)).size).toBe(1);
    expect(logged("message not sent yet")).toHaveLength(2);
    expect(await deployment.messages()).toEqual([]);
  });

  test("for good is not tried again", async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address.startsWith("nobody") ? refusal(550, `5.1.1 no such user ${address}`) : null),
    });
    deployment.messenger({ smtpUrl: server.url });
    await deployment.send(organizationId, emailCode, "nobody@example.com");
    await deployment.send(organizationId, emailCode, "ada@example.com");
    await deployment.nothingWaits();
    expect(server.mails.map(({ to }) => to)).toEqual([["ada@example.com"]]);
    expect(await deployment.messages()).toMatchObject([
      { status: "failed", attempts: 1, last_error: "SMTP 550 5.1.1 RCPT TO" },
    ]);
    expect(deployment.logs.join("")).not.toContain("nobody");
  });

  test("the e-mail itself for good is not sent it again", async () => {
    const server = await mailServer({
      answer: () => {
        throw refusal(554, "5.7.1 spam");
      },
    });
    deployment.messenger({ smtpUrl: server.url });
    await deployment.send(organizationId, emailCode);
    await deployment.nothingWaits();
    expect(server.mails).toHaveLength(1);
    expect(await deployment.messages()).toMatchObject([{ status: "failed", last_error: "SMTP 554 5.7.1 DATA" }]);
  });

  test("the login is tried again: that is not about the e-mail", async () => {
    let tries = 0;
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) => {
        if (++tries < 3) callback(refusal(535, "5.7.8 wrong"));
        else callback(null, { user: `${username} ${password}` });
      },
    });
    const url = server.url.replace("//", "//ada:p%40ss%2Fword@");
    deployment.messenger({ smtpUrl: url });
    await deployment.send(organizationId, emailCode);
    await server.until(({ length }) => length === 1);
    expect(firstOf(server.mails).user).toBe("ada p@ss/word");
    await deployment.nothingWaits();
    expect(deployment.logs.join("")).not.toMatch(/p@ss|p%40ss/);
  });
});

describe("a server that misbehaves", () => {
  const failsAfterAllAttempts = async (url: string, settings: object = {}) => {
    deployment.messenger({ smtpUrl: url, maxAttempts: 2, ...settings });
    await deployment.send(organizationId, emailCode);
    await deployment.nothingWaits();
    const failed = firstOf(await deployment.messages());
    expect(failed).toMatchObject({ status: "failed", attempts: 2 });
    return failed.last_error;
  };

  test("by saying nothing does not hold an e-mail for longer than the timeout", async () => {
    const server = await serveSocket(() => {});
    closing.unshift(() => server.close());
    const error = await failsAfterAllAttempts(`smtp://127.0.0.1:${server.port}`, { timeoutMs: 150 });
    expect(error).toMatch(/^(no answer within 150 ms|ETIMEDOUT) after 2 attempts$/);
    expect(logged("may be sent twice")).toHaveLength(1);
  });

  test("by answering with a byte now and then does not either", async () => {
    const server = await mailServer({
      answer: (_mail, socket) =>
        new Promise((resolve) => {
          const timer = setInterval(() => socket.write("2"), 20);
          socket.on("close", () => {
            clearInterval(timer);
            resolve();
          });
        }),
    });
    expect(await failsAfterAllAttempts(server.url, { timeoutMs: 400 })).toBe(
      "no answer within 400 ms after 2 attempts",
    );
    expect(server.mails).toHaveLength(2);
  });

  test("by closing in the middle is tried again, and it is said that the e-mail may arrive twice", async () => {
    let times = 0;
    const server = await mailServer({
      answer: (_mail, socket) => {
        if (times++ === 0) socket.destroy();
      },
    });
    deployment.messenger({ smtpUrl: server.url });
    const { id } = await deployment.send(organizationId, emailCode);
    await server.until(({ length }) => length === 2);
    await deployment.nothingWaits();
    expect(server.mails.map(({ parsed }) => parsed.messageId)).toEqual(
      Array.from({ length: 2 }, () => `<${id}@custody.example.com>`),
    );
    expect(logged("message without an answer; it may be sent twice")).toHaveLength(1);
  });

  test("by not being there is tried again, and nothing is said of twice", async () => {
    const server = await startMailServer();
    await server.close();
    expect(await failsAfterAllAttempts(server.url)).toBe("ECONNREFUSED after 2 attempts");
    expect(logged("twice")).toEqual([]);
  });
});

describe("TLS", () => {
  test("that is required and not offered stops everything", async () => {
    const server = await mailServer();
    deployment.messenger({ smtpUrl: `${server.url}?requireTLS=true`, maxAttempts: 1 });
    await deployment.send(organizationId, emailCode);
    await deployment.nothingWaits();
    expect(server.mails).toEqual([]);
    expect(await deployment.messages()).toMatchObject([{ status: "failed" }]);
  });

  test("needs a certificate that can be trusted, unless the URL says otherwise", async () => {
    const server = await mailServer({ disabledCommands: [] });
    const refusing = deployment.messenger({ smtpUrl: `${server.url}?requireTLS=true`, maxAttempts: 1 });
    await deployment.send(organizationId, emailCode);
    await deployment.nothingWaits();
    expect(server.mails).toEqual([]);
    await refusing.close();
    deployment.messenger({ smtpUrl: `${server.url}?requireTLS=true&tls.rejectUnauthorized=false` });
    await deployment.send(organizationId, emailCode);
    await server.until(({ length }) => length === 1);
    expect(firstOf(server.mails).secure).toBe(true);
  });

  test("is there from the first byte with smtps", async () => {
    const server = await mailServer({ secure: true });
    deployment.messenger({ smtpUrl: `smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=false` });
    await deployment.send(organizationId, emailCode);
    await server.until(({ length }) => length === 1);
    expect(firstOf(server.mails).secure).toBe(true);
  });
});

test("a messenger that is closed gives up what hangs, and another one sends it and says so", async () => {
  let hang = true;
  let release = () => {};
  const server = await mailServer({
    answer: () => (hang ? new Promise<void>((resolve) => (release = resolve)) : undefined),
  });
  const first = deployment.messenger({ smtpUrl: server.url });
  const { id } = await deployment.send(organizationId, emailCode);
  await server.until(({ length }) => length === 1);
  await first.close();
  expect(logged("message abandoned; it may be sent twice")).toHaveLength(1);
  hang = false;
  deployment.messenger({ smtpUrl: server.url });
  await server.until(({ length }) => length === 2);
  release();
  expect(server.mails.map(({ parsed }) => parsed.messageId)).toEqual(
    Array.from({ length: 2 }, () => `<${id}@custody.example.com>`),
  );
  await deployment.nothingWaits();
  expect(logged("message taken over from a dead sender; it may be sent twice")).toHaveLength(1);
});
