// Makes a sub-organization with its root users and, if wanted, a wallet.

import { createSubOrganization } from "@countersign/api";
import type { AddressFormat } from "@countersign/api";
import { signal, useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Dialog } from "../../parts/dialog.js";
import { Field } from "../../parts/field.js";
import { FormEnd } from "../../parts/form-end.js";
import type { Submitting } from "../../parts/submitting.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { ChainChoice } from "../wallets/chain-choice.js";
import { firstAccounts } from "../wallets/chains.js";

interface RootUser {
  readonly id: string;
  readonly name: Signal<string>;
  readonly email: Signal<string>;
  readonly publicKey: Signal<string>;
}

/** More are added by the organization itself. */
const mostUsers = 10;

const membersOf = ({ name, email, publicKey }: RootUser) => [name, email, publicKey];

const newUser = (): RootUser => ({
  id: crypto.randomUUID(),
  name: signal(""),
  email: signal(""),
  publicKey: signal(""),
});

interface CreateProps {
  readonly creating: Submitting;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

export function CreateSubOrganization({ creating, onClose, onCreated }: CreateProps) {
  const { organizationId } = signedIn();
  const [name, walletName, threshold] = [useSignal(""), useSignal(""), useSignal(1)];
  const users = useSignal<readonly RootUser[]>([newUser()]);
  const chosen = useSignal<ReadonlySet<AddressFormat>>(new Set(["ADDRESS_FORMAT_ETHEREUM"]));
  const thresholdField = useId();
  useUnsaved([name, walletName, ...users.value.flatMap(membersOf)].map(({ value }) => value).join("\n"));
  const submit = (event: Event) => {
    event.preventDefault();
    const accounts = firstAccounts(chosen.value);
    const parameters = {
      subOrganizationName: name.value,
      rootQuorumThreshold: threshold.value,
      rootUsers: users.value.map(paramsOf),
      ...(walletName.value !== "" && { wallet: { walletName: walletName.value, accounts } }),
    };
    creating.submit(
      { action: t.subOrganizations.create, subject: t.subOrganizations.createSubject(name.value) },
      (connection) => createSubOrganization(connection, { organizationId, parameters }),
      onCreated,
    );
  };
  return (
    <Dialog title={t.subOrganizations.create} onClose={onClose}>
      <form onSubmit={submit}>
        <Field label={t.subOrganizations.name} text={name} required maxLength={256} />
        {users.value.map((user, index) => (
          <fieldset key={user.id} class="boxed">
            <legend>{t.subOrganizations.rootUser(index + 1)}</legend>
            <Field label={t.subOrganizations.userName} text={user.name} required maxLength={256} />
            <Field label={t.people.email} text={user.email} type="email" maxLength={256} />
            <Field class="mono" label={t.people.publicKey} text={user.publicKey} maxLength={66} />
            {users.value.length > 1 && (
              <button
                type="button"
                class="small quiet danger-text"
                onClick={() => {
                  users.value = users.value.filter(({ id }) => id !== user.id);
                  threshold.value = Math.min(threshold.value, users.value.length);
                }}
              >
                {t.subOrganizations.removeUser(index + 1)}
              </button>
            )}
          </fieldset>
        ))}
        <p class="soft small-text">{t.subOrganizations.credentialsWhy}</p>
        {users.value.length < mostUsers && (
          <button type="button" class="small" onClick={() => (users.value = [...users.value, newUser()])}>
            {t.subOrganizations.addUser}
          </button>
        )}
        <label for={thresholdField}>{t.rights.threshold(users.value.length)}</label>
        <input
          id={thresholdField}
          class="short"
          type="number"
          required
          min={1}
          max={users.value.length}
          value={threshold.value}
          onInput={(event) => (threshold.value = event.currentTarget.valueAsNumber)}
        />
        <Field
          label={t.subOrganizations.wallet}
          about={t.subOrganizations.walletWhy}
          text={walletName}
          maxLength={256}
        />
        {walletName.value !== "" && <ChainChoice chosen={chosen} />}
        <FormEnd of={creating} action={t.subOrganizations.create} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function paramsOf({ name, email, publicKey }: RootUser) {
  const key = publicKey.value.trim();
  const userEmail = email.value.trim();
  return {
    userName: name.value,
    ...(userEmail !== "" && { userEmail }),
    apiKeys:
      key === "" ? [] : [{ apiKeyName: t.people.keyName, publicKey: key, curveType: "API_KEY_CURVE_P256" as const }],
    authenticators: [],
    oauthProviders: [],
  };
}
