// The providers that can wrap the key-encryption keys.

import type { ProviderKind } from "../custody/providers/provider.js";
import type {
  KmsSettings,
  Pkcs11Settings,
  ProviderSettings,
  TransitSettings,
} from "../custody/providers/provider-settings.js";
import { ConfigurationError } from "./configuration-error.js";
import { group, number, text } from "./declaration.js";
import type { Values } from "./declaration.js";

const timeoutMs = number({ doc: "how long the provider may take to respond", default: 5000, from: 1, to: 60_000 });

const pathParts = "^[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*$";

export const transit = group({
  address: text({
    doc: "URL of a Vault or OpenBao server whose Transit engine wraps the key-encryption keys",
    variable: "COUNTERSIGN_TRANSIT_ADDRESS",
    otherwise: "none",
    pattern: "^https?://[^/?#]+/?$",
    expected: "a URL without a path such as https://vault.example.com:8200",
  }),
  key: text({
    doc: "name of the engine's key",
    variable: "COUNTERSIGN_TRANSIT_KEY",
    default: "countersign",
    pattern: "^[A-Za-z0-9_.-]+$",
    expected: "a name of letters, digits, dots, hyphens and underscores",
  }),
  mount: text({
    doc: "path at which the engine is mounted",
    variable: "COUNTERSIGN_TRANSIT_MOUNT",
    default: "transit",
    pattern: pathParts,
    expected: "a path such as transit",
  }),
  namespace: text({
    doc: "namespace of the engine and the login",
    variable: "COUNTERSIGN_TRANSIT_NAMESPACE",
    otherwise: "the root namespace",
    pattern: "^[\\x21-\\x7e]+$",
    expected: "a path such as teams/treasury",
  }),
  tokenFile: text({
    doc: "file with a token",
    variable: "COUNTERSIGN_TRANSIT_TOKEN_FILE",
    otherwise: "login by AppRole",
  }),
  roleId: text({
    doc: "role id of an AppRole",
    variable: "COUNTERSIGN_TRANSIT_ROLE_ID",
    otherwise: "login by token",
  }),
  secretIdFile: text({
    doc: "file with the AppRole's secret id",
    variable: "COUNTERSIGN_TRANSIT_SECRET_ID_FILE",
    otherwise: "login by token",
  }),
  loginMount: text({
    doc: "path at which the AppRole method is mounted",
    variable: "COUNTERSIGN_TRANSIT_LOGIN_MOUNT",
    default: "approle",
    pattern: pathParts,
    expected: "a path such as approle",
  }),
  caFile: text({
    doc: "PEM file of the trusted certificate authorities",
    variable: "COUNTERSIGN_TRANSIT_CA_FILE",
    otherwise: "Node.js's authorities",
  }),
  timeoutMs,
});

export const pkcs11 = group({
  module: text({
    doc: "PKCS#11 library of an HSM whose key wraps the key-encryption keys",
    variable: "COUNTERSIGN_PKCS11_MODULE",
    otherwise: "none",
  }),
  token: text({
    doc: "label of the token",
    variable: "COUNTERSIGN_PKCS11_TOKEN",
    default: "countersign",
  }),
  key: text({
    doc: "label of the key in the token",
    variable: "COUNTERSIGN_PKCS11_KEY",
    default: "countersign",
    pattern: "^[^/]+$",
    expected: "a label without slashes",
  }),
  pinFile: text({
    doc: "file with the user's PIN",
    variable: "COUNTERSIGN_PKCS11_PIN_FILE",
    otherwise: "none; required with `pkcs11.module`",
  }),
});

export const kms = group({
  key: text({
    doc: "ARN of the symmetric AWS KMS key that wraps the key-encryption keys",
    variable: "COUNTERSIGN_KMS_KEY",
    otherwise: "none",
    pattern: "^arn:aws[a-z-]*:kms:[a-z0-9-]+:[0-9]{12}:key/[A-Za-z0-9-]+$",
    expected: "an ARN such as arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab",
  }),
  region: text({
    doc: "region of a replica of a multi-Region key",
    variable: "COUNTERSIGN_KMS_REGION",
    otherwise: "the ARN's region",
    pattern: "^[a-z0-9-]+$",
    expected: "a region such as eu-central-1",
  }),
  endpoint: text({
    doc: "URL of KMS, for example a VPC endpoint",
    variable: "COUNTERSIGN_KMS_ENDPOINT",
    otherwise: "the region's, or as the SDK is configured",
    pattern: "^https?://[^/?#]+/?$",
    expected: "a URL without a path such as https://vpce-0123-kms.eu-central-1.vpce.amazonaws.com",
  }),
  timeoutMs,
});

interface Groups {
  readonly transit: Values<typeof transit.members>;
  readonly pkcs11: Values<typeof pkcs11.members>;
  readonly kms: Values<typeof kms.members>;
}

/**
 * The configured providers.
 *
 * @throws ConfigurationError for a provider whose settings are incomplete
 */
export function providersOf(settings: Groups): ProviderSettings[] {
  const found = [transitOf(settings.transit), pkcs11Of(settings.pkcs11), kmsOf(settings.kms)];
  return found.filter((each) => each !== undefined);
}

/** The setting that enables each provider. */
export const firstSettings: Readonly<Record<ProviderKind, string>> = {
  transit: "transit.address (COUNTERSIGN_TRANSIT_ADDRESS)",
  pkcs11: "pkcs11.module (COUNTERSIGN_PKCS11_MODULE)",
  kms: "kms.key (COUNTERSIGN_KMS_KEY)",
};

function transitOf({ address, key, mount, ...settings }: Groups["transit"]): TransitSettings | undefined {
  if (address === undefined) return undefined;
  const { namespace, caFile, timeoutMs } = settings;
  const providerKey = `${mount}/${key}`;
  return { kind: "transit", address, providerKey, namespace, caFile, timeoutMs, login: transitLogin(settings) };
}

function transitLogin({
  tokenFile,
  roleId,
  secretIdFile,
  loginMount,
}: Pick<Groups["transit"], "tokenFile" | "roleId" | "secretIdFile" | "loginMount">): TransitSettings["login"] {
  if (tokenFile !== undefined && roleId === undefined && secretIdFile === undefined) return { tokenFile };
  if (tokenFile === undefined && roleId !== undefined && secretIdFile !== undefined) {
    return { roleId, secretIdFile, mount: loginMount };
  }
  throw new ConfigurationError("transit: set tokenFile, or roleId and secretIdFile, and not both");
}

function pkcs11Of({ module, token, key, pinFile }: Groups["pkcs11"]): Pkcs11Settings | undefined {
  if (module === undefined) return undefined;
  if (pinFile === undefined) {
    throw new ConfigurationError("pkcs11: module is set, and pinFile (COUNTERSIGN_PKCS11_PIN_FILE) is not");
  }
  return { kind: "pkcs11", module, providerKey: `${token}/${key}`, pinFile };
}

function kmsOf({ key, region, endpoint, timeoutMs }: Groups["kms"]): KmsSettings | undefined {
  if (key === undefined) return undefined;
  const [, , , itsOwn = "", , resource = ""] = key.split(":");
  if (region !== undefined && region !== itsOwn && !resource.startsWith("key/mrk-")) {
    throw new ConfigurationError(
      `kms: region is ${region}, and the key is one of ${itsOwn} alone; only multi-Region keys (mrk-…) have replicas`,
    );
  }
  return { kind: "kms", providerKey: key, region: region ?? itsOwn, endpoint, timeoutMs };
}
