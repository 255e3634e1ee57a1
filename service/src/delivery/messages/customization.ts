// How a request wants its e-mail to look: checked when the request is made, and read again when the e-mail is written.

import { ApiError, ErrorCode } from "@countersign/api";
import type { EmailCustomization } from "@countersign/api";
import { RepeatedMemberError, parseJson } from "@countersign/api/json";
import type { Settings } from "../../config/settings.js";
import { checkLinkTemplate, checkPictureUrl } from "./link.js";
import { builtInNames, checkTemplate, nameForm, readTemplate, shows } from "./templates.js";
import type { Template } from "./templates.js";

type TemplateSettings = Pick<Settings["messages"], "templates">;

/** What an e-mail with a customization is for. */
export type Carried = "code" | "bundle";

/** A customization that can be used. */
export interface Look {
  readonly appName?: string;
  readonly logoUrl?: string;
  /** With `%s`. */
  readonly linkTemplate?: string;
  readonly variables: ReadonlyMap<string, string>;
  readonly template?: Template;
}

const maxVariables = 100;

/**
 * Checks the customization of a request.
 *
 * @param path of the member among the parameters, for messages: `emailCustomization`
 * @param carried what the e-mail will carry: a template of one's own has to show it
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkEmailCustomization(
  path: string,
  customization: EmailCustomization | undefined,
  settings: TemplateSettings,
  carried?: Carried,
): void {
  if (customization) readLook(path, customization, settings, carried);
}

/**
 * Reads a customization. Empty members are as good as none.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
export function readLook(
  path: string,
  { appName, logoUrl, magicLinkTemplate, templateVariables, templateId }: EmailCustomization,
  { templates }: TemplateSettings,
  carried?: Carried,
): Look {
  if (appName) checkOneLine(`${path}.appName`, appName);
  if (logoUrl) checkPictureUrl(`${path}.logoUrl`, logoUrl);
  if (magicLinkTemplate) checkLinkTemplate(`${path}.magicLinkTemplate`, magicLinkTemplate);
  const variables = readVariables(`${path}.templateVariables`, templateVariables);
  const template = templateId ? readTemplate(`${path}.templateId`, templates, templateId) : undefined;
  if (template) {
    const isKnown = (name: string) => variables.has(name) || isBuiltIn(name);
    checkTemplate(`${path}.templateId`, template, isKnown);
    checkShown(`${path}.templateId`, template, carried, Boolean(magicLinkTemplate));
  }
  return {
    ...(appName && { appName }),
    ...(logoUrl && { logoUrl }),
    ...(magicLinkTemplate && { linkTemplate: magicLinkTemplate }),
    variables,
    ...(template && { template }),
  };
}

/** @throws ApiError INVALID_ARGUMENT */
export function checkOneLine(path: string, text: string): void {
  if (isOneLine(text)) return;
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path} must be one line of text without control characters`);
}

/** Whether a text can stand in a subject and beside other words as what it looks like. */
export function isOneLine(text: string): boolean {
  // Also the characters that turn the direction of what follows.
  return text.trim() !== "" && !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);
}

function readVariables(path: string, text: string | undefined): ReadonlyMap<string, string> {
  if (!text) return new Map();
  let object: unknown;
  try {
    object = parseJson(text);
  } catch (error) {
    if (error instanceof RepeatedMemberError)
      throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: ${error.message}`);
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path} is not JSON; expected an object of strings, such as {"name":"value"}`,
    );
  }
  if (typeof object !== "object" || object === null || Array.isArray(object)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path} must be a JSON object of strings, such as {"name":"value"}`,
    );
  }
  const entries = Object.entries(object as Record<string, unknown>);
  if (entries.length > maxVariables) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path} has ${entries.length} variables; at most ${maxVariables} are allowed`,
    );
  }
  return new Map(entries.map(([name, value]) => [checkName(path, name), checkValue(path, name, value)]));
}

function checkName(path: string, name: string): string {
  if (!nameForm.test(name)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path}: ${JSON.stringify(name)} is not a name: 1 to 64 letters, digits and _, no digit first`,
    );
  }
  if (isBuiltIn(name))
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: ${name} already has a value; choose another name`);
  return name;
}

function checkValue(path: string, name: string, value: unknown): string {
  if (typeof value !== "string")
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: the value of ${name} must be a string`);
  if (/[^\P{Cc}\t\n\r]/u.test(value))
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: the value of ${name} contains control characters`);
  return value;
}

function isBuiltIn(name: string): boolean {
  return builtInNames.some((each) => each === name);
}

/** An e-mail without what it is sent for would help nobody. */
function checkShown(path: string, template: Template, carried: Carried | undefined, hasLink: boolean): void {
  if (!carried) return;
  const names = hasLink ? ([carried, "link"] as const) : ([carried] as const);
  for (const [part, text] of [
    ["html", template.html],
    ["txt", template.text],
  ] as const) {
    if (text === undefined || shows(text, names)) continue;
    const wanted = names.map((name) => `{{${name}}}`).join(" or ");
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: ${template.id}.${part} does not show ${wanted}`);
  }
}
