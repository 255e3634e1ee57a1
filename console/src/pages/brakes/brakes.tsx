// The brakes of the organization: what is frozen, freezing and thawing, for how long dangerous changes wait, and for how long
// requests wait for votes.

import { thaw } from "@countersign/api";
import type { Freeze } from "@countersign/api";
import { Section } from "../../parts/facts.js";
import { FreezeFacts, Frozen, useFreezes } from "../../parts/frozen.js";
import { useLoaded } from "../../parts/loaded.js";
import type { Loaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { nameIn, readHolders } from "../../session/holders.js";
import type { Holders } from "../../session/holders.js";
import { later } from "../../texts/later.js";
import { Delays } from "./delays.js";
import { FreezeForm } from "./freeze-form.js";
import { VoteExpiry } from "./vote-expiry.js";

const { brakes: words } = later;

export function BrakesPage() {
  const { id, organizationId } = signedIn();
  const freezes = useFreezes();
  const targets = useLoaded((signal) => readHolders(organizationId, signal), [id]);
  return (
    <>
      <h1>{words.title}</h1>
      <p class="soft">{words.intro}</p>
      <Frozen freezes={freezes} />
      <Read of={targets}>
        {(found) => (
          <>
            <FreezeForm targets={found} freezes={freezes} />
            <FrozenNow targets={found} freezes={freezes} />
          </>
        )}
      </Read>
      <Delays />
      <VoteExpiry />
    </>
  );
}

interface FrozenNowProps {
  readonly targets: Holders;
  readonly freezes: Loaded<readonly Freeze[]>;
}

function FrozenNow({ targets, freezes }: FrozenNowProps) {
  const thawing = useSubmitting();
  return (
    <Section title={words.frozen} about={words.thawWhy}>
      <Read of={freezes}>
        {(found) =>
          found.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <LongList
              items={found}
              kind="rows"
              label={words.find}
              keyOf={({ target, targetId }) => `${target} ${targetId}`}
              textOf={({ targetId, reason = "" }) => `${nameIn(targets, targetId)} ${targetId} ${reason}`}
              of={(freeze) => <Row of={freeze} targets={targets} thawing={thawing} onThawed={freezes.reload} />}
            />
          )
        }
      </Read>
      <Submitted of={thawing} />
    </Section>
  );
}

interface RowProps {
  readonly of: Freeze;
  readonly targets: Holders;
  readonly thawing: ReturnType<typeof useSubmitting>;
  readonly onThawed: () => void;
}

/** What thaws it, and where its own page is. */
function placesOf({ target, targetId }: Freeze) {
  switch (target) {
    case "FREEZE_TARGET_ORGANIZATION":
      return { parameters: { wholeOrganization: true }, place: undefined };
    case "FREEZE_TARGET_WALLET":
      return { parameters: { walletIds: [targetId] }, place: `/wallets/${targetId}` };
    case "FREEZE_TARGET_PRIVATE_KEY":
      return { parameters: { privateKeyIds: [targetId] }, place: `/private-keys/${targetId}` };
    case "FREEZE_TARGET_USER":
      return { parameters: { userIds: [targetId] }, place: `/people/${targetId}` };
  }
}

function Row({ of: freeze, targets, thawing, onThawed }: RowProps) {
  const { organizationId } = signedIn();
  const { parameters, place } = placesOf(freeze);
  const isWhole = freeze.target === "FREEZE_TARGET_ORGANIZATION";
  const name = isWhole ? words.targets[freeze.target] : nameIn(targets, freeze.targetId);
  return (
    <>
      <div class="grow">
        <p class="row-title">
          {place === undefined ? (
            name
          ) : (
            <a href={linkTo(place)}>
              <Untrusted text={name} />
            </a>
          )}
          {!isWhole && <span class="badge plain">{words.targets[freeze.target]}</span>}
        </p>
        <p class="soft small-text">
          <FreezeFacts of={freeze} by={nameIn(targets, freeze.userId)} />
        </p>
      </div>
      <button
        type="button"
        class="small"
        disabled={thawing.busy.value}
        aria-label={words.thawOf(plainText(name))}
        onClick={() =>
          thawing.submit(
            { action: words.thaw, subject: words.thawSubject(`“${name}”`), isDangerous: true },
            (connection) => thaw(connection, { organizationId, parameters }),
            onThawed,
          )
        }
      >
        {words.thaw}
      </button>
    </>
  );
}
