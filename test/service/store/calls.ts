// Every function of the store, and a call of it, for tests that go through all of them.

import * as activities from "../../../service/src/store/activities.js";
import * as activityPages from "../../../service/src/store/activity-pages.js";
import * as archive from "../../../service/src/store/archive.js";
import * as ballots from "../../../service/src/store/ballots.js";
import * as credentials from "../../../service/src/store/credentials.js";
import * as deliveries from "../../../service/src/store/deliveries.js";
import * as heldNames from "../../../service/src/store/held-names.js";
import * as importTargets from "../../../service/src/store/import-targets.js";
import * as invitations from "../../../service/src/store/invitations.js";
import * as limitedRows from "../../../service/src/store/limited-rows.js";
import * as messages from "../../../service/src/store/messages.js";
import * as contactCodes from "../../../service/src/store/contact-codes.js";
import * as codes from "../../../service/src/store/one-time-codes.js";
import * as organizations from "../../../service/src/store/organizations.js";
import * as authProxies from "../../../service/src/store/auth-proxies.js";
import * as webhookEndpoints from "../../../service/src/store/webhook-endpoints.js";
import * as payments from "../../../service/src/store/payments.js";
import * as policies from "../../../service/src/store/policies.js";
import * as sentCodes from "../../../service/src/store/sent-codes.js";
import * as sessions from "../../../service/src/store/sessions.js";
import * as subOrganizations from "../../../service/src/store/sub-organizations.js";
import * as tagIds from "../../../service/src/store/tag-ids.js";
import * as tags from "../../../service/src/store/tags.js";
import * as users from "../../../service/src/store/users.js";
import { present } from "../support/results.js";
import { accessCalls } from "./access-calls.js";
import { bookkeeping } from "./bookkeeping-calls.js";
import type { File } from "./bookkeeping-calls.js";
import { contractInterfaceCalls } from "./contract-interface-calls.js";
import { velocityControlCalls } from "./velocity-control-calls.js";
import { mfaCalls } from "./mfa-calls.js";
import { oauth2Calls } from "./oauth2-calls.js";
import { brakesCalls } from "./brakes-calls.js";
import { keyCalls } from "./key-calls.js";
import { spendingCalls } from "./spending-calls.js";
import {
  activity,
  apiKey,
  authenticator,
  both,
  contactCode,
  first,
  fresh,
  hex,
  importTarget,
  later,
  oneTimeCode,
  page,
  paymentMethod,
  policy,
  second,
  theirs,
  dated,
  vote,
} from "./rows.js";

/** Files of the store that touch no rows of organizations. */
export const withoutRows =
  "batches changes clock conflict console-pairings deployment deployment-lock engine held-rows key-encryption-keys log-salt log-submissions logs lookups message metrics open open-transaction page parent precompiled processes random-pool recovery revisions schema schema-access schema-brakes schema-secrets schema-columns schema-contract-interfaces schema-credentials schema-log schema-mfa schema-notifications schema-oauth2 schema-own schema-proved schema-spending schema-velocity-controls schema-votes signing-keys slot-names store timestamp transaction-groups unavailable wrapped-keys".split(
    " ",
  );

/** Every function of the store, by file. */
export const files: Readonly<Record<string, File>> = {
  activities: {
    exported: activities,
    calls: {
      findActivity: (scope) => activities.findActivity(scope, first),
      findWaiting: "spans organizations",
      timeOfId: "no reads",
      findActivityOfBody: (scope) =>
        activities.findActivityOfBody(scope, { requestedAt: 1, fingerprint: `${first} of ${theirs}` }),
      findOnBallot: (scope) => activities.findOnBallot(scope, [{ id: first, fingerprint: first }]),
      notHeld: "no reads",
      isWaiting: "no reads",
      waitingStatuses: "no reads",
      findActivityOnBallot: (scope) => activities.findActivityOnBallot(scope, first),
      selectBalloted: (scope) => activities.selectBalloted(scope).execute(),
      findActivities: (scope) => activities.findActivities(scope, both),
      insertActivity: (scope) =>
        activities.insertActivity(scope, {
          ...activity(fresh),
          ...dated,
          fingerprint: fresh,
        } as activities.ActivityRow),
      listVotes: (scope) => activities.listVotes(scope, both),
      checkOnBallot: "no reads",
      findExpired: (scope) => activities.findExpired(scope, 9, 10),
      endWaiting: async (scope) => {
        const known = {
          activity: present(await activities.findActivityOnBallot(scope, first), "the activity"),
          votes: await activities.listVotes(scope, [first]),
        };
        const ending = { status: "ACTIVITY_STATUS_FAILED", result: null, failure: "{}", at: 9 } as const;
        await activities.endWaiting(scope, known, ending);
      },
      holdWaiting: async (scope) => {
        const known = {
          activity: present(await activities.findActivityOnBallot(scope, first), "the activity"),
          votes: await activities.listVotes(scope, [first]),
        };
        const hold = { held_at: 8, held_until: 9, held_as: "policies" };
        await activities.holdWaiting(scope, known, { hold, status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", at: 9 });
      },
      insertVote: async (scope) => {
        const known = {
          activity: present(await activities.findActivityOnBallot(scope, first), "the activity"),
          votes: await activities.listVotes(scope, [first]),
        };
        const row = { ...vote(fresh), organization_id: scope.organizationId } as activities.VoteRow;
        await activities.insertVote(scope, row, known, { status: "ACTIVITY_STATUS_REJECTED" });
      },
      keepUserRecord: (scope) => activities.keepUserRecord(scope, fresh, {}),
      findUserRecords: (scope) => activities.findUserRecords(scope, both),
    },
  },
  "activity-pages": {
    exported: activityPages,
    calls: {
      listActivityIds: async (scope) => [
        await activityPages.listActivityIds(scope, { statuses: [], types: [] }, page),
        await activityPages.listActivityIds(scope, { statuses: [], types: ["ACTIVITY_TYPE_CREATE_WALLET"] }, page),
        await activityPages.listActivityIds(
          scope,
          { statuses: ["ACTIVITY_STATUS_CONSENSUS_NEEDED"], types: [] },
          { limit: 10, before: "a" },
        ),
      ],
    },
  },
  ballots: {
    exported: ballots,
    calls: {
      listWaiting: (scope) => ballots.listWaiting(scope),
      findOrganizationsToProve: "spans organizations",
      proveWaiting: (scope) => ballots.proveWaiting(scope, true),
    },
  },
  credentials: {
    exported: credentials,
    calls: {
      listApiKeys: (scope) => credentials.listApiKeys(scope),
      listAuthenticators: (scope) => credentials.listAuthenticators(scope),
      listOauthProviders: (scope) => credentials.listOauthProviders(scope),
      insertApiKey: (scope) => credentials.insertApiKey(scope, apiKey(fresh)),
      insertAuthenticator: (scope) => credentials.insertAuthenticator(scope, authenticator(fresh)),
      insertOauthProvider: (scope) =>
        credentials.insertOauthProvider(scope, {
          id: fresh,
          user_id: first,
          name: fresh,
          issuer: first,
          audience: first,
          subject: first,
          proof: "registered",
        }),
      deleteCredentials: async (scope) => {
        for (const table of ["api_keys", "authenticators", "oauth_providers"] as const) {
          await credentials.deleteCredentials(scope, table, both);
        }
      },
      setSigned: async (scope) => {
        for (const table of ["api_keys", "authenticators", "oauth_providers"] as const) {
          for (const id of both) await credentials.setSigned(scope, table, id);
        }
      },
      findSignCount: (scope) => credentials.findSignCount(scope, first),
      setSignCount: (scope) => credentials.setSignCount(scope, first, 7),
    },
  },
  "limited-rows": {
    exported: limitedRows,
    calls: {
      countRows: async (scope) => [
        await limitedRows.countRows(scope, "private_keys"),
        await limitedRows.countRows(scope, "wallets"),
        await limitedRows.countRows(scope, "wallet_accounts"),
      ],
      holdRows: (scope) => limitedRows.holdRows(scope, "wallets"),
    },
  },
  "held-names": {
    exported: heldNames,
    calls: {
      holdName: (scope) => heldNames.holdName(scope, "sessions"),
    },
  },
  "import-targets": {
    exported: importTargets,
    calls: {
      findImportTarget: (scope) => importTargets.findImportTarget(scope, { user_id: first, kind: "wallet" }),
      putImportTarget: (scope) => importTargets.putImportTarget(scope, { ...importTarget(first), id: fresh }),
      trimSecretTargets: (scope) => importTargets.trimSecretTargets(scope, first, 0),
      takeImportTarget: (scope) => importTargets.takeImportTarget(scope, importTarget(first)),
    },
  },
  deliveries: {
    exported: deliveries,
    calls: {
      dateRow: (scope) => deliveries.dateRow(scope, "outbox", { id: first, status: "waiting" }),
      removeOldFailures: (scope) => deliveries.removeOldFailures(scope, "outbox", scope.organizationId),
      settle: "spans organizations",
      endLeases: "spans organizations",
      countUndelivered: "spans organizations",
      longestWait: "spans organizations",
    },
  },
  invitations: {
    exported: invitations,
    calls: {
      listInvitations: (scope) => invitations.listInvitations(scope),
      findInvitation: (scope) => invitations.findInvitation(scope, first),
      countOpenInvitations: (scope) => invitations.countOpenInvitations(scope),
      insertInvitations: (scope) =>
        invitations.insertInvitations(scope, [
          {
            id: fresh,
            userId: fresh,
            name: fresh,
            email: fresh,
            tagIds: [],
            accessType: "ACCESS_TYPE_WEB",
            senderUserId: first,
            tokenHash: hex,
            expiresAt: later,
          },
        ]),
      closeInvitation: (scope) => invitations.closeInvitation(scope, first, "INVITATION_STATUS_REVOKED"),
    },
  },
  messages: {
    exported: messages,
    calls: {
      insertMessage: (scope) =>
        messages.insertMessage(
          scope,
          {
            id: fresh,
            channel: "sms",
            recipient: fresh,
            content: { kind: "smsCode", minutes: 5, customization: {} },
          },
          fresh,
        ),
      dropMessage: (scope) => messages.dropMessage(scope, first),
      claimMessages: "spans organizations",
      settleMessage: "spans organizations",
      findNextDue: "spans organizations",
      pageMessages: (scope) => messages.pageMessages(scope, page),
      listMessages: "spans organizations",
    },
  },
  archive: {
    exported: archive,
    calls: {
      findOrganizationWithActivities: "spans organizations",
      listOldActivities: (scope) => archive.listOldActivities(scope, "", "zzz"),
      // Neither is finished, so that the second call finds less than it was told.
      moveActivities: (scope) =>
        archive
          .moveActivities(
            scope,
            { ids: [first], votes: 2, records: [1] },
            { before: later, file: { number: 1, archived_at: 1 }, pace: async () => {} },
          )
          .catch((error: unknown) => String(error)),
      insertArchiveFile: "spans organizations",
      findLastArchiveFile: "spans organizations",
      listNewestArchiveFiles: "spans organizations",
      listArchiveFiles: "spans organizations",
      listArchivedRanges: "spans organizations",
      findMissingFile: "spans organizations",
      listFilesWithActivity: "spans organizations",
      findArchivedRange: (scope) => archive.findArchivedRange(scope, first),
      findLastArchivedRange: (scope) => archive.findLastArchivedRange(scope),
    },
  },
  "contact-codes": {
    exported: contactCodes,
    calls: {
      findContactCode: (scope) => contactCodes.findContactCode(scope, first),
      insertContactCode: (scope) => contactCodes.insertContactCode(scope, contactCode(fresh)),
      countLiveCodes: (scope) => contactCodes.countLiveCodes(scope, first, { now: 1, limit: 10, tries: 3 }),
      listIdentifierTimes: (scope) => contactCodes.listIdentifierTimes(scope, first, { after: 0, limit: 10 }),
      countContactTry: (scope) => contactCodes.countContactTry(scope, first, { tries: 3, now: 2 }),
      takeContactCode: (scope) =>
        contactCodes.takeContactCode(scope, first, { tokenId: first, tokenEnd: later, now: 2 }),
      takeTokenForContact: (scope) => contactCodes.takeTokenForContact(scope, first, 1),
      takeTokenForLogin: (scope) => contactCodes.takeTokenForLogin(scope, first, 2),
    },
  },
  "one-time-codes": {
    exported: codes,
    calls: {
      findCode: (scope) => codes.findCode(scope, first),
      insertCode: (scope) => codes.insertCode(scope, oneTimeCode(fresh)),
      insertSentKey: (scope) => codes.insertSentKey(scope, oneTimeCode(fresh)),
      holdCodes: (scope) => codes.holdCodes(scope),
      listRequestTimes: async (scope) => {
        const since = { after: 0, limit: 10 };
        return [
          await codes.listRequestTimes(scope, { user_id: first }, ["OTP_TYPE_EMAIL"], since),
          await codes.listRequestTimes(scope, { user_identifier: first }, ["OTP_TYPE_EMAIL"], since),
        ];
      },
      countTry: (scope) => codes.countTry(scope, first, { tries: 3, now: 2 }),
      takeCode: (scope) => codes.takeCode(scope, first, 2),
      expireCodes: (scope) => codes.expireCodes(scope, { user_id: first, contact: first }, 2),
      deleteCodesBefore: (scope) => codes.deleteCodesBefore(scope, later),
    },
  },
  organizations: {
    exported: organizations,
    calls: {
      findParent: (scope) => organizations.findParent(scope),
      findOrganization: (scope) => organizations.findOrganization(scope),
      findRevision: (scope) => organizations.findRevision(scope),
      serverOf: "no reads",
      changesSince: "no reads",
      checkRevision: async (scope) =>
        organizations.checkRevision(scope, present(await organizations.findRevision(scope), "findRevision")),
      insertOrganization: "no reads",
      updateOrganization: (scope) =>
        organizations.updateOrganization(scope, { name: fresh, quorumThreshold: 2, allowedOrigins: ["o"] }),
      featureRows: (scope) => organizations.featureRows(scope),
      listFeatures: (scope) => organizations.listFeatures(scope),
      setFeature: (scope) => organizations.setFeature(scope, first, "other"),
      removeFeature: (scope) => organizations.removeFeature(scope, first),
      countSubOrganizations: (scope) => organizations.countSubOrganizations(scope),
      hasSubOrganizations: (scope) => organizations.hasSubOrganizations(scope),
      listSealed: (scope) => organizations.listSealed(scope),
      closeOrganization: (scope) => organizations.closeOrganization(scope),
      removePossessions: (scope) => organizations.removePossessions(scope),
    },
  },
  ...bookkeeping,
  ...contractInterfaceCalls,
  ...velocityControlCalls,
  ...mfaCalls,
  ...oauth2Calls,
  ...brakesCalls,
  ...keyCalls,
  ...spendingCalls,
  ...accessCalls,
  "auth-proxies": {
    exported: authProxies,
    calls: {
      findAuthProxy: (scope) => authProxies.findAuthProxy(scope),
      findOrganizationOfAuthProxy: "spans organizations",
      insertAuthProxy: "no reads",
      updateAuthProxy: (scope) => authProxies.updateAuthProxy(scope, fresh),
      deleteAuthProxy: (scope) => authProxies.deleteAuthProxy(scope),
    },
  },
  "webhook-endpoints": {
    exported: webhookEndpoints,
    calls: {
      listWebhookEndpoints: (scope) => webhookEndpoints.listWebhookEndpoints(scope),
      insertWebhookEndpoint: "no reads",
      updateWebhookEndpoint: (scope) =>
        webhookEndpoints.updateWebhookEndpoint(scope, first, { name: fresh, active: 0 }),
      deleteWebhookEndpoint: (scope) => webhookEndpoints.deleteWebhookEndpoint(scope, first),
    },
  },
  payments: {
    exported: payments,
    calls: {
      findPaymentMethod: (scope) => payments.findPaymentMethod(scope),
      holdPaymentMethod: (scope) => payments.holdPaymentMethod(scope),
      setPaymentMethod: (scope) => payments.setPaymentMethod(scope, paymentMethod(fresh)),
      updateHolder: (scope) => payments.updateHolder(scope, { holder_name: fresh, holder_email: fresh }),
      deletePaymentMethod: (scope) => payments.deletePaymentMethod(scope),
      findSubscription: (scope) => payments.findSubscription(scope),
      setSubscription: (scope) => payments.setSubscription(scope, fresh),
    },
  },
  policies: {
    exported: policies,
    calls: {
      listPolicies: (scope) => policies.listPolicies(scope),
      findPolicy: (scope) => policies.findPolicy(scope, first),
      listPolicyNames: (scope) => policies.listPolicyNames(scope),
      insertPolicy: (scope) => policies.insertPolicy(scope, policy(fresh)),
      updatePolicy: (scope) => policies.updatePolicy(scope, first, { name: fresh, effect: "EFFECT_ALLOW" }),
      deletePolicy: (scope) => policies.deletePolicy(scope, first),
      findPolicyIds: (scope) => policies.findPolicyIds(scope, both),
      deletePolicies: (scope) => policies.deletePolicies(scope, both),
    },
  },
  "sent-codes": {
    exported: sentCodes,
    calls: { codesIn: "no reads" },
  },
  sessions: {
    exported: sessions,
    calls: {
      findSession: (scope) => sessions.findSession(scope, first),
      deleteSessions: (scope) => sessions.deleteSessions(scope, first),
      insertSession: (scope) => sessions.insertSession(scope, { tokenHash: fresh, userId: first, expiresAt: later }),
      findOrganizationsWithSession: "spans organizations",
    },
  },
  "sub-organizations": {
    exported: subOrganizations,
    calls: {
      listSubOrganizations: async (scope) => [
        await subOrganizations.listSubOrganizations(scope, undefined, page),
        await subOrganizations.listSubOrganizations(scope, { by: "name", value: "Acme" }, page),
        await subOrganizations.listSubOrganizations(scope, { by: "userName", value: first }, page),
        await subOrganizations.listSubOrganizations(scope, { by: "publicKey", value: first }, page),
        await subOrganizations.listSubOrganizations(scope, { by: "credentialId", value: first }, page),
        await subOrganizations.listSubOrganizations(scope, { by: "email", value: first, verified: false }, page),
        await subOrganizations.listSubOrganizations(scope, { by: "phoneNumber", value: first, verified: true }, page),
        await subOrganizations.listSubOrganizations(
          scope,
          { by: "identity", issuer: first, audience: first, subject: first },
          page,
        ),
      ],
      listSubOrganizationsWithVerifiedContact: (scope) =>
        subOrganizations.listSubOrganizationsWithVerifiedContact(scope, page),
    },
  },
  "tag-ids": {
    exported: tagIds,
    calls: {
      tagIdsOf: (scope) =>
        scope.database
          .selectFrom("users")
          .select(tagIds.tagIdsOf("users").as("tag_ids"))
          .where("organization_id", "=", scope.organizationId)
          .execute(),
      readTagIds: "no reads",
    },
  },
  tags: {
    exported: tags,
    calls: {
      listTags: (scope) => tags.listTags(scope),
      listTagsOf: (scope) => tags.listTagsOf(scope, first),
      insertTag: (scope) => tags.insertTag(scope, { id: fresh, type: "TAG_TYPE_USER", name: fresh }),
      renameTag: (scope) => tags.renameTag(scope, first, fresh),
      addTagMembers: (scope) => tags.addTagMembers(scope, first, both),
      removeTagMembers: async (scope) => {
        await tags.removeTagMembers(scope, first, [first]);
        await tags.removeTagMembers(scope, undefined, both);
      },
      deleteTags: (scope) => tags.deleteTags(scope, both),
    },
  },
  users: {
    exported: users,
    calls: {
      listUsers: (scope) => users.listUsers(scope),
      insertUser: (scope) => users.insertUser(scope, { id: fresh, name: fresh }),
      updateUser: (scope) => users.updateUser(scope, first, { name: fresh, email: null, phoneNumber: fresh }),
      setVerified: async (scope) => {
        await users.setVerified(scope, first, "email", first);
        await users.setVerified(scope, second, "phone_number", second);
      },
      setRootUsers: (scope) => users.setRootUsers(scope, [first]),
      deleteUsers: (scope) => users.deleteUsers(scope, both),
    },
  },
};
