// A button that takes a file.

import { useRef } from "preact/hooks";

interface OpenFileProps {
  readonly label: string;
  /** Ends of names, with commas between them. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly onFile: (file?: File) => void;
}

export function OpenFile({ label, accept, disabled, onFile }: OpenFileProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" disabled={disabled} onClick={() => field.current?.click()}>
        {label}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const { files } = event.currentTarget;
          onFile(files?.[0]);
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
