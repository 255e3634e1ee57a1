// An invitation as its receiver has it: in the text of the e-mail, or as a link carries it.

import { fromBase64url } from "../../bytes.js";

export interface ShownInvitation {
  readonly organizationId: string;
  readonly userId: string;
  /** With the token behind a full stop. */
  readonly invitationId: string;
}

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const isId = new RegExp(`^${id}$`);
const isToken = new RegExp(`^${id}\\.[\\w-]{8,256}$`);

/** Undefined for what is none. @param carried base64url of its JSON text */
export function readCarried(carried: string): ShownInvitation | undefined {
  try {
    return checked(JSON.parse(new TextDecoder().decode(fromBase64url(carried))) as Partial<ShownInvitation>);
  } catch {
    return undefined;
  }
}

/** The invitation in the text of an e-mail; undefined where there is none. */
export function invitationIn(text: string): ShownInvitation | undefined {
  const [, carried] = /#\/invitation\/([\w-]+)/.exec(text) ?? [];
  if (carried !== undefined) return readCarried(carried);
  const [, organizationId] = new RegExp(`Organization:\\s*(${id})`).exec(text) ?? [];
  const [, userId] = new RegExp(`User:\\s*(${id})`).exec(text) ?? [];
  const [, invitationId] = new RegExp(`Invitation:\\s*(${id}\\.[\\w-]+)`).exec(text) ?? [];
  return checked({ organizationId, userId, invitationId });
}

function checked(found: { readonly [Name in keyof ShownInvitation]?: unknown }): ShownInvitation | undefined {
  const { organizationId, userId, invitationId } = found;
  if (typeof organizationId !== "string" || typeof userId !== "string" || typeof invitationId !== "string") {
    return undefined;
  }
  if (!isId.test(organizationId) || !isId.test(userId) || !isToken.test(invitationId)) return undefined;
  return { organizationId, userId, invitationId };
}
