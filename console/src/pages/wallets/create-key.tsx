// Makes a private key that belongs to no wallet.

import { createPrivateKeys, listPrivateKeyTags } from "@countersign/api";
import type { Tag } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/dialog.js";
import { FormEnd } from "../../parts/form-end.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import type { Submitting } from "../../parts/submitting.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { Untrusted } from "../../parts/untrusted.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { KeyFields, useKeyParts } from "./key-form.js";
import { RestrictNew, restrictOnItsPage, useRestrictions } from "./restriction-fields.js";

interface CreateKeyProps {
  readonly creating: Submitting;
  readonly onClose: () => void;
  readonly onCreated: (privateKeyId: string) => void;
}

export function CreateKey({ creating, onClose, onCreated }: CreateKeyProps) {
  const { id, organizationId } = signedIn();
  const parts = useKeyParts();
  const tags = useLoaded((signal) => listPrivateKeyTags(reads(signedIn()), { organizationId }, { signal }), [id]);
  const chosen = useSignal<readonly string[]>([]);
  const restrictions = useRestrictions();
  useUnsaved(parts.name.value);
  const submit = (event: Event) => {
    event.preventDefault();
    const [privateKeyName, curve] = [parts.name.value, parts.curve.value];
    const key = { privateKeyName, curve, privateKeyTags: [...chosen.value], addressFormats: [...parts.formats.value] };
    creating.submit(
      { action: t.keys.create, subject: t.keys.createSubject(privateKeyName) },
      (connection) => createPrivateKeys(connection, { organizationId, parameters: { privateKeys: [key] } }),
      ({ result }) => {
        const privateKeyId = result.createPrivateKeysResultV2?.privateKeys[0]?.privateKeyId;
        if (privateKeyId === undefined) return;
        restrictOnItsPage(privateKeyId, restrictions);
        onCreated(privateKeyId);
      },
    );
  };
  return (
    <Dialog title={t.keys.createTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <KeyFields of={parts} />
        <Read of={tags}>
          {({ privateKeyTags }) => privateKeyTags.length > 0 && <TagChoice of={privateKeyTags} chosen={chosen} />}
        </Read>
        <RestrictNew of={restrictions} />
        <FormEnd of={creating} action={t.keys.create} onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface TagChoiceProps {
  readonly of: readonly Tag[];
  readonly chosen: { value: readonly string[] };
}

function TagChoice({ of, chosen }: TagChoiceProps) {
  return (
    <fieldset>
      <legend>{t.keys.tags}</legend>
      <div class="choices">
        {of.map(({ tagId, tagName }) => (
          <label key={tagId} class="check">
            <input
              type="checkbox"
              checked={chosen.value.includes(tagId)}
              onChange={(event) => {
                const others = chosen.value.filter((other) => other !== tagId);
                chosen.value = event.currentTarget.checked ? [...others, tagId] : others;
              }}
            />
            <Untrusted text={tagName} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
