// The URL of the mail server, and what is made of it.

import { expect, test } from "vitest";
import { readSmtpUrl } from "../../../service/src/delivery/messages/smtp-url.js";

test("TLS is required of a server elsewhere, and not used on this machine, unless the URL says otherwise", () => {
  const wanted = (url: string) => {
    const { secure, requireTLS, ignoreTLS, port } = readSmtpUrl(url);
    return [secure, requireTLS, ignoreTLS, port];
  };
  expect(wanted("smtp://mail.example.com")).toEqual([false, true, false, 587]);
  expect(wanted("smtp://mail.example.com:25?requireTLS=false")).toEqual([false, false, false, 25]);
  expect(wanted("smtps://mail.example.com")).toEqual([true, false, false, 465]);
  expect(wanted("smtp://localhost:25")).toEqual([false, false, true, 25]);
  expect(wanted("smtp://[::1]")).toEqual([false, false, true, 587]);
  expect(wanted("smtp://127.0.0.1?requireTLS=true")).toEqual([false, true, false, 587]);
  expect(wanted("smtp://127.0.0.1.example.com")).toEqual([false, true, false, 587]);
});

test.each([
  ["smtp://", "is not a URL"],
  ["smtp://ada:hidden@mail.example.com/inbox", "must not have a path"],
  ["smtp://ada:hidden@mail.example.com?logger=true", "has an unknown parameter logger"],
  ["smtp://ada:hidden@mail.example.com?requireTLS=yes", "needs requireTLS to be true or false"],
  ["smtp://ada:%zz@mail.example.com", "has a password that is not percent-encoded"],
  ["smtp://ada:hidden@%zz", "has a host that is not percent-encoded"],
])("%s %s, and is not repeated", (url, reason) => {
  const read = () => readSmtpUrl(url);
  expect(read).toThrow(reason);
  expect(read).toThrow("COUNTERSIGN_SMTP_URL");
  expect(read).not.toThrow("hidden");
});
