// Settings of providers of OAuth 2.0.

import { group, text } from "./declaration.js";

const url = (byDefault: string, doc: string) =>
  text({ doc, default: byDefault, pattern: "^https?://", expected: "the URL of an endpoint" });

export const oauth2 = group({
  xTokenUrl: url("https://api.x.com/2/oauth2/token", "where codes of X are exchanged"),
  xUserUrl: url("https://api.x.com/2/users/me", "where X is asked whose account it is"),
  discordTokenUrl: url("https://discord.com/api/oauth2/token", "where codes of Discord are exchanged"),
  discordUserUrl: url("https://discord.com/api/users/@me", "where Discord is asked whose account it is"),
});
