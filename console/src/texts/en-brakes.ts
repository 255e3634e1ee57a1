// Texts about what stops keys, whatever policies allow, in English.

import type { FreezeTarget } from "@countersign/api";

export const brakesInEnglish = {
  brakes: {
    title: "Brakes",
    intro: "Any one root user freezes at once, without the quorum. Only the root quorum thaws.",
    freeze: "Freeze",
    freezeTitle: "Freeze now",
    freezeWhy:
      "Stops signing, export and deletion of keys, and approvals by users. What waits for votes keeps waiting.",
    whole: "Freeze the whole organization",
    wholeWhy: "All keys of the organization. Sub-organizations are not included.",
    wholeSubject: "Freeze all keys of the organization",
    wallets: "Wallets",
    keys: "Private keys",
    users: "Users",
    reason: "Reason (optional)",
    reasonWhy: "Whoever is refused sees it.",
    selected: (n: number) => (n === 0 ? "Freeze the ticked" : n === 1 ? "Freeze 1" : `Freeze ${n}`),
    freezeSubject: (names: string) => `Freeze ${names}`,
    thaw: "Thaw",
    thawSubject: (name: string) => `Thaw ${name}: its keys sign and are exported again`,
    thawOf: (name: string) => `Thaw ${name}`,
    thawWhy: "Thawing needs the root quorum.",
    frozen: "Frozen now",
    nothing: "Nothing is frozen.",
    find: "Find what is frozen",
    targets: {
      FREEZE_TARGET_ORGANIZATION: "The whole organization",
      FREEZE_TARGET_WALLET: "Wallet",
      FREEZE_TARGET_PRIVATE_KEY: "Private key",
      FREEZE_TARGET_USER: "User",
    } satisfies Record<FreezeTarget, string>,
    banners: {
      FREEZE_TARGET_ORGANIZATION: "The organization is frozen: none of its keys sign or are exported",
      FREEZE_TARGET_WALLET: "This wallet is frozen: it neither signs nor is exported",
      FREEZE_TARGET_PRIVATE_KEY: "This private key is frozen: it neither signs nor is exported",
      FREEZE_TARGET_USER: "This user is frozen: they use no keys, and their approvals of it do not count",
    } satisfies Record<FreezeTarget, string>,
    bannersOfVotes: {
      FREEZE_TARGET_ORGANIZATION: "The organization is frozen: requests that use keys cannot be approved",
      FREEZE_TARGET_WALLET: "The wallet of this request is frozen: it cannot be approved",
      FREEZE_TARGET_PRIVATE_KEY: "The key of this request is frozen: it cannot be approved",
      FREEZE_TARGET_USER: "The requester is frozen, or you are: it cannot be approved",
    } satisfies Record<FreezeTarget, string>,
    by: "by",
    badge: "frozen",
    toBrakes: "See brakes",
    freezeSection: "Freeze",
    sectionWhy: {
      FREEZE_TARGET_WALLET: "Stops this wallet at once. Any one root user can; only the root quorum thaws.",
      FREEZE_TARGET_PRIVATE_KEY: "Stops this key at once. Any one root user can; only the root quorum thaws.",
      FREEZE_TARGET_USER:
        "Stops keys for this user at once. Any one root user can; only the root quorum thaws. Take stolen credentials away as well.",
    },
    expiry: "Expiry of votes",
    expiryWhy:
      "What has waited longer fails and gives back what limits held for it. A change holds for what waits already.",
    expiryNow: "Requests wait",
    forever: "for any time",
    expirySpan: "How long (0 for any time)",
    expirySubject: (span: string) => `Let requests that wait for votes fail after ${span}`,
    noExpirySubject: "Let requests wait for votes for any time",
    setExpiry: "Set expiry",
  },
  restrictions: {
    title: "Restrictions",
    why: "What it is never used for. They can be added to, and nothing takes them back.",
    none: "None: policies alone decide.",
    transactionsOnly: "Transactions only",
    transactionsOnlyWhy: "No message, no digest, no typed data, no authorization.",
    neverExportable: "Never exportable",
    neverExportableWhy: "Not as a wallet, not by account, not as a private key.",
    only: "Only for",
    onlyField: "Only for these chains, contracts and programs",
    onlyWhy:
      "One a line, for example eip155:1, eip155:1:0x… for one contract, solana:*:<program>, tron:*, bip122:*. Implies transactions only.",
    add: "Restrict for good",
    open: "Add restrictions…",
    subject: (name: string, what: string) => `Restrict “${name}” for good: ${what}. Nothing takes this back`,
    inCreate: "Restrict it for good",
    inCreateWhy:
      "Signed as a second request on its page, once it is created. If the creation needs votes, restrict it there afterwards.",
  },
};
