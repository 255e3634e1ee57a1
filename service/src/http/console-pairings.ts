// Where a browser and whoever lets it in find each other. The browser leaves its public key under a code that is derived
// from that key; whoever lets it in reads the key, checks that it fits the code, adds it to a user by an ordinary
// activity, and leaves word of the organization. Nothing here is secret, and nothing here lets anyone in.

import { ApiError, ErrorCode, grpcCodes } from "@countersign/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CallerCounts, networkOf } from "../net/caller-counts.js";
import { answerPairing, findPairings, insertPairing } from "../store/console-pairings.js";
import type { Store } from "../store/store.js";
import { answer, errorBody } from "./answer.js";
import { noteBody } from "./facts.js";

const lifetime = 10 * 60_000;
/** Browsers that wait at a time, in the whole deployment. */
const mostWaiting = 2000;
/** Keys that one address may leave, and answers, in a minute. Each process counts by itself. */
const mostWrites = 30;
/** A browser asks every few seconds whether it was let in; several may share an address. */
const mostReads = 240;
const remembered = 10_000;
const bodyLimit = 1024;

/** Twelve letters of Crockford's base 32 (without I, L, O, U): 60 bits. */
const codeForm = /^[0-9A-HJKMNP-TV-Z]{12}$/;
const publicKeyForm = /^0[23][0-9a-f]{64}$/;
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function addPairings(app: FastifyInstance, store: Store): void {
  const counts = new CallerCounts(remembered);
  const take = (request: FastifyRequest, what: string, most: number): void => {
    if (counts.exceeds(`${what} ${networkOf(request.ip)}`, most)) {
      throw new ApiError(ErrorCode.RESOURCE_EXHAUSTED, "too many requests to pair browsers; try again in a minute");
    }
  };

  void app.register(async (routes) => {
    // The API reads its bodies by itself; these are small.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit }, (request, body: Buffer, done) => {
      noteBody(request, "pairing", body);
      done(null, body);
    });

    // Pages of others could not read an answer, but would use up what their visitor may ask.
    routes.addHook("onRequest", async (request, reply) => {
      if (isOfOtherPage(request)) {
        return answered(reply, async () => {
          throw new ApiError(
            ErrorCode.PERMISSION_DENIED,
            "only the console pairs browsers, not pages of other origins",
          );
        });
      }
    });

    routes.post("/console/pairings", (request, reply) =>
      answered(reply, async () => {
        take(request, "write", mostWrites);
        const { code, publicKey } = members(request.body);
        check(code, codeForm, "code", "twelve letters or digits");
        check(publicKey, publicKeyForm, "publicKey", "a compressed point on P-256, 66 hex digits");
        const now = Date.now();
        const pairing = { code, public_key: publicKey, expires_at: now + lifetime };
        const stored = await store.write((transaction) =>
          insertPairing(transaction, pairing, { now, most: mostWaiting }),
        );
        if (!stored) {
          throw new ApiError(
            ErrorCode.RESOURCE_EXHAUSTED,
            "too many browsers are waiting to be paired; pass the whole public key to `countersign console pair` instead",
          );
        }
        return { expiresInSeconds: lifetime / 1000 };
      }),
    );

    routes.get("/console/pairings/:code", (request, reply) =>
      answered(reply, async () => {
        take(request, "read", mostReads);
        const { code = "" } = request.params as { readonly code?: string };
        check(code, codeForm, "code", "twelve letters or digits");
        const pairings = await findPairings(store, code, Date.now());
        return {
          pairings: pairings.map(({ public_key: publicKey, organization_id: organizationId }) => ({
            publicKey,
            ...(organizationId !== null && { organizationId }),
          })),
        };
      }),
    );

    routes.post("/console/pairings/:code", (request, reply) =>
      answered(reply, async () => {
        take(request, "write", mostWrites);
        const { code = "" } = request.params as { readonly code?: string };
        const { publicKey, organizationId } = members(request.body);
        check(code, codeForm, "code", "twelve letters or digits");
        check(publicKey, publicKeyForm, "publicKey", "a compressed point on P-256, 66 hex digits");
        check(organizationId, idForm, "organizationId", "an organization's id");
        const known = await store.write((transaction) =>
          answerPairing(transaction, { code, publicKey, organizationId }, Date.now()),
        );
        if (!known) throw new ApiError(ErrorCode.NOT_FOUND, "no browser is waiting with this code and public key");
        return {};
      }),
    );
  });
}

/** Whether a browser sends it for a page of another origin (Fetch Metadata, Sec-Fetch-Site); others do not say. */
function isOfOtherPage({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site === "cross-site" || site === "same-site";
}

async function answered(reply: FastifyReply, work: () => Promise<object>): Promise<FastifyReply> {
  reply.headers({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  try {
    return answer(reply, 200, await work());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return answer(reply, grpcCodes[error.code]?.status ?? 500, errorBody(error));
  }
}

/** The members of a body that are text, by name. */
function members(body: unknown): Readonly<Record<string, string>> {
  let value: unknown;
  try {
    value = JSON.parse(String(body));
  } catch {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the body is not JSON");
  }
  if (typeof value !== "object" || value === null) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the body is not a JSON object");
  }
  return Object.fromEntries(Object.entries(value).filter(([, member]) => typeof member === "string"));
}

function check(value: string | undefined, form: RegExp, name: string, expected: string): asserts value is string {
  if (value === undefined || !form.test(value)) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${name}: expected ${expected}`);
  }
}
