// What the API has that existing clients do not know.

/** Operations that existing clients do not know, by the end of their paths, with the reason for each. */
export const additions: Readonly<Record<string, string>> = {
  get_auth_proxy_config: "Pages need the id of the configuration, and whoever changes settings has to see them.",
  check_policy:
    "Whoever writes a policy has to see what is wrong with it while it is written, and not only on its creation.",
  explain_policy:
    "Whoever writes policies has to see why an activity is denied; a denial itself tells strangers nothing.",
  plan_policies: "Whoever changes policies has to see what the change would have done, before it is made.",
  list_webhook_deliveries: "Whoever runs a receiver has to see what does not arrive, and why.",
  get_activity_receipts: "Whoever keeps proof of what was approved and signed has to get it.",
  list_log_records: "An auditor has to see every record that an organization has in the log.",
  create_spending_limit: "Whoever spends in the name of others has to be held to a sum that nobody can exceed.",
  update_spending_limit: "The same.",
  delete_spending_limits: "The same.",
  list_spending_limits: "Whoever asks for payments has to see what they are held to.",
  get_spending_usage: "Whoever asks for payments has to see what is left.",
  freeze: "Whoever notices a theft has to stop it at once, without waiting for others.",
  thaw: "The same, once it is safe again.",
  list_freezes: "Whoever is refused has to see what is frozen, and why.",
  restrict_keys: "Whoever keeps a key has to be able to promise what it never does, whoever comes later.",
  get_key_restrictions: "Whoever relies on such a promise has to see it.",
  set_vote_expiry: "What nobody has approved for weeks should not be carried out one day.",
  get_vote_expiry: "Whoever waits for votes has to see how long they have.",
  set_delays: "Whoever is robbed of a quorum needs time to notice it, and to stop what it does.",
  create_address_book_entries: "Whoever may pay should pay known receivers alone, without a policy for each.",
  delete_address_book_entries: "The same.",
  list_address_book: "Whoever pays has to see whom they may pay.",
  create_notification_channel: "Whoever is to vote has to be told that somebody waits for it.",
  delete_notification_channel: "The same, once they do not want to be told any more.",
  list_notification_channels: "Whoever is told has to see by what.",
  list_delays: "Whoever asks for a change has to see for how long it waits.",
  watch_activities: "Whoever waits for others has to be told without asking again and again.",
  sign_transactions: "Whoever pays many at once has to have all of it decided together, and one vote for it.",
  list_messages: "Whoever waits for a code has to be told whether it was sent.",
};

/** Whether existing clients do not know a path. */
export function isAddition(path: string): boolean {
  return Object.hasOwn(additions, path.split("/").at(-1) ?? "");
}
