// Webhooks: what the server sends by itself, and how its receivers know that it does.

import { didYouMean } from "../diagnostics/suggest.js";
import { child, number, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Field, SignatureTime, Type, Webhook, WebhookSignature } from "../model/model.js";
import type { Declared } from "./declarations.js";
import type { HeaderLinker } from "./headers.js";
import type { Scope } from "./scope.js";

export function linkWebhooks(all: readonly Declared[], linker: HeaderLinker, scope: Scope): readonly Webhook[] {
  return all.map((item) => linkWebhook(item, all, linker, scope));
}

function linkWebhook(item: Declared, all: readonly Declared[], linker: HeaderLinker, scope: Scope): Webhook {
  const payloadNode = child(item.node, "payload");
  const payload: Type = (payloadNode && scope.type(text(payloadNode) ?? "", payloadNode.position)) ?? { kind: "json" };
  const headers = linker.headers(child(item.node, "headers"));
  const own = child(item.node, "signature");
  const node = own && writtenOut(own, all, scope);
  const webhook = { name: item.name, doc: text(child(item.node, "doc")) ?? "", payload, headers };
  return {
    ...webhook,
    ...(own && node && { signature: new Linking(webhook, scope, own).signature(node) }),
    position: item.position,
  };
}

/** What another webhook's name stands for. */
function writtenOut(node: Node, all: readonly Declared[], scope: Scope): Node | undefined {
  const name = text(node);
  if (name === undefined) return node;
  const signed = all.filter((other) => child(other.node, "signature")?.kind === "map");
  const found = signed.find((other) => other.name === name);
  if (found) return child(found.node, "signature");
  const help =
    didYouMean(
      name,
      signed.map((other) => other.name),
    ) ?? "name a webhook whose signature is written out";
  scope.diagnostics.report("CS0203", node.position, `no signature of a webhook \`${name}\` is written out`, help);
  return undefined;
}

/** What stands between `{` and `}` in `over` is a header, or the body. */
const placeholder = /\{([^{}]*)\}/;

class Linking {
  readonly #webhook: Pick<Webhook, "name" | "payload" | "headers">;
  readonly #scope: Scope;
  /** What the webhook itself says of it, which may be the name of another one. */
  readonly #own: Node;

  constructor(webhook: Pick<Webhook, "name" | "payload" | "headers">, scope: Scope, own: Node) {
    this.#webhook = webhook;
    this.#scope = scope;
    this.#own = own;
  }

  signature(node: Node): WebhookSignature {
    const { name, payload } = this.#webhook;
    if (payload.kind !== "shape" && payload.kind !== "union") {
      this.#refuse(node, `the payload of \`${name}\` is no record`, "only records and unions of records are signed");
    }
    const header = this.#header(child(node, "header"));
    const over = this.#over(child(node, "over"), header);
    const key = child(node, "key") && this.#header(child(node, "key"));
    const timestamp = this.#timestamp(child(node, "timestamp"), over);
    return {
      algorithm: (text(child(node, "algorithm")) ?? "ed25519") as WebhookSignature["algorithm"],
      header,
      encoding: (text(child(node, "encoding")) ?? "hex") as WebhookSignature["encoding"],
      prefix: text(child(node, "prefix")) ?? "",
      over,
      ...(key !== undefined && { key }),
      ...(timestamp && { timestamp }),
      position: this.#own.position,
    };
  }

  /** The name of a header that every delivery has, as the contract spells it. */
  #header(node: Node | undefined, name = text(node) ?? ""): string {
    const found = this.#find(name);
    if (!node) return name;
    if (!found) {
      const known = this.#webhook.headers.map((field) => field.name);
      this.#refuse(
        node,
        `\`${this.#webhook.name}\` has no header \`${name}\``,
        didYouMean(name, known) ?? "declare it",
      );
    } else if (found.optional || !isText(found)) {
      const help = "every delivery has to have it, as a string, a number or a value of an enum";
      this.#refuse(node, `the header \`${name}\` cannot be part of a signature`, help);
    }
    return found?.name ?? name;
  }

  #find(name: string): Field | undefined {
    return this.#webhook.headers.find((field) => field.name.toLowerCase() === name.toLowerCase());
  }

  /** Texts and headers by turns: what is signed is read in one way only, so a delivery cannot be taken for another. */
  #over(node: Node | undefined, signature: string): readonly string[] {
    const parts = (text(node) ?? "").split(placeholder);
    if (!node) return parts;
    const [last, behind] = parts.slice(-2);
    const own = parts.slice(0, -2);
    const names = own.filter((_, index) => index % 2 === 1);
    if (last !== "body" || behind !== "" || names.includes("body")) {
      this.#refuse(
        node,
        "the body is not what the signed text ends with",
        "end it with `{body}`, which stands there once",
      );
      return parts;
    }
    const found = own.map((part, index) => (index % 2 === 1 ? this.#header(node, part) : part));
    const unbounded = found.find((_, index) => index % 2 === 1 && found[index + 1] === "");
    if (unbounded !== undefined) {
      const help = "put a text behind it, such as a full stop: otherwise two deliveries could have one signature";
      this.#refuse(node, `nothing stands between \`${unbounded}\` and what follows it`, help);
    }
    if (found.includes(signature)) {
      this.#refuse(node, "the signature covers the header that holds it", `leave \`{${signature}}\` out`);
    }
    return found;
  }

  #timestamp(node: Node | undefined, over: readonly string[]): SignatureTime | undefined {
    const named = child(node, "header");
    if (!node || !named) return undefined;
    const header = this.#header(named);
    if (this.#find(header) && !over.includes(header)) {
      const help = `add \`{${header}}\` to \`over\``;
      this.#refuse(named, `anybody could write another time into \`${header}\`, which is not signed`, help);
    }
    const unit = text(child(node, "unit")) === "seconds" ? "seconds" : "milliseconds";
    return { header, unit, toleranceSeconds: number(child(node, "toleranceSeconds")) ?? 300 };
  }

  #refuse(node: Node, message: string, help: string): void {
    // What does not fit this webhook is its own fault, even if another one's signature is right where it stands.
    const { position } = this.#own.kind === "map" ? node : this.#own;
    this.#scope.diagnostics.report("CS0316", position, message, help);
  }
}

/** Whether it has one spelling as a header. */
function isText({ type, nullable }: Field): boolean {
  return !nullable && ("bounds" in type || type.kind === "enum" || type.kind === "literal");
}
