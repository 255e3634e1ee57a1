// Whether people come in to this console by one-time codes: through the organization's auth proxy, which has to allow the
// console's origin, and in its sub-organizations only.

import { disableAuthProxy, enableAuthProxy, getAuthProxyConfig, updateAuthProxyConfig } from "@countersign/api";
import type { AuthProxyConfig } from "@countersign/api";
import { Copy } from "../../parts/copy.js";
import { Facts, Section } from "../../parts/facts.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { spanOf } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { baseUrl, reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

/** In place of origins: any page. */
const any = "*";

export function AuthProxy() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => getAuthProxyConfig(reads(signedIn()), { organizationId }, { signal }), [id]);
  return (
    <Section title={t.settings.codes} about={t.settings.codesWhy}>
      <Read of={loaded}>
        {({ authProxyConfig }) =>
          authProxyConfig ? (
            <Enabled config={authProxyConfig} onChanged={loaded.reload} />
          ) : (
            <NotEnabled onChanged={loaded.reload} />
          )
        }
      </Read>
    </Section>
  );
}

function NotEnabled({ onChanged }: { readonly onChanged: () => void }) {
  const { organizationId } = signedIn();
  const enabling = useSubmitting();
  const enable = () =>
    enabling.submit(
      { action: t.settings.proxyOn, subject: t.settings.proxyOnSubject, isDangerous: true },
      (connection) => enableAuthProxy(connection, { organizationId, parameters: {} }),
      onChanged,
    );
  return (
    <>
      <p>{t.settings.noProxy}</p>
      <Submitted of={enabling} />
      <button type="button" disabled={enabling.busy.value} onClick={enable}>
        {t.settings.proxyOn}
      </button>
    </>
  );
}

interface EnabledProps {
  readonly config: AuthProxyConfig;
  readonly onChanged: () => void;
}

function Enabled({ config, onChanged }: EnabledProps) {
  const { configId, allowedOrigins, allowedAuthMethods, sessionExpirationSeconds } = config;
  const { organizationId } = signedIn();
  const changing = useSubmitting();
  const { origin } = new URL(baseUrl);
  const isAllowed = allowedOrigins.includes(any) || allowedOrigins.includes(origin);
  const address = `${baseUrl}/console/${linkTo(`/sign-in/${configId}`)}`;
  const allow = () =>
    changing.submit(
      { action: t.settings.proxyAllow, subject: t.settings.proxyAllowSubject(origin), isDangerous: true },
      (connection) =>
        updateAuthProxyConfig(connection, {
          organizationId,
          parameters: { allowedOrigins: [...allowedOrigins, origin] },
        }),
      onChanged,
    );
  const disable = () =>
    changing.submit(
      { action: t.settings.proxyOff, subject: t.settings.proxyOffSubject, isDangerous: true },
      (connection) => disableAuthProxy(connection, { organizationId, parameters: {} }),
      onChanged,
    );
  return (
    <>
      <Facts
        of={[
          [t.settings.proxyOrigins, <Untrusted text={allowedOrigins.join(", ") || t.common.none} most={2000} />],
          [t.settings.proxyMethods, <Untrusted text={allowedAuthMethods.join(", ") || t.common.none} />],
          [t.settings.proxySession, spanOf(sessionExpirationSeconds * 1000)],
        ]}
      />
      {isAllowed && (
        <>
          <p class="label">{t.settings.proxyLink}</p>
          <p class="command">
            <code class="break">{address}</code>
            <Copy text={address} />
          </p>
        </>
      )}
      <Submitted of={changing} />
      <div class="actions start">
        {!isAllowed && (
          <button type="button" disabled={changing.busy.value} onClick={allow}>
            {t.settings.proxyAllow}
          </button>
        )}
        <button type="button" class="danger-text" disabled={changing.busy.value} onClick={disable}>
          {t.settings.proxyOff}
        </button>
      </div>
    </>
  );
}
