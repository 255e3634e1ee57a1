// Rows of an organization in every table. Those of two organizations are the very same but for whose they are.

import type { Selectable } from "kysely";
import { notHeld } from "../../../service/src/store/activities.js";
import type { Database } from "../../../service/src/store/schema.js";

export const ours = "01890a5d-0000-7000-8000-000000000001";
export const theirs = "01890a5d-0000-7000-8000-000000000002";
export const [first, second, fresh] = ["one", "two", "new"] as const;
export const both = [first, second];
export const page = { limit: 10 };
export const dated = { created_at: 1, updated_at: 1 };
/** In milliseconds; a time that does not come soon. */
export const later = 9_000_000_000_000;
export const hex = "ab".repeat(32);

/** Tables with rows that are an organization's, or a setting of the deployment. */
export type RowsTable = Exclude<
  keyof Database,
  "archive_files" | "console_pairings" | "key_encryption_keys" | "log_tiles" | "logs" | "processes"
>;
export type Rows = {
  readonly [Table in RowsTable]: readonly Omit<Selectable<Database[Table]>, "sealed_under" | "queue" | "authority">[];
};

export const activity = (id: string) => ({
  id,
  type: "ACTIVITY_TYPE_CREATE_WALLET",
  status: "ACTIVITY_STATUS_CONSENSUS_NEEDED",
  requested_at: 1,
  body: "{}",
  result: null,
  failure: null,
  user_id: first,
  user_record_id: first,
  public_key: hex,
  signature: hex,
  scheme: "S",
  evaluations: null,
});
export const vote = (id: string) => ({
  id,
  activity_id: first,
  user_id: second,
  user_record_id: first,
  selection: "VOTE_SELECTION_APPROVED",
  message: id,
  public_key: hex,
  signature: hex,
  scheme: "S",
  evaluations: null,
  attested: null,
  created_at: 1,
});
export const mfaPolicy = (id: string) => ({
  id,
  user_id: first,
  name: id,
  condition: "false",
  methods: "[]",
  position: 1,
  notes: "",
});
export const oauth2Credential = (id: string) => ({
  id,
  provider: "OAUTH2_PROVIDER_X",
  client_id: id,
  sealed: "",
});
export const user = (id: string) => ({
  id,
  name: id,
  email: id,
  phone_number: id,
  ...({ email_verified: 1, phone_number_verified: 1, root: 1 } as const),
});
export const apiKey = (id: string) => ({
  id,
  user_id: first,
  name: id,
  credential_type: "T",
  public_key: id,
  expiration_seconds: null,
  proof: "vouched" as const,
  session_profile_id: null,
});
export const authenticator = (id: string) => ({
  id,
  user_id: first,
  name: id,
  credential_id: id,
  public_key: hex,
  aaguid: "",
  attestation_type: "none",
  model: "",
  transports: "[]",
  sign_count: 1,
  origin: "",
  rp_id_hash: "",
  proof: "registered" as const,
});
export const oauthProvider = (id: string) => ({
  id,
  user_id: first,
  name: id,
  issuer: id,
  audience: id,
  subject: id,
  proof: "vouched" as const,
});
export const privateKey = (id: string) => ({
  id,
  name: id,
  curve: "CURVE_SECP256K1" as const,
  public_key: hex,
  sealed: hex,
  ...({ disabled: 0, exported: 0, imported: 0, restrictions: null } as const),
});
export const wallet = (id: string) =>
  ({ id, name: id, sealed: hex, exported: 0, imported: 0, restrictions: null }) as const;
export const account = (id: string) => ({
  id,
  wallet_id: first,
  path: `m/${id}`,
  address: id,
  lookup: id,
  public_key: hex,
  name: null,
  ...({ curve: "CURVE_SECP256K1", path_format: "PATH_FORMAT_BIP32", address_format: "ADDRESS_FORMAT_XRP" } as const),
  exported: 0 as const,
});
export const oneTimeCode = (id: string) => ({
  id,
  user_id: first,
  otp_type: "OTP_TYPE_EMAIL",
  contact: first,
  user_identifier: first,
  hash: hex,
  expires_at: later,
  created_at: 1,
});
export const contactCode = (id: string) => ({
  id,
  otp_type: "OTP_TYPE_EMAIL",
  contact: first,
  recipient: first,
  user_identifier: first,
  hash: hex,
  sealed: null,
  expires_at: later,
  created_at: 1,
});
export const importTarget = (id: string) => ({
  user_id: id,
  kind: "wallet" as const,
  id,
  public_key: hex,
  sealed: hex,
  expires_at: later,
  created_at: 1,
});
export const paymentMethod = (id: string) => ({ id, last_four: "4242", holder_name: id, holder_email: id });
export const logRecord = (id: string) => ({ activity_id: id, event: "{}", salt: hex });
export const webhookEndpoint = (id: string) => ({
  id,
  name: id,
  url: "https://hooks.example.com",
  subscriptions: "[]",
  active: 1 as const,
});
export const authProxy = (id: string) => ({ id, user_id: first, public_key: hex, sealed: hex, settings: "{}" });
export const policy = (id: string) => ({
  id,
  name: id,
  ...({ effect: "EFFECT_DENY", condition: "", consensus: "", time: "", notes: "" } as const),
});

export const ipAllowlist = (public_key: string) => ({
  ...({ public_key, enabled: 0, on_error: "DENY", rules: "[]" } as const),
});

export const sessionProfile = (id: string) => ({ id, name: id, scope: "true", expiration_seconds: null, notes: "" });

export const secret = (id: string) => ({ id, name: id, static_properties: "[]", sealed: "sealed" });

export const contractInterface = (id: string) => ({
  id,
  type: "SMART_CONTRACT_INTERFACE_TYPE_SOLANA",
  address: id,
  label: id,
  notes: "",
  digest: "4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
  bytes: 2,
});

export const velocityControl = (id: string) => ({
  id,
  name: id,
  identifier: `control_${id.replaceAll("-", "_")}`,
  data_source: '{"activityExecution":{}}',
  aggregation: JSON.stringify({
    method: "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT",
    operator: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN",
    threshold: "10",
    window: { infinite: {} },
    groupBy: { user: {} },
  }),
});

export const delay = () => ({ name: "votes", seconds: 60, updated_at: 1 }) as const;
export const addressBookEntry = (id: string) =>
  ({ id, book: "payouts", chain: "eip155:*", address: "0x00", label: null }) as const;
export const notificationChannel = (id: string) =>
  ({
    ...({
      id,
      user_id: first,
      name: id,
      kind: "NOTIFICATION_KIND_SLACK",
      target: "https://hooks.example.com/",
    } as const),
    ...({ push_keys: null, quiet_hours: null } as const),
  }) as const;
export const freeze = (id: string) => ({
  ...({ target_id: id, target: "FREEZE_TARGET_USER", user_id: first, reason: null } as const),
});
export const spendingLimit = (id: string) => ({
  id,
  name: id,
  assets: "[]",
  measure: "SPENDING_MEASURE_COUNT",
  maximum: "10",
  period: "SPENDING_PERIOD_EVER",
  seconds: 0,
  time_zone: "UTC",
  scope: "SPENDING_SCOPE_USER",
  scope_id: null,
  excess: "SPENDING_EXCESS_DENY",
  uncounted: "[]",
  receivers: null,
});
export const spendingTotals = (id: string) => ({
  ...({ limit_id: first, holder: id, number: 1, at: 5, spent: "1", waiting: "1" } as const),
});
export const spendingEntry = (id: string) => ({
  ...({ limit_id: first, holder: id, number: 1, at: 5, activity_id: first, slot: id, whole: "1", total: "1" } as const),
});
export const spendingSlot = (id: string) => ({
  ...({ slot: id, until: 7, counts: JSON.stringify([[first, first, 5, "1"]]) } as const),
});
export const spendingReservation = (id: string) => ({
  ...({ activity_id: first, limit_id: first, holder: id, slot: id, amount: "1" } as const),
});

/** Something of everything, the same for each organization; only fingerprints are nobody else's. */
export function rowsOf(organizationId: string): Rows {
  const owned = { organization_id: organizationId };
  const below = `${organizationId}, below`;
  const owners = [
    { organization_id: organizationId, parent_id: null },
    { organization_id: below, parent_id: organizationId },
  ];
  const organization = {
    parent_id: null,
    name: "Acme",
    quorum_threshold: 1,
    allowed_origins: "[]",
    revision: 5,
    changes: "",
    deleted_at: null,
    signed_up: 0 as const,
    ...dated,
  };
  return {
    organizations: [
      { ...organization, id: organizationId },
      { ...organization, id: below, parent_id: organizationId },
    ],
    features: both.map((name) => ({ ...owned, name, value: name })),
    users: owners.flatMap((owned) => both.map((id) => ({ ...owned, ...dated, ...user(id) }))),
    user_records: both.map((id) => ({ ...owned, id, record: id })),
    api_keys: owners.flatMap((owned) => both.map((id) => ({ ...owned, ...dated, ...apiKey(id) }))),
    authenticators: owners.flatMap((owned) => both.map((id) => ({ ...owned, ...dated, ...authenticator(id) }))),
    oauth_providers: owners.flatMap((owned) => both.map((id) => ({ ...owned, ...dated, ...oauthProvider(id) }))),
    tags: both.map((id) => ({ ...owned, ...dated, id, type: "TAG_TYPE_USER", name: id })),
    tag_members: both.map((id) => ({ ...owned, tag_id: id, member_id: id })),
    private_keys: both.map((id) => ({ ...owned, ...dated, ...privateKey(id) })),
    private_key_addresses: both.map((id) => ({
      ...owned,
      private_key_id: id,
      position: 0,
      format: "ADDRESS_FORMAT_XRP",
      address: id,
      lookup: id,
    })),
    wallets: both.map((id) => ({ ...owned, ...dated, ...wallet(id) })),
    wallet_accounts: both.map((id) => ({ ...owned, ...dated, ...account(id) })),
    policies: both.map((id) => ({ ...owned, ...dated, ...policy(id) })),
    ip_allowlists: both.map((key) => ({ ...owned, ...dated, ...ipAllowlist(key) })),
    session_profiles: both.map((id) => ({ ...owned, ...dated, ...sessionProfile(id) })),
    secrets: both.map((id) => ({ ...owned, ...dated, ...secret(id) })),
    contract_interfaces: both.map((id) => ({
      ...owned,
      ...contractInterface(id),
      created_at: dated.created_at,
    })),
    contract_interface_texts: both.map((id) => ({ ...owned, id, text: "[]" })),
    velocity_controls: both.map((id) => ({ ...owned, ...velocityControl(id), created_at: dated.created_at })),
    delays: [{ ...owned, ...delay() }],
    address_book_entries: both.map((id) => ({ ...owned, ...addressBookEntry(id), created_at: 1 })),
    notification_channels: both.map((id) => ({ ...owned, ...notificationChannel(id), created_at: 1, next_at: 0 })),
    vote_calls: both.map((id) => ({ ...owned, channel_id: id, activity_id: id, due_at: 0 })),
    freezes: both.map((id) => ({ ...owned, ...freeze(id), created_at: 1 })),
    spending_limits: both.map((id) => ({ ...owned, ...dated, ...spendingLimit(id) })),
    spending_totals: both.map((id) => ({ ...owned, ...spendingTotals(id) })),
    spending_entries: both.map((id) => ({ ...owned, ...spendingEntry(id) })),
    spending_slots: both.map((id) => ({ ...owned, ...spendingSlot(id) })),
    spending_reservations: both.map((id) => ({ ...owned, ...spendingReservation(id) })),
    invitations: both.map((id) => ({
      ...owned,
      ...dated,
      id,
      receiver_name: id,
      receiver_email: id,
      receiver_tags: "[]",
      access_type: "ACCESS_TYPE_WEB",
      status: "INVITATION_STATUS_CREATED",
      sender_user_id: first,
      user_id: id,
      token_hash: id,
      expires_at: later,
    })),
    sessions: both.map((id) => ({ ...owned, token_hash: id, user_id: first, expires_at: later, created_at: 1 })),
    one_time_codes: both.map((id) => ({ ...owned, ...oneTimeCode(id), tries: 0, used_at: null })),
    contact_codes: both.map((id) => ({
      ...owned,
      ...contactCode(id),
      tries: 0,
      used_at: null,
      token_id: id,
      logged_in_at: null,
      claimed_at: null,
      forgotten_at: later,
    })),
    import_targets: both.map((id) => ({ ...owned, ...importTarget(id) })),
    messages: both.map((id) => ({
      ...owned,
      id,
      tenant_id: id,
      channel: "email" as const,
      recipient: id,
      content: "{}",
      sealed: null,
      status: "waiting" as const,
      attempts: 0,
      due_at: 1,
      claimed_until: 0,
      last_error: null,
      created_at: 1,
    })),
    payment_methods: [{ ...owned, ...paymentMethod(first), created_at: 1 }],
    subscriptions: [{ ...owned, product_id: first, created_at: 1 }],
    activities: both.map((id) => ({ ...owned, ...dated, ...activity(id), fingerprint: `${id} of ${organizationId}` })),
    ballots: both.map((id) => ({
      ...owned,
      fingerprint: id,
      activity_id: id,
      authority: "",
      attested: null,
      ...notHeld,
    })),
    oauth2_credentials: both.map((id) => ({ ...owned, ...dated, ...oauth2Credential(id) })),
    mfa_policies: both.map((id) => ({ ...owned, ...dated, ...mfaPolicy(id) })),
    votes: both.map((id) => ({ ...owned, ...vote(id) })),
    // Behind these, both databases go on with 1.
    log_waiting: both.map((id, at) => ({
      ...owned,
      ...logRecord(id),
      position: -(organizationId === ours ? 0 : both.length) - at,
    })),
    log_records: both.map((id, at) => ({
      ...owned,
      ...logRecord(id),
      position: -(organizationId === ours ? 0 : both.length) - at,
      number: at + 1,
      log: 1,
      leaf: both.length * (organizationId === ours ? 0 : 1) + at,
    })),
    webhook_endpoints: both.map((id) => ({ ...owned, ...dated, ...webhookEndpoint(id) })),
    // An organization has one, and nobody else has its id.
    passkey_registrations: both.map((id) => ({ ...owned, credential_hash: `${id} of ${organizationId}`, user_id: id })),
    budgets: both.map((holder) => ({ ...owned, holder, starts_at: 1, used: 1 })),
    auth_proxies: [{ ...owned, ...dated, ...authProxy(`proxy of ${organizationId}`) }],
    archived_ranges: both.map((id) => ({
      ...owned,
      first_id: id,
      last_id: id,
      file_number: 1,
      activities: 1,
      archived_at: 1,
    })),
    outbox: both.map((id) => ({
      ...owned,
      id,
      event_type: "ACTIVITY_UPDATES",
      activity_id: first,
      endpoint_id: null,
      body: null,
      body_of: organizationId,
      body_id: first,
      trace: null,
      status: "waiting" as const,
      attempts: 0,
      due_at: 1,
      claimed_until: 0,
      last_error: null,
      created_at: 1,
    })),
    event_bodies: both.map((id) => ({ ...owned, id, family_id: organizationId, signed_up: 0, body: id, bytes: 1 })),
    stored_bytes: [{ ...owned, bytes: 1, family_bytes: 1, signed_up_bytes: 1 }],
    deployment: [],
  };
}
