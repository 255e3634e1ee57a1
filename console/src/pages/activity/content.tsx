// What would be signed, decoded in the browser from the bytes of the request.

import { describe } from "../../check/describe.js";
import type { SignedRequest } from "../../check/request.js";
import { decode, signablesOf } from "../../decode/decode.js";
import type { Signable } from "../../decode/decode.js";
import { Facts, Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { Loading, Notice } from "../../parts/state.js";
import { Untrusted } from "../../parts/untrusted.js";
import { Groups } from "../../parts/value.js";
import { readBeside } from "../../session/beside.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

export function Content({ request }: { readonly request: SignedRequest | undefined }) {
  if (!request) return null;
  const signables = signablesOf(request.type, request.parameters);
  if (signables.length === 0) return <Described request={request} />;
  return (
    <>
      {signables.map((signable, index) => (
        <Decoded key={index} signable={signable} />
      ))}
    </>
  );
}

function Decoded({ signable }: { readonly signable: Signable }) {
  const { value, failure } = useLoaded(() => decode(signable), []);
  const decoded = value.value;
  return (
    <section class="card" data-testid="content">
      <h2>{decoded?.title ?? t.activity.content}</h2>
      {failure.value !== undefined ? (
        <>
          <Notice kind="bad" title={t.activity.undecoded}>
            <p>
              <Untrusted text={failure.value} />
            </p>
            <p>{t.activity.undecodedWhy}</p>
          </Notice>
          <pre class="bytes" tabIndex={0}>
            <Untrusted text={signable.data} most={20_000} />
          </pre>
        </>
      ) : !decoded ? (
        <Loading />
      ) : (
        <>
          {decoded.warnings.map((warning) => (
            <Notice key={warning} kind="warn">
              {warning}
            </Notice>
          ))}
          <Groups of={decoded.groups} />
          <hr />
          <Facts
            of={[
              [t.activity.signsWith, <Grouped text={signable.signWith} copy />],
              [
                decoded.digest.name,
                <span>
                  <Grouped text={decoded.digest.hex} copy />
                  <span class="soft small-text note">{t.activity.compare}</span>
                </span>,
              ],
            ]}
          />
        </>
      )}
    </section>
  );
}

const mostValues = 60;

/** A request that signs nothing: what it asks for in words, and its parameters as they were signed. */
function Described({ request: { type, parameters } }: { readonly request: SignedRequest }) {
  const { id } = signedIn();
  // Names that the service gives, beside ids that were signed.
  const beside = useLoaded((signal) => readBeside(type, signal), [id, type]);
  const description = describe(type, parameters, beside.value.value);
  return (
    <Section title={t.activity.content}>
      <div class="stack" data-testid="content">
        <p class="lead" data-testid="asks">
          {description?.sentence ?? later.described.unknown}
        </p>
        {description?.warnings.map((warning) => (
          <Notice key={warning} kind="warn">
            {warning}
          </Notice>
        ))}
        {description !== undefined && description.lines.length > 0 && <Groups of={[{ lines: description.lines }]} />}
        <Parameters of={parameters} />
      </div>
    </Section>
  );
}

function Parameters({ of }: { readonly of: SignedRequest["parameters"] }) {
  const all = flat(of, "");
  if (all.length === 0) return null;
  const values = all.slice(0, mostValues);
  return (
    <div>
      <h3>{later.described.parameters}</h3>
      <Facts
        of={values.map(([name, value]) => [<Untrusted text={name} />, <Untrusted text={value} most={4000} lines />])}
      />
      {all.length > values.length && <p class="soft small-text">{later.described.cut(all.length - values.length)}</p>}
    </div>
  );
}

function flat(value: unknown, path: string): [name: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => flat(item, `${path}[${index}]`));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, member]) => flat(member, path === "" ? name : `${path}.${name}`));
  }
  return [[path, typeof value === "string" ? value : JSON.stringify(value)]];
}
