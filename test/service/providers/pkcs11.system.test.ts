// PKCS#11 as a provider, against SoftHSM 2: the token's key wraps and unwraps and is never to be had.

import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProvider } from "../../../service/src/custody/providers/open-provider.js";
import { ProviderAway, ProviderRefused } from "../../../service/src/custody/providers/provider.js";
import type { Binding } from "../../../service/src/custody/providers/provider.js";
import type { Pkcs11Settings } from "../../../service/src/custody/providers/provider-settings.js";
import { present } from "../support/results.js";
import { lackingSofthsm, modulePath, SoftHsm, tokenLabel } from "./softhsm.js";

const key = randomBytes(32);
const binding: Binding = { provider: "pkcs11", providerKey: `${tokenLabel}/main`, deployment: "one", keyId: "00ff" };

test.skipIf(lackingSofthsm !== undefined && !process.env["CI"])("SoftHSM is here", () => {
  expect(lackingSofthsm).toBeUndefined();
});

describe.skipIf(lackingSofthsm !== undefined)("a token", () => {
  let hsm: SoftHsm;
  beforeAll(() => {
    hsm = new SoftHsm();
    hsm.createKey("main");
  });
  afterAll(() => hsm.remove());

  const settings = (changes: Partial<Pkcs11Settings> = {}): Pkcs11Settings => ({
    kind: "pkcs11",
    module: present(modulePath, "modulePath"),
    providerKey: `${tokenLabel}/main`,
    pinFile: hsm.pinFile,
    ...changes,
  });

  test("wraps a key, differently each time, and unwraps it", async () => {
    const provider = await openProvider(settings());
    const [one, other] = [await provider.wrap(key, binding), await provider.wrap(key, binding)];
    expect(one).toMatch(/^p11-1:[A-Za-z0-9_-]{80}$/);
    expect(other).not.toBe(one);
    expect(await provider.unwrap(one, binding)).toEqual(key);
    provider.close();
    const later = await openProvider(settings());
    expect(await later.unwrap(other, binding)).toEqual(key);
    later.close();
  });

  test.each(["provider", "providerKey", "deployment", "keyId"] as const)("unwraps for no other %s", async (member) => {
    const provider = await openProvider(settings());
    const wrapped = await provider.wrap(key, binding);
    await expect(provider.unwrap(wrapped, { ...binding, [member]: "other" })).rejects.toThrow(
      /^the token did not decrypt: CKR_/,
    );
    await expect(provider.unwrap(`${wrapped.slice(0, -1)}~`, binding)).rejects.toThrow(ProviderRefused);
    provider.close();
  });

  test("refuses to give its key away, to whoever has the PIN", () => {
    expect(() => hsm.readKey("main")).toThrow("CKR_ATTRIBUTE_SENSITIVE");
  });

  test("whose key can be read is refused, and one with another length", async () => {
    hsm.createKey("open", { extractable: true });
    expect(hsm.readKey("open")).toHaveLength(32);
    await expect(openProvider(settings({ providerKey: `${tokenLabel}/open` }))).rejects.toThrow(
      new ProviderRefused("the key open can be read out of its token; make one that is not extractable"),
    );
    hsm.createKey("short", { bytes: 16 });
    await expect(openProvider(settings({ providerKey: `${tokenLabel}/short` }))).rejects.toThrow(
      new ProviderRefused("the key short is not a 256-bit AES key"),
    );
  });

  test("with two keys of a label, or none, is refused", async () => {
    hsm.createKey("twice");
    hsm.createKey("twice");
    await expect(openProvider(settings({ providerKey: `${tokenLabel}/twice` }))).rejects.toThrow(/several secret keys/);
    await expect(openProvider(settings({ providerKey: `${tokenLabel}/none` }))).rejects.toThrow(
      new ProviderRefused("there is no secret key none in the token"),
    );
  });

  test("is refused with another PIN, which is not a reason to wait, and asked again with the right one", async () => {
    const pinFile = path.join(hsm.folder, "wrong-pin");
    writeFileSync(pinFile, "00000000\n", { mode: 0o600 });
    await expect(openProvider(settings({ pinFile }))).rejects.toThrow(
      new ProviderRefused("the token did not log in: CKR_PIN_INCORRECT"),
    );
    (await openProvider(settings())).close();
  });

  test("that is pulled out is away until it is back; a module that does not exist never comes", async () => {
    hsm.leave();
    await expect(openProvider(settings())).rejects.toThrow(new ProviderAway("no token countersign was found"));
    hsm.comeBack();
    (await openProvider(settings())).close();
    await expect(openProvider(settings({ module: "/usr/lib/none.so" }))).rejects.toThrow(
      new ProviderRefused("there is no PKCS#11 module at /usr/lib/none.so"),
    );
  });
});
