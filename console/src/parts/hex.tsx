// Addresses, hashes and keys: whole, in groups that an eye can compare.

import { Copy } from "./copy.js";

interface HexProps {
  readonly text: string;
  readonly copy?: boolean;
  /** Letters in a group. */
  readonly group?: number;
}

/** Text in groups. Copying it gives it without the gaps, which are not characters. */
export function Grouped({ text, copy = false, group = 4 }: HexProps) {
  const prefix = /^(?:0x|sha256:)/.exec(text)?.[0] ?? "";
  const groups = text.slice(prefix.length).match(new RegExp(`.{1,${group}}`, "gsu")) ?? [];
  return (
    <span class="grouped">
      <code>
        {prefix && <span class="prefix">{prefix}</span>}
        {groups.map((letters, index) => (
          <span key={index}>{letters}</span>
        ))}
      </code>
      {copy && <Copy text={text} />}
    </span>
  );
}
