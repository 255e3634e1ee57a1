// Text that somebody else has written: names, notes, policies. It is shown as it is, but it cannot hide anything, turn the
// direction of what stands beside it, or pass for another name unnoticed.

import type { ComponentChildren } from "preact";
import { t } from "../texts/index.js";

// Controls, format characters such as those that turn the direction, unassigned and private ones, separators of lines,
// blanks that are no space, and fillers that show nothing.
const hidden = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800|(?! )\p{Zs}/u;
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Whether it has characters that cannot be seen as they are. Line breaks and tabs can. */
function hasHidden(text: string): boolean {
  return hidden.test(text.replace(/[\n\t]/g, ""));
}

/** Whether letters of several alphabets that look alike are mixed. */
export function mixesScripts(text: string): boolean {
  return scripts.filter((script) => script.test(text)).length > 1;
}

interface UntrustedProps {
  readonly text: string;
  /** Letters that are shown at most. */
  readonly most?: number;
  /** Whether line breaks stay. */
  readonly lines?: boolean;
}

/** A text of others, apart from what surrounds it. */
export function Untrusted({ text, most = 300, lines = false }: UntrustedProps) {
  const letters = [...text];
  const shown: ComponentChildren[] = [];
  let plain = "";
  const flush = () => {
    if (plain !== "") shown.push(plain);
    plain = "";
  };
  for (const letter of letters.slice(0, most)) {
    if (!hidden.test(letter) || (lines && letter === "\n")) {
      plain += letter;
      continue;
    }
    flush();
    const code = `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
    shown.push(
      <span class="hidden-character" title={t.common.hiddenCharacter(code)}>
        {code}
      </span>,
    );
  }
  flush();
  if (letters.length > most) shown.push("…");
  return (
    <bdi class={lines ? "untrusted lines" : "untrusted"}>
      {shown}
      {mixesScripts(text) && (
        <span class="badge warn" title={t.common.mixedScriptsWhy}>
          {t.common.mixedScripts}
        </span>
      )}
    </bdi>
  );
}

/** For options, which hold nothing but text: hidden characters as marks. */
export function plainText(text: string, most = 80): string {
  return Array.from(text.slice(0, most), (letter) => (hidden.test(letter) ? "\ufffd" : letter)).join("");
}

/** Below a field: all of a text, where it has characters that the field does not show. */
export function Hidden({ in: text }: { readonly in: string }) {
  if (!hasHidden(text)) return null;
  return (
    <div class="notice warn" role="alert">
      <strong>{t.common.hasHidden}</strong>
      <div class="mono">
        <Untrusted text={text} most={20_000} lines />
      </div>
    </div>
  );
}
