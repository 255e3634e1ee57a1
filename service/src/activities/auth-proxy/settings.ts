// Settings of an auth proxy: what was given takes the place of what was there, once it is found that the proxy can send
// its messages that way.

import { ApiError, ErrorCode } from "@countersign/api";
import type { UpdateAuthProxyConfigIntent } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import { checkEmailCustomization } from "../../delivery/messages/customization.js";
import { readHeaders } from "../../delivery/messages/sender.js";
import { checkSmsCustomization } from "../../delivery/messages/sms-text.js";
import type { AuthProxySettings } from "../../organizations/auth-proxy.js";
import { readOrigins } from "../../organizations/origins.js";
import { readForm } from "../login/codes.js";

/** In place of a list of origins: any page. */
export const anyOrigin = "*";

/**
 * Settings with the changes made.
 *
 * @throws ApiError INVALID_ARGUMENT for what cannot be, PERMISSION_DENIED for a sender that the deployment does not allow,
 *   UNIMPLEMENTED for a captcha
 */
export function changedSettings(
  present: AuthProxySettings,
  { emailAuthTemplateId, captchaEnabled, ...changes }: UpdateAuthProxyConfigIntent,
  messages: Settings["messages"],
): AuthProxySettings {
  if (captchaEnabled) {
    throw new ApiError(
      ErrorCode.UNIMPLEMENTED,
      "captchaEnabled: captchas need the service of somebody else, which this one does not call",
    );
  }
  if (emailAuthTemplateId) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "emailAuthTemplateId: the auth proxy sends no e-mails with a link; otpTemplateId is the template of those with a code",
    );
  }
  const given = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
  const origins = changes.allowedOrigins && { allowedOrigins: readPageOrigins(changes.allowedOrigins) };
  const changed = { ...present, ...Object.fromEntries(given), ...origins };
  const settings: AuthProxySettings = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== ""));
  checkMessages(settings, messages);
  return settings;
}

/** How the e-mails with its codes look. */
export function emailLook({ emailCustomizationParams = {}, otpTemplateId }: AuthProxySettings) {
  return { ...emailCustomizationParams, ...(otpTemplateId !== undefined && { templateId: otpTemplateId }) };
}

function readPageOrigins(origins: readonly string[]): readonly string[] {
  if (!origins.includes(anyOrigin)) return readOrigins(origins, (index) => `allowedOrigins.${index}`);
  if (origins.length === 1) return [anyOrigin];
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, "allowedOrigins: * stands for all origins; it has to be the only one");
}

function checkMessages(settings: AuthProxySettings, messages: Settings["messages"]): void {
  checkEmailCustomization("emailCustomizationParams", emailLook(settings), messages, "code");
  readHeaders(settings, messages);
  checkSmsCustomization("smsCustomizationParams", settings.smsCustomizationParams, readForm(settings).length);
}
