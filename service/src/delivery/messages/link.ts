// Links in e-mails, from templates with %s in the place of what they carry.

import { ApiError, ErrorCode } from "@countersign/api";

// Schemes that run or read something instead of opening an app or a page.
const refusedSchemes = new Set([
  "about:",
  "blob:",
  "data:",
  "file:",
  "filesystem:",
  "jar:",
  "javascript:",
  "resource:",
  "vbscript:",
  "view-source:",
]);

/**
 * Checks a template for links: an absolute URL, of the web or of an app (`harbour://sign-in?bundle=%s`), with %s after
 * its host.
 *
 * @param path of the member, for the message
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkLinkTemplate(path: string, template: string): void {
  if (!template.includes("%s")) {
    throw refusal(path, "has no %s for the bundle, as in https://app.example.com/sign-in?bundle=%s");
  }
  if (/[\s\p{C}]/u.test(template)) throw refusal(path, "must not contain spaces or control characters");
  const [one, other] = ["a", "b"].map((value) => fillLink(template, value));
  if (!one || !other || !URL.canParse(one) || !URL.canParse(other)) {
    throw refusal(path, "must be an absolute URL, such as https://app.example.com/sign-in?bundle=%s");
  }
  const [first, second] = [new URL(one), new URL(other)];
  if (refusedSchemes.has(first.protocol)) {
    throw refusal(path, `must not begin with ${first.protocol}; https:, http: and the schemes of apps are allowed`);
  }
  if (first.protocol !== second.protocol || first.host !== second.host || first.username !== second.username) {
    throw refusal(path, "must have %s after the host: in the path, the query or the fragment");
  }
  if (first.username !== "" || first.password !== "") throw refusal(path, "must not contain a user name or password");
}

/** Replaces every %s by a value, which is percent-encoded. */
export function fillLink(template: string, value: string): string {
  return template.replaceAll("%s", () => encodeURIComponent(value));
}

/**
 * Checks the URL of a picture: over HTTPS, since everybody on the way would see else who opens which e-mail.
 *
 * @param path of the member, for the message
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkPictureUrl(path: string, text: string): void {
  const url = !/[\s\p{C}]/u.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" && url.username === "" && url.password === "") return;
  throw refusal(path, "must be an absolute URL with https, such as https://app.example.com/logo.png");
}

function refusal(path: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `${path} ${reason}`);
}
