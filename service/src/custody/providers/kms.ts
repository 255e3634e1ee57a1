// A symmetric key of AWS KMS, by the SDK: it finds credentials and signs the requests, which are carried out here, so that
// time and length of all answers are limited. The binding is the encryption context, which KMS authenticates, writes to its
// log and offers to the key's policy.

import { secretBytes } from "../secret-bytes.js";
import { exchange, printable } from "./http-exchange.js";
import { loadKms } from "./kms-library.js";
import type { KmsOutput, RequestHandler, SdkError, SignedRequest } from "./kms-library.js";
import { maxWrappedLength, ProviderAway, ProviderRefused } from "./provider.js";
import type { Binding, MasterKeyProvider } from "./provider.js";
import type { KmsSettings } from "./provider-settings.js";

const version = "kms-1";
const wrappedForm = /^kms-1:([A-Za-z0-9_-]+)$/;

// The second one goes by the server's clock, where that of this machine is wrong.
const maxAttempts = 2;

/** What KMS answers with 400 when it can do it later. Whatever it answers with 500 and above is of that kind, too. */
const laterNames: ReadonlySet<string> = new Set([
  "ThrottlingException",
  "Throttling",
  "RequestLimitExceeded",
  "TooManyRequestsException",
]);

/** @throws ProviderRefused where the package is not installed */
export async function openKms(settings: KmsSettings): Promise<MasterKeyProvider> {
  const { region, endpoint, timeoutMs, providerKey } = settings;
  const library = await loadKms();
  const client = new library.KMSClient({
    region,
    maxAttempts,
    requestHandler: requestHandler(timeoutMs),
    ...(endpoint !== undefined && { endpoint }),
  });
  const key = keyIn(region, providerKey);
  const ask = async (operation: string, send: () => Promise<KmsOutput>): Promise<KmsOutput> => {
    const where = `${endpoint ?? `KMS in ${region}`} answered ${operation}`;
    try {
      const output = await inTime(send(), timeoutMs);
      if (output.KeyId === key) return output;
      throw new ProviderRefused(`${where} for another key`);
    } catch (error) {
      throw failure(where, error);
    }
  };
  return {
    async wrap(bytes, binding) {
      const input = { KeyId: key, EncryptionContext: contextOf(binding), Plaintext: bytes };
      const { CiphertextBlob: blob } = await ask("Encrypt", () => client.send(new library.EncryptCommand(input)));
      const wrapped = `${version}:${Buffer.from(blob ?? []).toString("base64url")}`;
      if (wrappedForm.test(wrapped) && wrapped.length <= maxWrappedLength) return wrapped;
      throw new ProviderRefused("KMS answered Encrypt without a ciphertext, or with one that is too long");
    },
    async unwrap(wrapped, binding) {
      const text = wrappedForm.exec(wrapped)?.[1];
      if (text === undefined) throw new ProviderRefused("the key was not wrapped by KMS");
      const blob = Buffer.from(text, "base64url");
      const input = { KeyId: key, EncryptionContext: contextOf(binding), CiphertextBlob: blob };
      const { Plaintext: plaintext } = await ask("Decrypt", () => client.send(new library.DecryptCommand(input)));
      const bytes = secretBytes(plaintext?.length ?? 0);
      if (plaintext) {
        bytes.set(plaintext);
        plaintext.fill(0);
      }
      return bytes;
    },
    close: () => client.destroy(),
  };
}

/** Replicas of a multi-Region key are the same key, under an ARN of their own. */
function keyIn(region: string, arn: string): string {
  return arn.split(":").with(3, region).join(":");
}

// Names that key policies can ask for as `kms:EncryptionContext:…`.
function contextOf({ provider, providerKey, deployment, keyId }: Binding): Record<string, string> {
  return {
    "countersign-purpose": "wrapped key 1",
    "countersign-provider": provider,
    "countersign-provider-key": providerKey,
    "countersign-deployment": deployment,
    "countersign-key": keyId,
  };
}

/** Also that of credentials which roles and single sign-on have. */
function requestHandler(timeoutMs: number): RequestHandler {
  return {
    async handle(request) {
      const body = bodyOf(request);
      const {
        status,
        headers,
        body: answer,
      } = await exchange({
        method: request.method,
        url: urlOf(request),
        headers: { ...request.headers, "content-length": String(body.length) },
        body,
        timeoutMs,
      });
      const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      return { response: { statusCode: status, headers: Object.fromEntries(texts), body: answer } };
    },
    destroy: () => {},
  };
}

function urlOf({ protocol, hostname, port, path, query = {} }: SignedRequest): URL {
  const url = new URL(`${protocol}//${hostname}${port === undefined ? "" : `:${port}`}${path}`);
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values ?? ""].flat().map((value) => `${escaped(name)}=${escaped(value)}`),
  );
  if (pairs.length > 0) url.search = pairs.join("&");
  return url;
}

/** As the signature has it. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}

function bodyOf({ body }: SignedRequest): Buffer {
  if (typeof body === "string" || body === undefined) return Buffer.from(body ?? "", "utf8");
  if (body instanceof Uint8Array) return Buffer.from(body);
  throw new ProviderRefused("the SDK sends something else than text");
}

/** The search for credentials has limits of its own, which add up. */
async function inTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderAway(`KMS did not answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function failure(where: string, error: unknown): Error {
  if (error instanceof ProviderAway || error instanceof ProviderRefused) return error;
  if (!(error instanceof Error)) return new ProviderRefused(`${where} with an error without a name`);
  if (error.name === "CredentialsProviderError" || error.name === "TokenProviderError") {
    return new ProviderAway(`there are no credentials for AWS: ${printable(error.message)}`, { cause: error });
  }
  const { $fault, $metadata }: SdkError = error;
  const status = $metadata?.httpStatusCode;
  const isKms = $fault !== undefined && error.name !== "Unknown" && /^[A-Za-z]{1,64}$/.test(error.name);
  // Messages of a parser may repeat what it was given; the SDK puts UnknownError where KMS gave none.
  const message = isKms && error.message !== "UnknownError" ? printable(error.message) : "";
  const reason = isKms
    ? [error.name, message].filter(Boolean).join(": ")
    : `${status ?? "nothing"}, and not as KMS does`;
  const isLater = (status ?? 0) >= 500 || status === 429 || (isKms && laterNames.has(error.name));
  return isLater ? new ProviderAway(`${where} with ${reason}`) : new ProviderRefused(`${where} with ${reason}`);
}
