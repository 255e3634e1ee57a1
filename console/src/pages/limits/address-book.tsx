// Address books: receivers that policies know by the name of a book.

import { createAddressBookEntries, deleteAddressBookEntries, listAddressBook } from "@countersign/api";
import type { AddressBookEntry } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { evmChains } from "../../chains/evm.js";
import { chainNamed } from "../../check/limit.js";
import { Choice } from "../../parts/choice.js";
import { Deletable } from "../../parts/deletable.js";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { Empty } from "../../parts/state.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { LimitsNav } from "./limits-nav.js";

const { book: words } = later;

/** As CAIP-2 names them. */
const chains = [...Object.keys(evmChains).map((id) => `eip155:${id}`), "eip155:*", "solana:*", "tron:*", "bip122:*"];

export function AddressBookPage() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => listAddressBook(reads(signedIn()), { organizationId }, { signal }), [id]);
  return (
    <>
      <h1>{words.title}</h1>
      <LimitsNav at="/address-book" />
      <p class="soft">{words.intro}</p>
      <Read of={loaded}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Empty title={words.empty}>{words.emptyWhy}</Empty>
          ) : (
            <LongList
              items={entries}
              kind="rows"
              label={words.find}
              keyOf={({ addressBookEntryId }) => addressBookEntryId}
              textOf={({ book, address, label = "" }) => `${book} ${label} ${address}`}
              exported={{
                name: "address-book",
                columns: [
                  [t.list.columns.id, ({ addressBookEntryId }) => addressBookEntryId],
                  [t.list.columns.book, ({ book }) => book],
                  [t.list.columns.chain, ({ chain }) => chain],
                  [t.list.columns.address, ({ address }) => address],
                  [t.list.columns.name, ({ label = "" }) => label],
                ],
              }}
              of={(entry) => <Row of={entry} onDeleted={loaded.reload} />}
            />
          )
        }
      </Read>
      <AddReceiver onAdded={loaded.reload} />
    </>
  );
}

function Row({ of, onDeleted }: { readonly of: AddressBookEntry; readonly onDeleted: () => void }) {
  const { organizationId } = signedIn();
  const { addressBookEntryId, book, chain, address, label } = of;
  return (
    <Deletable
      subject={words.deleteSubject(label ?? address, book)}
      spoken={words.deleteOf(plainText(label ?? address))}
      send={(connection) =>
        deleteAddressBookEntries(connection, {
          organizationId,
          parameters: { book, addressBookEntryIds: [addressBookEntryId] },
        })
      }
      onDeleted={onDeleted}
    >
      <p class="row-title">
        <Untrusted text={label ?? words.unnamed} />
        <span class="badge plain">{book}</span>
      </p>
      <p class="soft small-text">
        {chainNamed(chain)} · <Grouped text={address} copy />
      </p>
    </Deletable>
  );
}

function AddReceiver({ onAdded }: { readonly onAdded: () => void }) {
  const { organizationId } = signedIn();
  const [book, address, label] = [useSignal(""), useSignal(""), useSignal("")];
  const chain = useSignal("eip155:1");
  const adding = useSubmitting();
  // The book stays for the next receiver, and alone is no loss.
  useUnsaved(address.value + label.value);
  const submit = (event: Event) => {
    event.preventDefault();
    const entry = {
      chain: chain.value,
      address: address.value.trim(),
      ...(label.value !== "" && { label: label.value }),
    };
    adding.submit(
      {
        action: words.add,
        subject: words.addSubject(entry.label ?? entry.address, chainNamed(entry.chain), book.value),
        isDangerous: true,
      },
      (connection) =>
        createAddressBookEntries(connection, { organizationId, parameters: { book: book.value, entries: [entry] } }),
      () => {
        address.value = label.value = "";
        onAdded();
      },
    );
  };
  return (
    <Section title={words.add} about={words.addWhy}>
      <form onSubmit={submit}>
        <Field label={words.name} text={book} about={words.nameWhy} required maxLength={63} />
        <Choice label={words.chain} chosen={chain} of={chains.map((each) => [each, chainNamed(each)] as const)} />
        <Field label={words.address} text={address} class="mono" required maxLength={128} />
        <Field label={words.label} text={label} maxLength={256} />
        <Submitted of={adding} />
        <div class="actions start">
          <button type="submit" class="primary" disabled={adding.busy.value}>
            {words.add}
          </button>
        </div>
      </form>
    </Section>
  );
}
