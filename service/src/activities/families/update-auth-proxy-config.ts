// Changes how the auth proxy of an organization is set.

import { anyone, byPolicy, noSubject, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { authProxyOf } from "../../features/auth-proxy/found.js";
import { changedSettings } from "../../features/auth-proxy/settings.js";
import { updateAuthProxy } from "../../store/auth-proxies.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG"> = async ({ organization, messages }, intent) => {
  const { configId, settings } = authProxyOf(organization);
  const changed = JSON.stringify(changedSettings(settings, intent, messages));
  return async (scope) => {
    await updateAuthProxy(scope, changed);
    return { configId };
  };
};

const template = noSubject("a template of the deployment's");

export const updateAuthProxyConfig: Family<"updateAuthProxyConfig"> = {
  subjects: {
    emailAuthTemplateId: template,
    otpTemplateId: template,
    "emailCustomizationParams.templateId": template,
    socialLinkingClientIds: noSubject("of apps at issuers of ID tokens"),
  },
  createsSubject: false,
  authority: byPolicy,
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  storage: "stores",
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: { ...plain, plan },
  },
};
