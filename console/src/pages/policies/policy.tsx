// One policy, to read, change or delete.

import { deletePolicy } from "@countersign/api";
import { DeleteSection } from "../../parts/delete-section.js";
import { Facts, Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go, linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import type { PageProps } from "../pages.js";
import { Effect } from "./effect.js";
import { readPolicy } from "./read.js";

export function PolicyPage({ parts }: PageProps) {
  const { id, organizationId } = signedIn();
  const { policyId = "" } = parts;
  const loaded = useLoaded((signal) => readPolicy(organizationId, policyId, signal), [id, policyId]);
  return (
    <>
      <p>
        <a href={linkTo("/policies")}>← {t.policies.title}</a>
      </p>
      <Read of={loaded}>
        {(policy) => (
          <>
            <div class="title-row">
              <h1>
                <Untrusted text={policy.policyName} />
              </h1>
              <Effect of={policy.effect} />
              <a class="button primary" href={linkTo(`/policies/${policyId}/edit`)}>
                {t.policies.edit}
              </a>
            </div>
            <Expression title={t.policyEditor.condition} text={policy.condition} none={t.policies.any} />
            <Expression title={t.policyEditor.consensus} text={policy.consensus} none={t.policies.nobody} />
            <section class="card">
              <Facts
                of={[
                  [t.policyEditor.time, <Code text={policy.time ?? ""} none={t.policies.always} />],
                  policy.notes !== "" && [t.policyEditor.notes, <Untrusted text={policy.notes} most={4096} lines />],
                  [t.policies.id, <Grouped text={policyId} group={36} copy />],
                  [t.common.created, <Time at={toMilliseconds(policy.createdAt)} />],
                  [t.policies.changed, <Time at={toMilliseconds(policy.updatedAt)} />],
                ]}
              />
            </section>
            <DeleteSection
              about={t.policies.deleteWhy}
              review={{ subject: t.policies.deleteSubject(policy.policyName), policy }}
              send={(connection) => deletePolicy(connection, { organizationId, parameters: { policyId } })}
              onDeleted={() => go("/policies")}
            />
          </>
        )}
      </Read>
    </>
  );
}

interface CodeProps {
  readonly text: string;
  /** What stands there for an empty one. */
  readonly none: string;
}

function Expression({ title, ...code }: CodeProps & { readonly title: string }) {
  return (
    <Section title={title}>
      <Code {...code} />
    </Section>
  );
}

function Code({ text, none }: CodeProps) {
  if (text === "") return <p>{none}</p>;
  return (
    <p>
      <code>
        <Untrusted text={text} most={16_384} lines />
      </code>
    </p>
  );
}
