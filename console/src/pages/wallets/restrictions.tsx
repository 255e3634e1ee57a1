// What a wallet or private key is never used for, whatever policies allow; it can be added to.

import { getKeyRestrictions, restrictKeys } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog } from "../../parts/dialog.js";
import { Section } from "../../parts/facts.js";
import { FormEnd } from "../../parts/form-end.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import type { Submitting } from "../../parts/submitting.js";
import { Untrusted } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads, signedIn } from "../../session/connection.js";
import { later } from "../../texts/later.js";
import { RestrictionFields, inWords, restrictionsOf, takeChosen, useRestrictions } from "./restriction-fields.js";
import type { Chosen } from "./restriction-fields.js";

const { restrictions: words } = later;

/** A wallet or a private key. */
export type Restricted = { readonly walletId: string } | { readonly privateKeyId: string };

interface RestrictionsProps {
  readonly of: Restricted;
  readonly name: string;
}

export function Restrictions({ of, name }: RestrictionsProps) {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded(
    (signal) => getKeyRestrictions(reads(signedIn()), { organizationId, ...of }, { signal }),
    [id, JSON.stringify(of)],
  );
  const isOpen = useSignal(false);
  const restricting = useSubmitting();
  const submit = (chosen: Chosen) =>
    restricting.submit(
      { action: words.add, subject: words.subject(name, inWords(chosen)), isDangerous: true },
      (connection) => restrictKeys(connection, { organizationId, parameters: { ...namedAs(of), ...chosen } }),
      () => {
        isOpen.value = false;
        loaded.reload();
      },
    );
  useEffect(() => {
    const chosen = takeChosen("walletId" in of ? of.walletId : of.privateKeyId);
    if (chosen) submit(chosen);
  }, []);
  return (
    <Section title={words.title} about={words.why}>
      <Read of={loaded}>
        {({ restrictions: { transactionsOnly, neverExportable, only } }) =>
          !transactionsOnly && !neverExportable && only.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul class="bullets" data-testid="restrictions">
              {neverExportable && <li>{words.neverExportable}</li>}
              {transactionsOnly && <li>{words.transactionsOnly}</li>}
              {only.map((place) => (
                <li key={place}>
                  {words.only}{" "}
                  <code>
                    <Untrusted text={place} />
                  </code>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      {!isOpen.value && <Submitted of={restricting} />}
      <div class="actions start">
        <button type="button" onClick={() => (isOpen.value = true)}>
          {words.open}
        </button>
      </div>
      {isOpen.value && <Restrict restricting={restricting} onSubmit={submit} onClose={() => (isOpen.value = false)} />}
    </Section>
  );
}

interface RestrictProps {
  readonly restricting: Submitting;
  readonly onSubmit: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

function Restrict({ restricting, onSubmit, onClose }: RestrictProps) {
  const parts = useRestrictions();
  const chosen = restrictionsOf(parts);
  useUnsaved(JSON.stringify(chosen ?? {}));
  const submit = (event: Event) => {
    event.preventDefault();
    if (chosen) onSubmit(chosen);
  };
  return (
    <Dialog title={words.open} onClose={onClose}>
      <p>{words.why}</p>
      <form onSubmit={submit}>
        <RestrictionFields of={parts} />
        <FormEnd of={restricting} action={words.add} isDangerous isIncomplete={!chosen} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** As the request names it. */
function namedAs(of: Restricted) {
  return "walletId" in of ? { walletIds: [of.walletId] } : { privateKeyIds: [of.privateKeyId] };
}
