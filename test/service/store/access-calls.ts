// Calls of the store's functions about what narrows down what users may do, about secrets, and about what users are told.

import * as secrets from "../../../service/src/store/secrets.js";
import * as sessionProfiles from "../../../service/src/store/session-profiles.js";
import * as notificationChannels from "../../../service/src/store/notification-channels.js";
import * as voteCalls from "../../../service/src/store/vote-calls.js";
import * as ipAllowlists from "../../../service/src/store/ip-allowlists.js";
import type { File } from "./bookkeeping-calls.js";
import { first, fresh, ipAllowlist, notificationChannel, secret, sessionProfile } from "./rows.js";

export const accessCalls: Readonly<Record<string, File>> = {
  "ip-allowlists": {
    exported: ipAllowlists,
    calls: {
      listIpAllowlists: (scope) => ipAllowlists.listIpAllowlists(scope),
      setIpAllowlist: (scope) => ipAllowlists.setIpAllowlist(scope, ipAllowlist(fresh)),
      removeIpAllowlists: (scope) => ipAllowlists.removeIpAllowlists(scope, [first]),
    },
  },
  "notification-channels": {
    exported: notificationChannels,
    calls: {
      listNotificationChannels: (scope) => notificationChannels.listNotificationChannels(scope, first),
      findNotificationChannel: (scope) => notificationChannels.findNotificationChannel(scope, first),
      countNotificationChannels: (scope) => notificationChannels.countNotificationChannels(scope),
      insertNotificationChannel: (scope) =>
        notificationChannels.insertNotificationChannel(scope, notificationChannel(fresh)),
      deleteNotificationChannel: (scope) => notificationChannels.deleteNotificationChannel(scope, first),
      restNotificationChannel: (scope) => notificationChannels.restNotificationChannel(scope, first, 9),
    },
  },
  "vote-calls": {
    exported: voteCalls,
    calls: {
      mostCalls: "no reads",
      insertVoteCalls: (scope) => voteCalls.insertVoteCalls(scope, fresh, 9),
      findDueChannels: "spans organizations",
      countVoteCalls: "spans organizations",
      listVoteCalls: (scope) => voteCalls.listVoteCalls(scope, first),
      removeVoteCalls: (scope) => voteCalls.removeVoteCalls(scope, first, [first]),
      findCalled: (scope) => voteCalls.findCalled(scope, first),
    },
  },
  secrets: {
    exported: secrets,
    calls: {
      pageSecrets: (scope) => secrets.pageSecrets(scope, { limit: 10 }),
      findSecretRecords: (scope) => secrets.findSecretRecords(scope, [first]),
      findSecrets: (scope) => secrets.findSecrets(scope, [first]),
      findTakenSecretNames: (scope) => secrets.findTakenSecretNames(scope, [first]),
      countSecrets: (scope) => secrets.countSecrets(scope),
      insertSecret: (scope) => secrets.insertSecret(scope, secret(fresh)),
      deleteSecretRows: (scope) => secrets.deleteSecretRows(scope, [first]),
    },
  },
  "session-profiles": {
    exported: sessionProfiles,
    calls: {
      listSessionProfiles: (scope) => sessionProfiles.listSessionProfiles(scope),
      findSessionProfile: (scope) => sessionProfiles.findSessionProfile(scope, first),
      insertSessionProfile: (scope) => sessionProfiles.insertSessionProfile(scope, sessionProfile(fresh)),
    },
  },
};
