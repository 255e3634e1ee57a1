// A stand-in for the part of Vault and OpenBao that is used here, after the published HTTP API: the Transit engine's encrypt
// and decrypt, AppRole logins, namespaces, a seal. Status codes and messages are those of the server.

import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { entryOf, present } from "../support/results.js";

interface Refusal {
  readonly status: number;
  readonly errors: readonly string[];
}

interface TransitKey {
  readonly isDerived: boolean;
  /** The first is version 1. */
  readonly versions: Buffer[];
}

/** A request as it arrived. */
export interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, string>>;
}

export interface FakeTransitOptions {
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer };
  readonly namespace?: string;
}

export class FakeTransit {
  readonly rootToken = `hvs.${randomBytes(12).toString("base64url")}`;
  readonly roleId = randomUUID();
  readonly secretId = randomUUID();
  readonly asked: Asked[] = [];
  isSealed = false;
  /** Called with each request, before it is answered. */
  beforeAnswer: (asked: Asked) => Promise<void> = async () => {};
  readonly #tokens = new Set([this.rootToken]);
  readonly #keys = new Map<string, TransitKey>();
  readonly #namespace: string;
  readonly #server;
  #port = 0;

  constructor({ tls, namespace = "" }: FakeTransitOptions = {}) {
    this.#namespace = namespace;
    const respond = (request: IncomingMessage, response: ServerResponse) => void this.#respond(request, response);
    this.#server = tls ? createTlsServer(tls, respond) : createServer(respond);
  }

  get address(): string {
    const scheme = "setSecureContext" in this.#server ? "https" : "http";
    return `${scheme}://127.0.0.1:${this.#port}`;
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

  createKey(name: string, { isDerived = false } = {}): void {
    this.#keys.set(name, { isDerived, versions: [randomBytes(32)] });
  }

  /** As `POST transit/keys/:name/rotate`. */
  rotateKey(name: string): void {
    present(this.#keys.get(name), "one of #keys").versions.push(randomBytes(32));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    try {
      const body = JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, string>;
      this.asked.push({ path: request.url ?? "", body });
      await this.beforeAnswer(present(this.asked.at(-1), "the last request"));
      answer(200, this.#answer(request, body));
    } catch (error) {
      if (!(error instanceof Error) && isRefusal(error)) answer(error.status, { errors: error.errors });
      else answer(500, { errors: ["1 error occurred"] });
    }
  }

  #answer({ method, url, headers }: IncomingMessage, body: Record<string, string>): object {
    // A sealed server knows nothing, not even who asks.
    if (this.isSealed) throw { status: 503, errors: ["Vault is sealed"] } satisfies Refusal;
    if ((headers["x-vault-namespace"] ?? "") !== this.#namespace) throw notFound(url);
    if (method !== "POST" && method !== "PUT") throw { status: 405, errors: [] } satisfies Refusal;
    if (url === "/v1/auth/approle/login") return this.#logIn(body);
    if (!this.#tokens.has(String(headers["x-vault-token"]))) {
      throw { status: 403, errors: ["permission denied"] } satisfies Refusal;
    }
    const [, operation, name = ""] = /^\/v1\/transit\/(encrypt|decrypt)\/([\w.-]+)$/.exec(url ?? "") ?? [];
    if (operation === undefined) throw notFound(url);
    const key = this.#keys.get(name);
    if (!key) throw badRequest("encryption key not found");
    if (key.isDerived && !body["context"])
      throw badRequest("missing 'context' for key derivation; the key was created using a derived key");
    return {
      request_id: randomUUID(),
      lease_id: "",
      renewable: false,
      lease_duration: 0,
      data: operation === "encrypt" ? encrypt(key, body) : decrypt(key, body),
      wrap_info: null,
      warnings: null,
      auth: null,
    };
  }

  #logIn({ role_id: roleId, secret_id: secretId }: Record<string, string>): object {
    if (roleId !== this.roleId || secretId !== this.secretId) throw badRequest("invalid role or secret ID");
    const token = `hvs.${randomBytes(12).toString("base64url")}`;
    this.#tokens.add(token);
    return { request_id: randomUUID(), data: null, auth: { client_token: token, lease_duration: 60, renewable: true } };
  }
}

function encrypt(key: TransitKey, body: Record<string, string>): object {
  const version = key.versions.length;
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(key, version, body), nonce);
  cipher.setAAD(bytes(body, "associated_data"));
  const text = Buffer.concat([nonce, cipher.update(bytes(body, "plaintext")), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: `vault:v${version}:${text.toString("base64")}`, key_version: version };
}

function decrypt(key: TransitKey, body: Record<string, string>): object {
  const [, version = "", text = ""] = /^vault:v(\d+):(.+)$/.exec(body["ciphertext"] ?? "") ?? [];
  if (version === "") throw badRequest("invalid ciphertext: no prefix");
  if (Number(version) > key.versions.length) throw badRequest("invalid ciphertext: version is too new");
  const whole = Buffer.from(text, "base64");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(key, Number(version), body), whole.subarray(0, 12));
  decipher.setAAD(bytes(body, "associated_data"));
  decipher.setAuthTag(whole.subarray(-16));
  try {
    const plaintext = Buffer.concat([decipher.update(whole.subarray(12, -16)), decipher.final()]);
    return { plaintext: plaintext.toString("base64") };
  } catch {
    throw badRequest("cipher: message authentication failed");
  }
}

/** Of a derived key, each context has its own. Keys that are not derived take no notice of it. */
function keyOf({ isDerived, versions }: TransitKey, version: number, body: Record<string, string>): Buffer {
  const key = entryOf(versions, version - 1);
  return isDerived ? createHmac("sha256", key).update(bytes(body, "context")).digest() : key;
}

function bytes(body: Record<string, string>, name: string): Buffer {
  return Buffer.from(body[name] ?? "", "base64");
}

function badRequest(message: string): Refusal {
  return { status: 400, errors: [message] };
}

function notFound(url = ""): Refusal {
  return { status: 404, errors: [`no handler for route "${url.slice("/v1/".length)}". route entry not found.`] };
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "errors" in value;
}
