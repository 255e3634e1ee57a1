// Signs a text with an account, in the way that wallets of its chain sign texts.

import { signRawPayload } from "@countersign/api";
import type { HashFunction, WalletAccount } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { chains } from "../../chains/facts.js";
import type { ChainFacts } from "../../chains/facts.js";
import { findCurve, findFormat } from "../../chains/find.js";
import { Facts, Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

const longest = 10_000;

/** How a chain's wallets sign a text. */
interface Scheme {
  readonly name: string;
  readonly hashFunction: HashFunction;
  /** What is signed for a text. */
  readonly payload: (text: string) => string;
  readonly signature: (parts: { readonly r: string; readonly s: string; readonly v: string }) => string;
}

/** ERC-191 and TIP-191: a prefix keeps a text from being a transaction. */
const prefixed = (name: string, chain: string): Scheme => ({
  name,
  hashFunction: "HASH_FUNCTION_KECCAK256",
  payload: (text) => `\x19${chain} Signed Message:\n${new TextEncoder().encode(text).length}${text}`,
  signature: ({ r, s, v }) => `0x${r}${s}${(27 + parseInt(v, 16)).toString(16)}`,
});

type Key = Pick<WalletAccount, "addressFormat" | "curve">;

function schemeOf({ addressFormat, curve }: Key): Scheme {
  const chain = findFormat(addressFormat)?.chain;
  const texts = chain && (chains[chain] as ChainFacts).texts;
  if (texts) return prefixed(texts.standard, texts.prefix);
  const plain = { payload: (text: string) => text, signature: ({ r, s }: { r: string; s: string }) => r + s };
  const known = findCurve(curve);
  if (known?.signs === "message") return { name: known.name, hashFunction: "HASH_FUNCTION_NOT_APPLICABLE", ...plain };
  return { name: t.sign.overSha256, hashFunction: "HASH_FUNCTION_SHA256", ...plain };
}

interface SignMessageProps extends Key {
  readonly address: string;
}

export function SignMessage({ address, addressFormat, curve }: SignMessageProps) {
  const text = useSignal("");
  const signed = useSignal<{ readonly text: string; readonly signature: string } | undefined>(undefined);
  const signing = useSubmitting();
  const field = useId();
  const { organizationId } = signedIn();
  const scheme = schemeOf({ addressFormat, curve });
  const submit = (event: Event) => {
    event.preventDefault();
    signed.value = undefined;
    const message = text.value;
    const parameters = {
      signWith: address,
      payload: scheme.payload(message),
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: scheme.hashFunction,
    } as const;
    signing.submit(
      { action: t.sign.submit, subject: t.sign.subject(address) },
      (connection) => signRawPayload(connection, { organizationId, parameters }),
      ({ result }) => {
        const parts = result.signRawPayloadResult;
        if (parts) signed.value = { text: message, signature: scheme.signature(parts) };
      },
    );
  };
  return (
    <Section title={t.sign.title} about={t.sign.how(scheme.name)}>
      <form onSubmit={submit}>
        <label for={field}>{t.sign.text}</label>
        <textarea
          id={field}
          required
          rows={3}
          maxLength={longest}
          dir="auto"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button type="submit" disabled={signing.busy.value}>
          {t.sign.submit}
        </button>
      </form>
      <Submitted of={signing} />
      {signed.value !== undefined && (
        <div role="status" data-testid="signature">
          <Facts of={[[t.sign.signature, <Grouped text={signed.value.signature} copy />]]} />
        </div>
      )}
    </Section>
  );
}
