// The Transit secrets engine of Vault and OpenBao, over its HTTP API: `encrypt` and `decrypt` of one of its keys. The binding
// is associated data, and the context of keys that are derived; other keys ignore a context.

import { secretBytes } from "../secret-bytes.js";
import { printable } from "./http-exchange.js";
import { postJson } from "./http-json.js";
import { bindingText, maxWrappedLength, ProviderAway, ProviderRefused } from "./provider.js";
import type { Binding, MasterKeyProvider } from "./provider.js";
import type { TransitSettings } from "./provider-settings.js";
import { readSecretFile } from "./secret-file.js";

const ciphertextForm = /^vault:v[1-9]\d{0,9}:[A-Za-z0-9+/]+={0,2}$/;

export function openTransit(settings: TransitSettings): MasterKeyProvider {
  const place = settings.providerKey.lastIndexOf("/");
  const mount = settings.providerKey.slice(0, place);
  const key = settings.providerKey.slice(place + 1);
  let token: string | undefined;
  const ask = async (operation: "encrypt" | "decrypt", member: string, body: Record<string, string>) => {
    token ??= await logIn(settings);
    const data = await post(settings, `${mount}/${operation}/${key}`, body, token);
    const value = memberOf(data, "data", member);
    if (typeof value === "string") return value;
    throw new ProviderRefused(`${settings.address} answered ${operation} without ${member}`);
  };
  return {
    async wrap(bytes, binding) {
      const plaintext = Buffer.from(bytes).toString("base64");
      const ciphertext = await ask("encrypt", "ciphertext", { plaintext, ...bound(binding) });
      if (ciphertext.length > maxWrappedLength || !ciphertextForm.test(ciphertext)) {
        throw new ProviderRefused(`${settings.address} answered encrypt with something else than vault:v…`);
      }
      return ciphertext;
    },
    async unwrap(ciphertext, binding) {
      const decoded = Buffer.from(await ask("decrypt", "plaintext", { ciphertext, ...bound(binding) }), "base64");
      const bytes = secretBytes(decoded.length);
      bytes.set(decoded);
      decoded.fill(0);
      return bytes;
    },
    close: () => void (token = undefined),
  };
}

function bound(binding: Binding) {
  const text = Buffer.from(bindingText(binding), "utf8").toString("base64");
  return { associated_data: text, context: text };
}

/** A token for some requests at once. None is renewed: the next ones may be a year away. */
async function logIn(settings: TransitSettings): Promise<string> {
  const { login } = settings;
  if ("tokenFile" in login) return readSecretFile(login.tokenFile, "the token");
  const secret = readSecretFile(login.secretIdFile, "the secret id");
  const body = { role_id: login.roleId, secret_id: secret };
  const answer = await post(settings, `auth/${login.mount}/login`, body, undefined);
  const token = memberOf(answer, "auth", "client_token");
  if (typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new ProviderRefused(`${settings.address} answered the login without a token`);
}

async function post(
  { address, namespace, caFile, timeoutMs }: TransitSettings,
  path: string,
  body: Record<string, string>,
  token: string | undefined,
): Promise<unknown> {
  const { status, body: answer } = await postJson({
    url: new URL(`/v1/${path}`, address),
    headers: {
      "X-Vault-Request": "true",
      ...(token !== undefined && { "X-Vault-Token": token }),
      ...(namespace !== undefined && { "X-Vault-Namespace": namespace }),
    },
    body,
    timeoutMs,
    caFile,
  });
  if (status === 200) return answer;
  const reason = `${address} answered ${path} with ${status}${errorsOf(answer)}`;
  // Sealed, on standby, over a quota, or about to be one of these.
  if (status >= 500 || [412, 429, 472, 473].includes(status)) throw new ProviderAway(reason);
  throw new ProviderRefused(reason);
}

function errorsOf(answer: unknown): string {
  const errors: unknown = typeof answer === "object" && answer !== null && "errors" in answer ? answer.errors : [];
  const text = Array.isArray(errors) ? errors.filter((each) => typeof each === "string").join("; ") : "";
  const reason = printable(text);
  return reason === "" ? "" : `: ${reason}`;
}

function memberOf(value: unknown, ...names: readonly string[]): unknown {
  let inner = value;
  for (const name of names) {
    if (typeof inner !== "object" || inner === null) return undefined;
    inner = (inner as Readonly<Record<string, unknown>>)[name];
  }
  return inner;
}
