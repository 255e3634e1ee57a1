// Operations of the API that this service leaves out: they are answered with UNIMPLEMENTED, and the reason.

interface LeftOut {
  /** What they are for, and why it is not here. */
  readonly what: string;
  readonly why: string;
  /** Names of paths below `/public/v1/`. */
  readonly operations: readonly string[];
}

const elsewhere = "they need services of others";

/** By what they are for. docs/clients.md lists the same. */
export const leftOut: readonly LeftOut[] = [
  {
    what: "broadcasting, gas, nonces and histories",
    why: elsewhere,
    operations: [
      "query/get_gas_usage",
      "query/get_nonces",
      "query/get_send_transaction_status",
      "query/list_eth_transaction_history",
      "query/list_sol_transaction_history",
      "submit/eth_send_raw_transaction",
      "submit/eth_send_transaction",
      "submit/eth_undelegate_7702",
      "submit/sol_send_transaction",
    ],
  },
  {
    what: "balances and assets",
    why: elsewhere,
    operations: ["query/get_wallet_address_balances", "query/list_supported_assets"],
  },
  {
    what: "swaps",
    why: elsewhere,
    operations: [
      "query/get_swap_status",
      "submit/claim_swap_fees",
      "submit/create_swap_quote",
      "submit/execute_swap",
      "submit/upsert_swap_config",
    ],
  },
  {
    what: "earn",
    why: elsewhere,
    operations: [
      "query/get_claim_earn_fees_status",
      "query/get_earn_claim_rewards_status",
      "query/get_earn_deploy_status",
      "query/get_earn_deposit_status",
      "query/get_earn_withdraw_status",
      "query/list_earn_enabled_vaults",
      "query/list_earn_positions",
      "query/list_earn_rewards",
      "query/list_earn_vaults",
      "submit/claim_earn_fees",
      "submit/earn_claim_rewards",
      "submit/earn_deploy_wrapper",
      "submit/earn_deposit",
      "submit/earn_set_wrapper_state",
      "submit/earn_withdraw",
    ],
  },
  {
    what: "fiat on-ramps",
    why: elsewhere,
    operations: [
      "query/get_onramp_transaction_status",
      "query/list_fiat_on_ramp_credentials",
      "submit/create_fiat_on_ramp_credential",
      "submit/delete_fiat_on_ramp_credential",
      "submit/init_fiat_on_ramp",
      "submit/update_fiat_on_ramp_credential",
    ],
  },
  {
    what: "Spark",
    why: elsewhere,
    operations: [
      "submit/spark_claim_transfer",
      "submit/spark_prepare_lightning_receive",
      "submit/spark_prepare_transfer",
      "submit/spark_sign_frost",
    ],
  },
  {
    what: "programs in enclaves (TVC)",
    why: "there is no enclave",
    operations: [
      "query/get_app_status",
      "query/get_tvc_app",
      "query/get_tvc_deployment",
      "query/get_tvc_deployment_debug_logs",
      "query/get_tvc_deployment_provisioning_details",
      "query/get_tvc_qos_versions",
      "query/list_tvc_app_deployments",
      "query/list_tvc_apps",
      "query/list_tvc_operators",
      "query/list_tvc_quorum_keys",
      "query/validate_tvc_image",
      "submit/create_tvc_app",
      "submit/create_tvc_deployment",
      "submit/create_tvc_manifest_approvals",
      "submit/create_tvc_operator",
      "submit/create_tvc_quorum_key",
      "submit/delete_tvc_app_and_deployments",
      "submit/delete_tvc_deployment",
      "submit/post_tvc_quorum_key_share",
      "submit/re_encrypt_tvc_quorum_key_share",
      "submit/restore_tvc_deployment",
      "submit/set_tvc_app_live_deployment",
    ],
  },
  {
    what: "enclave proofs",
    why: "there is no enclave",
    operations: [
      "query/get_attestation",
      "query/get_boot_proof",
      "query/get_latest_boot_proof",
      "query/list_app_proofs",
    ],
  },
  { what: "e-mail events", why: "the mail server has them", operations: ["query/list_email_events"] },
];

/** Why an operation is left out, by its path. */
export const leftOutOperations: ReadonlyMap<string, string> = new Map(
  leftOut.flatMap(({ what, why, operations }) =>
    operations.map((name): [string, string] => [`/public/v1/${name}`, `${what}: ${why}`]),
  ),
);
