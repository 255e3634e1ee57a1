// The contracts of TRON's transactions: what each asks for, under the names of the protocol.

import { hexOf } from "../hex.js";
import { isTronAddress, tronAddress } from "./address.js";
import {
  bool,
  bytesAs,
  int32,
  int64,
  listOf,
  messageAs,
  oneOf,
  readMessage,
  refusal,
  type Field,
  type Fields,
} from "./protobuf.js";

/** Who may act for an account: keys whose weights reach the threshold together. */
export interface TronPermission {
  readonly id: bigint;
  readonly permission_name: string;
  readonly threshold: bigint;
  /** A bit for each type of contract, hex. */
  readonly operations: string;
  readonly keys: readonly { readonly address: string; readonly weight: bigint }[];
}

// Nodes refuse more.
const maxKeys = 5;
const maxActives = 8;

const address: Field<string> = bytesAs(undefined, (bytes, place) => {
  if (!isTronAddress(bytes)) throw refusal(`${place} is not an address: 21 bytes that begin with 0x41`);
  return tronAddress(bytes.subarray(1));
});
const hex: Field<string> = bytesAs("", hexOf);
const resource = oneOf(["BANDWIDTH", "ENERGY", "TRON_POWER"]);

const noPermission: TronPermission = { id: 0n, permission_name: "", threshold: 0n, operations: "", keys: [] };
const permissionTypes = ["Owner", "Witness", "Active"] as const;

const keyFields: Fields<TronPermission["keys"][number]> = { address: [1, address], weight: [2, int64] };

function permission(expected: (typeof permissionTypes)[number]): Field<TronPermission> {
  const fields: Fields<TronPermission & { readonly type: string }> = {
    type: [1, oneOf(permissionTypes)],
    id: [2, int32],
    permission_name: [3, bytesAs("", textOf)],
    threshold: [4, int64],
    operations: [6, hex],
    keys: [
      7,
      listOf(
        maxKeys,
        messageAs(undefined, (bytes, place) => readMessage(bytes, place, keyFields)),
      ),
    ],
  };
  return messageAs(noPermission, (bytes, place) => {
    const { type, ...read } = readMessage(bytes, place, fields);
    if (type !== expected) throw refusal(`${place} is a permission of type ${type}; it must be ${expected}`);
    return read;
  });
}

function textOf(bytes: Uint8Array, place: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refusal(`${place} is not UTF-8`);
  }
}

type Reader = (parameter: Uint8Array, place: string) => Partial<TronContract>;

function reader<Name extends keyof TronContract>(fields: Fields<Pick<TronContract, Name>>): Reader {
  return (parameter, place) => readMessage(parameter, place, fields) as Partial<TronContract>;
}

const owner_address = [1, address] as const;

const delegation = {
  owner_address,
  resource: [2, resource],
  balance: [3, int64],
  receiver_address: [4, address],
} as const;

/** Every type by its number. Those without a reader are shown by their name, and by `parameter`. */
const types: ReadonlyMap<bigint, readonly [name: string, read?: Reader]> = new Map<bigint, readonly [string, Reader?]>([
  [0n, ["AccountCreateContract"]],
  [1n, ["TransferContract", reader({ owner_address, to_address: [2, address], amount: [3, int64] })]],
  [2n, ["TransferAssetContract"]],
  [3n, ["VoteAssetContract"]],
  [4n, ["VoteWitnessContract"]],
  [5n, ["WitnessCreateContract"]],
  [6n, ["AssetIssueContract"]],
  [8n, ["WitnessUpdateContract"]],
  [9n, ["ParticipateAssetIssueContract"]],
  [10n, ["AccountUpdateContract"]],
  [11n, ["FreezeBalanceContract"]],
  [12n, ["UnfreezeBalanceContract"]],
  [13n, ["WithdrawBalanceContract"]],
  [14n, ["UnfreezeAssetContract"]],
  [15n, ["UpdateAssetContract"]],
  [16n, ["ProposalCreateContract"]],
  [17n, ["ProposalApproveContract"]],
  [18n, ["ProposalDeleteContract"]],
  [19n, ["SetAccountIdContract"]],
  [30n, ["CreateSmartContract"]],
  [
    31n,
    [
      "TriggerSmartContract",
      reader({
        owner_address,
        contract_address: [2, address],
        call_value: [3, int64],
        data: [4, hex],
        call_token_value: [5, int64],
        token_id: [6, int64],
      }),
    ],
  ],
  [33n, ["UpdateSettingContract"]],
  [41n, ["ExchangeCreateContract"]],
  [42n, ["ExchangeInjectContract"]],
  [43n, ["ExchangeWithdrawContract"]],
  [44n, ["ExchangeTransactionContract"]],
  [45n, ["UpdateEnergyLimitContract"]],
  [
    46n,
    [
      "AccountPermissionUpdateContract",
      reader({
        owner_address,
        owner: [2, permission("Owner")],
        witness: [3, permission("Witness")],
        actives: [4, listOf(maxActives, permission("Active"))],
      }),
    ],
  ],
  [48n, ["ClearABIContract"]],
  [49n, ["UpdateBrokerageContract"]],
  [51n, ["ShieldedTransferContract"]],
  [52n, ["MarketSellAssetContract"]],
  [53n, ["MarketCancelOrderContract"]],
  [54n, ["FreezeBalanceV2Contract", reader({ owner_address, frozen_balance: [2, int64], resource: [3, resource] })]],
  [
    55n,
    ["UnfreezeBalanceV2Contract", reader({ owner_address, unfreeze_balance: [2, int64], resource: [3, resource] })],
  ],
  [56n, ["WithdrawExpireUnfreezeContract"]],
  [57n, ["DelegateResourceContract", reader({ ...delegation, lock: [5, bool], lock_period: [6, int64] })]],
  [58n, ["UnDelegateResourceContract", reader(delegation)]],
  [59n, ["CancelAllUnfreezeV2Contract"]],
]);

/** Amounts are in sun, addresses in Base58Check. */
const empty = {
  /** Its name in the protocol, such as `TransferContract`. */
  type: "",
  /** Which of the owner's permissions the signatures are for: 0 is the owner's own. */
  permission_id: 0n,
  /** The whole message in hex: all that is known of a contract of which no other fields are. */
  parameter: "",
  owner_address: "",
  to_address: "",
  amount: 0n,
  contract_address: "",
  call_value: 0n,
  /** Hex. */
  data: "",
  call_token_value: 0n,
  token_id: 0n,
  /** `BANDWIDTH`, `ENERGY` or `TRON_POWER`. */
  resource: "",
  balance: 0n,
  receiver_address: "",
  lock: false,
  lock_period: 0n,
  frozen_balance: 0n,
  unfreeze_balance: 0n,
  owner: noPermission,
  witness: noPermission,
  actives: [] as readonly TronPermission[],
};

/** A contract of any type: what its type does not have is empty, 0 or false. */
export type TronContract = Readonly<typeof empty>;

/** A `google.protobuf.Any`: a message and the name of its type. */
interface Parameter {
  readonly type_url: string;
  readonly value: Uint8Array;
}

const parameterFields: Fields<Parameter> = {
  type_url: [1, bytesAs(undefined, textOf)],
  value: [2, bytesAs(new Uint8Array(), (bytes) => bytes)],
};

const contractFields: Fields<{ type: bigint; parameter: Parameter; permission_id: bigint }> = {
  // A contract without a type is of type 0.
  type: [1, int32],
  parameter: [2, messageAs(undefined, (bytes, place) => readMessage(bytes, place, parameterFields))],
  permission_id: [5, int32],
};

/** A contract of a transaction. Throws ApiError INVALID_ARGUMENT that names the place and the fault. */
export function readContract(bytes: Uint8Array, place: string): TronContract {
  const { type, parameter, permission_id } = readMessage(bytes, place, contractFields);
  const [name, read] = types.get(type) ?? [];
  if (name === undefined) throw refusal(`${place}.type is ${type}, which is not known`);
  const url = `type.googleapis.com/protocol.${name}`;
  if (parameter.type_url !== url) {
    throw refusal(`${place}.parameter.type_url is ${JSON.stringify(parameter.type_url)}; type ${type} has ${url}`);
  }
  return {
    ...empty,
    ...read?.(parameter.value, `${place}.parameter.value`),
    type: name,
    permission_id,
    parameter: hexOf(parameter.value),
  };
}
