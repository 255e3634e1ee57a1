// Two ways to prove who calls, with a stamper for each.

import { expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type { Stamper } from "../../templates/runtime/stamper.js";
import { loadPackage } from "./package.js";

type Call = (input: object) => Promise<unknown>;
type MakeStamper = (options: { readonly token: string }) => Stamper;
interface Api {
  readonly createClient: (options: Client.ClientOptions) => Readonly<Record<string, Call>>;
  readonly stampByScheme: (stampers: Readonly<Record<string, Stamper>>) => Stamper;
  readonly bearerStamper: MakeStamper;
}

test("a client with a stamper for each scheme stamps by what an operation accepts", async () => {
  const { load } = await loadPackage("bookings");
  const api = await load<Api>("index.js");
  const { tokenStamper } = await load<{ tokenStamper: MakeStamper }>("runtime/stamper-token.js");
  const sent: unknown[] = [];
  const fetch: Client.Fetch = async (_, { headers }) => {
    sent.push([headers["Authorization"], headers["X-Kiosk"]]);
    return Response.json({ booking: {} });
  };
  const kiosk = tokenStamper({ token: "door-1" });
  const clientOf = (stampers: Readonly<Record<string, Stamper>>) =>
    api.createClient({ baseUrl: "http://rooms", fetch, stamper: api.stampByScheme(stampers) });
  await clientOf({ kiosk })["getBooking"]?.({ bookingId: "b-1" });
  await clientOf({ kiosk, user: api.bearerStamper({ token: "secret" }) })["getBooking"]?.({ bookingId: "b-1" });
  expect(sent).toEqual([
    [undefined, "door-1"],
    ["Bearer secret", undefined],
  ]);
  const submitted = clientOf({ kiosk })["bookRoom"]?.({ site: "oslo", details: {} });
  await expect(submitted).rejects.toThrow("bookRoom accepts user, for which there is no stamper");
  expect(sent).toHaveLength(2);
}, 300_000);
