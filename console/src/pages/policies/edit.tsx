// Writes a policy: a new one, or another text of one that is there.

import { createPolicy, updatePolicy } from "@countersign/api";
import type { Policy } from "@countersign/api";
import { noPolicy } from "../../check/policy-change.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { useSubmitting } from "../../parts/submitting.js";
import { go, linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import type { PageProps } from "../pages.js";
import { PolicyForm } from "./policy-form.js";
import type { WrittenPolicy } from "./policy-form.js";
import { readPolicy } from "./read.js";

export function NewPolicyPage() {
  const { organizationId } = signedIn();
  const saving = useSubmitting();
  return (
    <>
      <p>
        <a href={linkTo("/policies")}>← {t.policies.title}</a>
      </p>
      <h1>{t.policies.create}</h1>
      <PolicyForm
        of={{ ...noPolicy, effect: "EFFECT_ALLOW" }}
        names={{ condition: "condition", consensus: "consensus", time: "time" }}
        action={t.policies.create}
        saving={saving}
        onSave={({ policyName, effect, condition, consensus, time = "", notes }, noting) =>
          saving.submit(
            { action: t.policies.create, subject: t.policies.createSubject(policyName), policy: noPolicy },
            (connection) => {
              const parameters = { policyName, effect, condition, consensus, time, notes };
              return noting(createPolicy(connection, { organizationId, parameters }));
            },
            ({ result }) => {
              const policyId = result.createPolicyResult?.policyId;
              go(policyId === undefined ? "/policies" : `/policies/${policyId}`);
            },
          )
        }
      />
    </>
  );
}

export function EditPolicyPage({ parts }: PageProps) {
  const { id, organizationId } = signedIn();
  const { policyId = "" } = parts;
  const read = (signal?: AbortSignal) => readPolicy(organizationId, policyId, signal);
  const loaded = useLoaded(read, [id, policyId]);
  const saving = useSubmitting();
  const checkUnchanged = async (before: Policy) => {
    // By what it says, since its time is in whole seconds.
    if (Object.keys(changedParts(before, await read())).length > 0) {
      throw new Error(t.policyEditor.changedBetween);
    }
  };
  return (
    <>
      <p>
        <a href={linkTo(`/policies/${policyId}`)}>← {t.common.back}</a>
      </p>
      <h1>{t.policies.editTitle}</h1>
      <Read of={loaded}>
        {(policy) => (
          <PolicyForm
            of={policy}
            policyId={policyId}
            names={{ condition: "policyCondition", consensus: "policyConsensus", time: "time" }}
            action={t.policyEditor.save}
            saving={saving}
            onSave={(written, noting) =>
              saving.submit(
                {
                  action: t.policyEditor.save,
                  subject: t.policies.updateSubject(policy.policyName),
                  policy,
                  isDangerous: true,
                },
                async (connection) => {
                  await checkUnchanged(policy);
                  const parameters = { policyId, ...changedParts(policy, written) };
                  return noting(updatePolicy(connection, { organizationId, parameters }));
                },
                () => go(`/policies/${policyId}`),
              )
            }
          />
        )}
      </Read>
    </>
  );
}

/** Only what is changed is said, so that others see what that is. */
function changedParts(before: Policy, { policyName, effect, condition, consensus, time = "", notes }: WrittenPolicy) {
  return {
    ...(policyName !== before.policyName && { policyName }),
    ...(effect !== before.effect && { policyEffect: effect }),
    ...(condition !== before.condition && { policyCondition: condition }),
    ...(consensus !== before.consensus && { policyConsensus: consensus }),
    ...(time !== (before.time ?? "") && { time }),
    ...(notes !== before.notes && { policyNotes: notes }),
  };
}
