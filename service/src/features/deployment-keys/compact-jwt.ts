// JWTs in compact form as clients read them: some decode base64url with `atob`, which knows neither `-` nor `_`. In the
// base64 of ASCII these two come from `>`, `?`, `~` and DEL alone, so that JSON which escapes them has neither.

/** Base64url, without padding, of the JSON text of a value. */
export function encodePart(value: object): string {
  const text = JSON.stringify(value).replace(
    /[>?~\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Buffer.from(text, "ascii").toString("base64url");
}
