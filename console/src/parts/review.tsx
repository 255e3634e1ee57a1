// The last look before anything is signed: the exact bytes, and what they do.

import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { pendingReview } from "../session/connection.js";
import type { PendingReview } from "../session/connection.js";
import { sha256 } from "../bytes.js";
import { t } from "../texts/index.js";
import { readRequest } from "../check/request.js";
import { changesOf } from "../check/policy-change.js";
import { Dialog } from "./dialog.js";
import { Changes } from "./difference.js";
import { ShownHeadline } from "./headline.js";
import { Grouped } from "./hex.js";
import { Untrusted } from "./untrusted.js";

export function ReviewDialog() {
  const review = pendingReview.value;
  return review && <Asked key={review.body} review={review} />;
}

function Asked({ review }: { readonly review: PendingReview }) {
  const digest = useSignal("");
  useEffect(() => {
    void sha256(new TextEncoder().encode(review.body)).then((found) => (digest.value = found));
  }, []);
  return (
    <Dialog title={t.review.title} onClose={() => review.answer(false)}>
      <p class="lead">
        <Untrusted text={review.subject} />
      </p>
      {review.headline && <ShownHeadline headline={review.headline} />}
      <PolicyChange review={review} />
      <h3>{t.review.bytes}</h3>
      <pre class="bytes" tabIndex={0} data-testid="bytes">
        <Untrusted text={review.body} most={20_000} lines />
      </pre>
      <p class="soft">
        {t.review.digest} <Grouped text={digest.value} />
      </p>
      <p class="soft">{review.passkey ? t.review.byPasskey : t.review.byKey}</p>
      <div class="actions">
        <button type="button" onClick={() => review.answer(false)}>
          {t.common.cancel}
        </button>
        <button type="button" class={review.isDangerous ? "danger" : "primary"} onClick={() => review.answer(true)}>
          {review.action}
        </button>
      </div>
    </Dialog>
  );
}

/** Read from the bytes that are signed, as approvers will read it. */
function PolicyChange({ review: { body, policy } }: { readonly review: PendingReview }) {
  const request = readRequest(body);
  const changes = policy && request && changesOf(policy, request.type, request.parameters);
  return (
    changes && (
      <div data-testid="changes">
        <Changes of={changes} />
      </div>
    )
  );
}
