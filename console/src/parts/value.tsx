// Values as decoders give them: exact amounts, whole addresses.

import type { Group, Line, Value } from "../decode/decoded.js";
import { exactDecimal, groupedDigits } from "../decode/numbers.js";
import { Copy } from "./copy.js";
import { Grouped } from "./hex.js";
import { Untrusted } from "./untrusted.js";

export function ShownValue({ value }: { readonly value: Value }) {
  switch (value.kind) {
    case "address":
      return <Grouped text={value.text} copy />;
    case "amount":
      return (
        <span class="amount">
          {exactDecimal(value.amount, value.decimals)} <span class="unit">{value.unit}</span>
        </span>
      );
    case "number":
      return <span class="amount">{groupedDigits(value.number)}</span>;
    case "hex":
      return <LongHex text={value.text} />;
    case "text":
      return <Untrusted text={value.text} most={4000} lines />;
  }
}

const long = 132;

function LongHex({ text }: { readonly text: string }) {
  if (text.length <= long) return <Grouped text={text} />;
  return (
    <details>
      <summary>
        <code>{text.slice(0, 42)}…</code>
      </summary>
      <Grouped text={text} group={8} />
      <Copy text={text} />
    </details>
  );
}

export function Groups({ of }: { readonly of: readonly Group[] }) {
  return (
    <>
      {of.map((group, index) => (
        <div key={index} class="group">
          {group.title !== undefined && <h3>{group.title}</h3>}
          <dl class="facts">
            {group.lines.map((line, place) => (
              <ShownLine key={place} line={line} />
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}

function ShownLine({ line: { name, value, matters = false, note } }: { readonly line: Line }) {
  return (
    <div class={matters ? "matters" : undefined}>
      <dt>
        <Untrusted text={name} />
      </dt>
      <dd>
        <ShownValue value={value} />
        {note !== undefined && <span class="soft small-text note">{note}</span>}
      </dd>
    </div>
  );
}
