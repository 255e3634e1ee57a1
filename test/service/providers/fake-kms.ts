// A stand-in for the part of AWS KMS that is used here, after its published API: Encrypt and Decrypt with symmetric keys,
// over JSON 1.1. It verifies the signature of each request itself. Names, status codes and messages are those of KMS.

import { createCipheriv, createDecipheriv, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { present } from "../support/results.js";
import { authorizationOf, signatureOf, valuesOf } from "./sigv4.js";
import type { SignedRequest } from "./sigv4.js";

class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message?: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

interface Body {
  readonly KeyId: string;
  readonly EncryptionContext: Readonly<Record<string, string>>;
  readonly Plaintext?: string;
  readonly CiphertextBlob?: string;
}

/** A request as it arrived, and was signed. */
export interface Asked {
  readonly target: string;
  readonly body: Body;
  readonly sessionToken: string | undefined;
}

export type KeyState = "Enabled" | "Disabled" | "PendingDeletion";

interface Key {
  /** The same in all its replicas. */
  readonly material: Buffer;
  state: KeyState;
}

const account = "111122223333";
const longestDelaySeconds = 300;

export class FakeKms {
  readonly region = "eu-central-1";
  readonly accessKeyId = "AKIAIOSFODNN7EXAMPLE";
  readonly secretAccessKey = randomBytes(30).toString("base64");
  /** What its clock is ahead of this machine's. */
  aheadSeconds = 0;
  /** Actions that the user is denied. */
  readonly denied = new Set<string>();
  /** What is answered instead of everything. */
  outage: { readonly status: number; readonly type: string; readonly message?: string } | undefined;
  readonly asked: Asked[] = [];
  /** Called with each request, before it is answered. */
  beforeAnswer: (asked: Asked) => Promise<void> = async () => {};
  /** Changes what was to be answered. */
  change: (answer: object) => object = (answer) => answer;
  readonly #keys = new Map<string, Key>();
  readonly #server = createServer((request, response) => void this.#respond(request, response));
  #port = 0;

  get endpoint(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens, after the first time on the same port again. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  /** @returns the ARN */
  createKey(): string {
    return this.#put(this.region, randomUUID(), randomBytes(32));
  }

  /** @returns the ARNs of a multi-Region key and of its replica in this region */
  createReplica(region: string): { readonly primary: string; readonly replica: string } {
    const id = `mrk-${randomUUID().replaceAll("-", "")}`;
    const material = randomBytes(32);
    // The other region is another server's.
    return { primary: `arn:aws:kms:${region}:${account}:key/${id}`, replica: this.#put(this.region, id, material) };
  }

  setState(arn: string, state: KeyState): void {
    present(this.#keys.get(arn), "one of #keys").state = state;
  }

  #put(region: string, id: string, material: Buffer): string {
    const arn = `arn:aws:kms:${region}:${account}:key/${id}`;
    this.#keys.set(arn, { material, state: "Enabled" });
    return arn;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = (status: number, body: object) => {
      const date = new Date(this.#now()).toUTCString();
      response.writeHead(status, { "Content-Type": "application/x-amz-json-1.1", Date: date });
      response.end(JSON.stringify(body));
    };
    try {
      const { method = "", url = "", rawHeaders } = request;
      answer(200, this.change(await this.#answer({ method, target: url, rawHeaders, body: Buffer.concat(chunks) })));
    } catch (error) {
      if (!(error instanceof Refusal)) return answer(500, { __type: "KMSInternalException" });
      answer(error.status, { __type: error.type, ...(error.message !== "" && { message: error.message }) });
    }
  }

  async #answer(request: SignedRequest): Promise<object> {
    const [target = ""] = valuesOf(request.rawHeaders, "x-amz-target");
    if (request.method !== "POST" || request.target !== "/") throw new Refusal(404, "UnknownOperationException");
    this.#verify(request);
    const body = JSON.parse(Buffer.from(request.body).toString()) as Body;
    const [sessionToken] = valuesOf(request.rawHeaders, "x-amz-security-token");
    this.asked.push({ target, body, sessionToken });
    await this.beforeAnswer(present(this.asked.at(-1), "the last request"));
    if (this.outage) throw new Refusal(this.outage.status, this.outage.type, this.outage.message);
    const [, action = ""] = /^TrentService\.(Encrypt|Decrypt)$/.exec(target) ?? [];
    if (action === "") throw new Refusal(400, "UnknownOperationException");
    if (this.denied.has(action)) throw denied(action, body.KeyId);
    const arn = body.KeyId;
    const key = this.#keys.get(arn);
    if (!key) throw new Refusal(400, "NotFoundException", `Key '${arn}' does not exist`);
    if (key.state === "Disabled") throw new Refusal(400, "DisabledException", `${arn} is disabled.`);
    if (key.state !== "Enabled") throw new Refusal(400, "KMSInvalidStateException", `${arn} is pending deletion.`);
    const done = action === "Encrypt" ? encrypt(arn, key, body) : decrypt(arn, key, body);
    return { KeyId: arn, EncryptionAlgorithm: "SYMMETRIC_DEFAULT", ...done };
  }

  #verify(request: SignedRequest): void {
    const authorization = authorizationOf(request);
    if (!authorization) throw new Refusal(400, "MissingAuthenticationTokenException", "Missing Authentication Token");
    const { accessKeyId, scope, signedHeaders, signature } = authorization;
    if (accessKeyId !== this.accessKeyId) {
      throw new Refusal(400, "UnrecognizedClientException", "The security token included in the request is invalid.");
    }
    const time = valuesOf(request.rawHeaders, "x-amz-date").join();
    const [day, region, service] = scope;
    const date = new Date(this.#now()).toISOString().replaceAll(/[-:]|\.\d+/g, "");
    if (region !== this.region || service !== "kms" || !time.startsWith(day)) {
      throw new Refusal(400, "InvalidSignatureException", "Credential should be scoped to a valid region.");
    }
    const late = Math.abs(
      this.#now() - Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z")),
    );
    if (!(late <= longestDelaySeconds * 1000)) {
      throw new Refusal(400, "InvalidSignatureException", `Signature expired: ${time} is now earlier than ${date}`);
    }
    // Of what is not signed, anybody in between could have changed the meaning.
    const needed = ["host", "x-amz-date", "x-amz-target", "content-type", "x-amz-security-token"];
    const isWhole = needed.every(
      (name) => signedHeaders.includes(name) || valuesOf(request.rawHeaders, name).length === 0,
    );
    const expected = signatureOf(request, authorization, this.secretAccessKey);
    if (isWhole && timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return;
    throw new Refusal(
      400,
      "InvalidSignatureException",
      "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key " +
        "and signing method. Consult the service documentation for details.",
    );
  }

  #now(): number {
    return Date.now() + this.aheadSeconds * 1000;
  }
}

function denied(action: string, arn: string): Refusal {
  return new Refusal(
    400,
    "AccessDeniedException",
    `User: arn:aws:iam::${account}:user/countersign is not authorized to perform: kms:${action} on resource: ${arn} ` +
      `because no identity-based policy allows the kms:${action} action`,
  );
}

function encrypt(arn: string, { material }: Key, { EncryptionContext: context, Plaintext: text = "" }: Body): object {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", material, nonce);
  cipher.setAAD(associatedData(context));
  const sealed = [nonce, cipher.update(Buffer.from(text, "base64")), cipher.final(), cipher.getAuthTag()];
  const id = Buffer.from(keyIdOf(arn), "utf8");
  return { CiphertextBlob: Buffer.concat([Buffer.of(id.length), id, ...sealed]).toString("base64") };
}

function decrypt(arn: string, { material }: Key, { EncryptionContext: context, CiphertextBlob: text = "" }: Body) {
  const blob = Buffer.from(text, "base64");
  const start = 1 + (blob[0] ?? 0);
  if (blob.subarray(1, start).toString("utf8") !== keyIdOf(arn)) {
    throw new Refusal(
      400,
      "IncorrectKeyException",
      "The key ID in the request does not identify a CMK that can perform this operation.",
    );
  }
  const decipher = createDecipheriv("aes-256-gcm", material, blob.subarray(start, start + 12));
  decipher.setAAD(associatedData(context));
  decipher.setAuthTag(blob.subarray(-16));
  try {
    const plaintext = Buffer.concat([decipher.update(blob.subarray(start + 12, -16)), decipher.final()]);
    return { Plaintext: plaintext.toString("base64") };
  } catch {
    throw new Refusal(400, "InvalidCiphertextException");
  }
}

function keyIdOf(arn: string): string {
  return arn.slice(arn.indexOf("/") + 1);
}

/** Its pairs in the order of their names: for KMS, theirs has no meaning. */
function associatedData(context: Readonly<Record<string, string>> = {}): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(context).sort()), "utf8");
}
