// Changes how the auth proxy of an organization is set.

import { updateAuthProxy } from "../../store/auth-proxies.js";
import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { authProxyOf } from "./found.js";
import { changedSettings } from "./settings.js";

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
  versions: { ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: { ...plain, plan } },
};
