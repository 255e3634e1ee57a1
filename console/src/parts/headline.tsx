// The gist of a request on a few lines. There is nothing in it to press: it may stand in a link.

import type { Headline } from "../check/headline.js";
import { exactDecimal, groupedDigits } from "../decode/numbers.js";
import type { Value } from "../decode/decoded.js";
import { Grouped } from "./hex.js";
import { Untrusted } from "./untrusted.js";

export function ShownHeadline({ headline: { title, lines } }: { readonly headline: Headline }) {
  return (
    <span class="headline">
      {title !== "" && (
        <span>
          <Untrusted text={title} most={160} />
        </span>
      )}
      {lines.map(({ name, value }, index) => (
        <span key={index} class="headline-line">
          <span class="soft">
            <Untrusted text={name} most={60} />
          </span>
          <span class="headline-value">
            <Plain value={value} />
          </span>
        </span>
      ))}
    </span>
  );
}

function Plain({ value }: { readonly value: Value }) {
  switch (value.kind) {
    case "amount":
      return (
        <span class="amount">
          {exactDecimal(value.amount, value.decimals)} {value.unit}
        </span>
      );
    case "number":
      return <span class="amount">{groupedDigits(value.number)}</span>;
    case "text":
      return <Untrusted text={value.text} most={160} />;
    default:
      return <Grouped text={value.text.slice(0, 200)} />;
  }
}
