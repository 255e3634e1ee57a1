// The end of a sub-organization, which its own users decide on.

import { deleteSubOrganization } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { plainText } from "../../parts/untrusted.js";
import { go } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { forget } from "../../session/profiles.js";
import { t } from "../../texts/index.js";

export function DeleteOrganization() {
  const { id, organizationId, organizationName } = signedIn();
  const typed = useSignal("");
  const withoutExport = useSignal(false);
  const deleting = useSubmitting();
  const submit = (event: Event) => {
    event.preventDefault();
    const deleteWithoutExport = withoutExport.value;
    const subject = deleteWithoutExport ? t.settings.deleteAllSubject : t.settings.deleteSubSubject;
    deleting.submit(
      { action: t.common.delete, subject: subject(organizationName), isDangerous: true },
      (connection) =>
        deleteSubOrganization(connection, {
          organizationId,
          parameters: { ...(deleteWithoutExport && { deleteWithoutExport }) },
        }),
      async () => {
        await forget(id);
        go("/");
      },
    );
  };
  return (
    <Section title={t.settings.deleteSub} about={t.settings.deleteSubWhy}>
      <form onSubmit={submit}>
        <Field
          label={t.settings.typeName}
          about={plainText(organizationName, 256)}
          text={typed}
          required
          maxLength={256}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={withoutExport.value}
            onChange={(event) => (withoutExport.value = event.currentTarget.checked)}
          />
          {t.settings.deleteUnexported}
        </label>
        <Submitted of={deleting} />
        <div class="actions start">
          <button type="submit" class="danger" disabled={deleting.busy.value || typed.value !== organizationName}>
            {t.common.delete}
          </button>
        </div>
      </form>
    </Section>
  );
}
