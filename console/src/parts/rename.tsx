// A field with the name that something has, to give it another.

import { useSignal } from "@preact/signals";
import { t } from "../texts/index.js";
import { Field } from "./field.js";
import { useUnsaved } from "./unsaved.js";

interface RenameProps {
  readonly name: string;
  readonly most: number;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
}

export function Rename({ name, most, isBusy, onRename }: RenameProps) {
  const typed = useSignal(name);
  useUnsaved(typed.value);
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(typed.value);
      }}
    >
      <Field label={t.common.name} text={typed} required maxLength={most} />
      <button type="submit" disabled={isBusy || typed.value === name}>
        {t.common.rename}
      </button>
    </form>
  );
}
