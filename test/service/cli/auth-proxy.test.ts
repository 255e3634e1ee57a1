// `countersign auth-proxy`: what it asks of the service, and what it shows.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countersign, home, lastBody, recording } from "./running.js";
import type { Home, Recording } from "./running.js";

let service: Recording;
let ada: Home;
beforeAll(async () => {
  service = await recording();
  ada = await home(service.url);
});
afterAll(() => Promise.all([service.close(), ada.remove()]));
beforeEach(() => {
  service.asked.length = 0;
});

const paths = () => service.asked.map(({ path }) => path.replace("/public/v1/", ""));

test("shows the settings", async () => {
  const { code, out } = await countersign(["auth-proxy", "show"], ada);
  expect([code, paths()]).toEqual([0, ["query/get_auth_proxy_config"]]);
  expect(out).toMatch(/^config id +[\da-f-]{36}$/m);
});

test("enables it for the pages of an origin", async () => {
  const origins = ["--origin", "https://app.example.com", "https://admin.example.com"];
  const { code, out } = await countersign(["auth-proxy", "enable", ...origins], ada);
  expect([code, paths()]).toEqual([0, ["submit/enable_auth_proxy", "submit/update_auth_proxy_config"]]);
  expect(lastBody(service)["parameters"]).toEqual({
    allowedOrigins: ["https://app.example.com", "https://admin.example.com"],
  });
  expect(out).toMatch(/^config id +\S+$/m);
});

test.each([
  [["--method", "passkey", "email"], { allowedAuthMethods: ["passkey", "email"] }],
  [["--code-length", "6", "--digits"], { otpLength: 6, otpAlphanumeric: false }],
  [["--letters", "--code-seconds", "60"], { otpAlphanumeric: true, otpExpirationSeconds: 60 }],
  [
    ["--token-seconds", "90", "--session-seconds", "3600"],
    { verificationTokenExpirationSeconds: 90, sessionExpirationSeconds: 3600 },
  ],
  [["--open-lookups"], { verificationTokenRequiredForGetAccountPii: false }],
  [["--proven-lookups"], { verificationTokenRequiredForGetAccountPii: true }],
])("update %j", async (args, parameters) => {
  expect(await countersign(["auth-proxy", "update", ...args], ada)).toMatchObject({ code: 0 });
  expect([paths(), lastBody(service)["parameters"]]).toEqual([["submit/update_auth_proxy_config"], parameters]);
});

test("disables it", async () => {
  expect(await countersign(["auth-proxy", "disable"], ada)).toMatchObject({ code: 0 });
  expect(paths()).toEqual(["submit/disable_auth_proxy"]);
});

test.each([[[]], [["--code-length", "six"]], [["--method", "pigeon"]], [["--digits", "--letters"]]])(
  "asks for nothing where %j was given to update",
  async (args) => {
    expect(await countersign(["auth-proxy", "update", ...args], ada)).toMatchObject({ code: 2 });
    expect(service.asked).toEqual([]);
  },
);
