// The console by keys alone, beside what browsers do: single letters go to pages and through lists. Whoever dictates or has tremors
// switches them off (WCAG 2.1.4).

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go } from "../router.js";
import { put, readOne } from "../session/database.js";
import { later } from "../texts/later.js";
import { t } from "../texts/index.js";
import { Dialog } from "./dialog.js";

const { shortcuts: words } = later;
const setting = "shortcuts";

/** After g. */
const places: Readonly<Record<string, readonly [place: string, name: string]>> = {
  i: ["/inbox", t.nav.inbox],
  a: ["/activities", t.nav.activities],
  w: ["/wallets", t.nav.wallets],
  p: ["/people", t.nav.people],
  o: ["/policies", t.nav.policies],
  l: ["/limits", t.nav.limits],
  b: ["/brakes", t.nav.brakes],
  s: ["/settings", t.nav.settings],
  c: ["/account", t.nav.account],
};

const areOn = signal(true);
void readOne<boolean>("settings", setting).then((kept) => (areOn.value = kept ?? true));

export function Shortcuts() {
  const isOpen = useSignal(false);
  useEffect(() => {
    let isAfterG = false;
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      const before = isAfterG;
      isAfterG = false;
      if (!areOn.value || !isFree(event)) return;
      if (key === "g") isAfterG = true;
      else if (before && Object.hasOwn(places, key)) go(places[key]![0]);
      else if (key === "j" || key === "k") step(key === "j" ? 1 : -1);
      else if (key === "/")
        document.querySelector<HTMLElement>("main input[type=search], main [role=search] input")?.focus();
      else if (key === "?") isOpen.value = true;
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  if (!isOpen.value) return null;
  return (
    <Dialog title={words.title} onClose={() => (isOpen.value = false)}>
      <dl class="facts">
        {[
          ...Object.entries(places).map(([key, [, name]]) => [`g ${key}`, name] as const),
          ["j, k", words.list] as const,
          ["/", words.search] as const,
          ["?", words.help] as const,
        ].map(([keys, name]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <div class="actions">
        <button type="button" onClick={() => (isOpen.value = false)}>
          {t.common.close}
        </button>
      </div>
    </Dialog>
  );
}

/** Under Account, where they are switched on again, too. */
export function ShortcutsSetting() {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={areOn.value}
        onChange={({ currentTarget: { checked } }) => {
          areOn.value = checked;
          void put("settings", checked, setting);
        }}
      />
      {words.setting}
    </label>
  );
}

/** Whether a key is nobody else's: not typed into a field, with no dialog open and no other key held. */
function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || document.querySelector("dialog[open]")) return false;
  return !(target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]"));
}

/** Moves the focus to the next or the last item of the page's list. */
function step(by: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>("main a.card, main .cards a, main .rows a")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[at < 0 ? (by > 0 ? 0 : items.length - 1) : Math.min(Math.max(at + by, 0), items.length - 1)]?.focus();
}
