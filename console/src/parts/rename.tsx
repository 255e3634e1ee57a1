// A field with the name that something has, to give it another.

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../texts/index.js";
import { useUnsaved } from "./unsaved.js";

interface RenameProps {
  readonly name: string;
  readonly most: number;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
}

export function Rename({ name, most, isBusy, onRename }: RenameProps) {
  const typed = useSignal(name);
  const field = useId();
  useUnsaved(typed.value);
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(typed.value);
      }}
    >
      <label for={field}>{t.common.name}</label>
      <input
        id={field}
        required
        maxLength={most}
        dir="auto"
        value={typed.value}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <button type="submit" disabled={isBusy || typed.value === name}>
        {t.common.rename}
      </button>
    </form>
  );
}
