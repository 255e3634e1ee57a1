// Interfaces of smart contracts, by which policies read calls.

import {
  SmartContractInterfaceType,
  createSmartContractInterface,
  deleteSmartContractInterface,
  listSmartContractInterfaces,
} from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Choice } from "../../parts/choice.js";
import { Deletable } from "../../parts/deletable.js";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { TextArea } from "../../parts/text-area.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

const { contracts: words } = later;

export function ContractsPage() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded(
    (signal) => listSmartContractInterfaces(reads(signedIn()), { organizationId }, { signal }),
    [id],
  );
  return (
    <>
      <a class="back" href={linkTo("/settings")}>
        ← {t.settings.title}
      </a>
      <h1>{words.title}</h1>
      <Section title={words.open} about={words.why}>
        <Read of={loaded}>
          {({ smartContractInterfaces }) =>
            smartContractInterfaces.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <LongList
                items={smartContractInterfaces}
                kind="rows"
                label={words.find}
                keyOf={({ smartContractInterfaceId }) => smartContractInterfaceId}
                textOf={({ label, smartContractAddress }) => `${label} ${smartContractAddress}`}
                of={({ smartContractInterfaceId, label, smartContractAddress, type }) => (
                  <Deletable
                    subject={words.deleteSubject(label, smartContractAddress)}
                    spoken={words.deleteOf(plainText(label))}
                    send={(connection) =>
                      deleteSmartContractInterface(connection, {
                        organizationId,
                        parameters: { smartContractInterfaceId },
                      })
                    }
                    onDeleted={loaded.reload}
                  >
                    <p class="row-title">
                      <Untrusted text={label} />
                      <span class="badge plain">{words.types[type] ?? type}</span>
                    </p>
                    <Grouped text={smartContractAddress} copy />
                  </Deletable>
                )}
              />
            )
          }
        </Read>
      </Section>
      <AddInterface onAdded={loaded.reload} />
    </>
  );
}

function AddInterface({ onAdded }: { readonly onAdded: () => void }) {
  const { organizationId } = signedIn();
  const [label, address, json] = [useSignal(""), useSignal(""), useSignal("")];
  const type = useSignal<SmartContractInterfaceType>("SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM");
  const adding = useSubmitting();
  useUnsaved(label.value + address.value + json.value);
  const submit = (event: Event) => {
    event.preventDefault();
    const parameters = {
      label: label.value,
      smartContractAddress: address.value.trim(),
      smartContractInterface: json.value,
      type: type.value,
    };
    adding.submit(
      { action: words.create, subject: words.createSubject(label.value, parameters.smartContractAddress) },
      (connection) => createSmartContractInterface(connection, { organizationId, parameters }),
      () => {
        label.value = address.value = json.value = "";
        onAdded();
      },
    );
  };
  return (
    <Section title={words.create}>
      <form onSubmit={submit}>
        <Field label={t.common.name} text={label} required maxLength={256} />
        <Choice
          label={words.type}
          chosen={type}
          of={Object.values(SmartContractInterfaceType).map((each) => [each, words.types[each] ?? each] as const)}
        />
        <Field label={words.address} text={address} class="mono" required maxLength={64} />
        <TextArea label={words.json} text={json} rows={6} maxLength={400_000} required />
        <Submitted of={adding} />
        <div class="actions start">
          <button type="submit" disabled={adding.busy.value}>
            {words.create}
          </button>
        </div>
      </form>
    </Section>
  );
}
