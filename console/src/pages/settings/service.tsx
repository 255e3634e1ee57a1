// How the service is, and by which keys what comes from it is known.

import { Facts, Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { Live } from "../../parts/live.js";
import { Loading } from "../../parts/state.js";
import { exactTime } from "../../parts/time.js";
import { baseUrl } from "../../session/connection.js";
import { usePolled } from "../../session/poll.js";
import { t } from "../../texts/index.js";

interface State {
  /** Undefined where it is not told here: operators may have that on another port. */
  readonly isReady: boolean | undefined;
  /** By what they sign. */
  readonly keys: readonly (readonly [name: keyof typeof t.settings.serviceKeys, key: string])[];
}

export function Service() {
  const polled = usePolled(readState, []);
  const state = polled.value.value;
  return (
    <Section title={t.settings.service} about={t.settings.serviceWhy}>
      <Live polled={polled} />
      {state === undefined ? (
        polled.failure.value === undefined && <Loading />
      ) : (
        <Facts
          of={[
            [
              t.settings.serviceState,
              <span data-testid="service">
                {state.isReady === undefined
                  ? t.settings.answers
                  : state.isReady
                    ? t.settings.ready
                    : t.settings.notReady}{" "}
                <span class="soft small-text">{t.connection.asOf(exactTime(polled.readAt.value))}</span>
              </span>,
            ],
            ...state.keys.map(([name, key]) => [t.settings.serviceKeys[name], <Grouped text={key} copy />] as const),
          ]}
        />
      )}
    </Section>
  );
}

async function readState(signal: AbortSignal): Promise<State> {
  const [ready, keys, webhooks] = await Promise.all([
    ask("/ready", signal),
    ask("/public/v1/discovery/keys", signal),
    ask("/public/v1/discovery/webhooks/jwks", signal),
  ]);
  if (!keys.ok || !webhooks.ok) throw new Error(`HTTP ${keys.status}, ${webhooks.status}`);
  const told = (await keys.json()) as Readonly<Record<string, unknown>>;
  const { keys: signers = [] } = (await webhooks.json()) as { readonly keys?: readonly { readonly x?: string }[] };
  return {
    isReady: ready.ok ? true : ready.status === 503 ? false : undefined,
    keys: [
      ...(["bundles", "codes"] as const).flatMap((name) =>
        typeof told[name] === "string" ? [[name, told[name]] as const] : [],
      ),
      ...signers.flatMap(({ x }) => (typeof x === "string" ? [["webhooks", x] as const] : [])),
    ],
  };
}

function ask(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(baseUrl + path, { signal, credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" });
}
