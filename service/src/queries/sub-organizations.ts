// Which sub-organizations an organization has, and whose they are.

import { ApiError, ErrorCode } from "@countersign/api";
import type { SubOrganizationFilterType, VerifiedSubOrganizationFilterType } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call, Caller } from "../auth/caller.js";
import type { IdentityTokens } from "../oidc/identity-tokens.js";
import type { Scope, Store } from "../store/store.js";
import { listSubOrganizations, listSubOrganizationsWithVerifiedContact } from "../store/sub-organizations.js";
import type { SubOrganizationFilter } from "../store/sub-organizations.js";
import { pageOf } from "./page.js";

const otherFilters = {
  NAME: "name",
  USERNAME: "userName",
  PUBLIC_KEY: "publicKey",
  CREDENTIAL_ID: "credentialId",
} as const;
const contactFilters = { EMAIL: "email", PHONE_NUMBER: "phoneNumber" } as const;

export function subOrganizationQueries(
  store: Store,
  identityTokens: Pick<IdentityTokens, "onBehalfOf">,
): Pick<Service<Call>, "listSuborgs" | "listVerifiedSuborgs"> {
  return {
    async listSuborgs({ caller }, { filterType, filterValue, paginationOptions }) {
      const scope = ownScope(store, caller);
      const page = pageOf(paginationOptions);
      const type = filterType as SubOrganizationFilterType | undefined;
      const filter = await filterOf(type, filterValue, async (by, value) => {
        const tokens = identityTokens.onBehalfOf(caller.organization);
        if (by === "OIDC_TOKEN") return { by: "identity", ...(await tokens.verify("filterValue", value)) };
        if (by === "EMAIL" || by === "PHONE_NUMBER") return { by: contactFilters[by], value, verified: false };
        return { by: otherFilters[by], value };
      });
      return { organizationIds: await listSubOrganizations(scope, filter, page) };
    },

    async listVerifiedSuborgs({ caller }, { filterType, filterValue, paginationOptions }) {
      const scope = ownScope(store, caller);
      const page = pageOf(paginationOptions);
      const type = filterType as VerifiedSubOrganizationFilterType | undefined;
      const filter = await filterOf(type, filterValue, async (by, value) => ({
        by: contactFilters[by],
        value,
        verified: true,
      }));
      const organizationIds = filter
        ? await listSubOrganizations(scope, filter, page)
        : await listSubOrganizationsWithVerifiedContact(scope, page);
      return { organizationIds };
    },
  };
}

function ownScope(store: Store, { organization, home }: Caller): Scope {
  if (organization.id !== home.id) {
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      "organizationId: only an organization's own users can list its sub-organizations",
    );
  }
  return store.in(organization);
}

async function filterOf<Type>(
  type: Type | undefined,
  value: string | undefined,
  make: (type: Type, value: string) => Promise<SubOrganizationFilter>,
): Promise<SubOrganizationFilter | undefined> {
  if (type === undefined && value === undefined) return undefined;
  if (type === undefined)
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "filterType: must be given together with filterValue");
  if (value === undefined)
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "filterValue: must be given together with filterType");
  return make(type, value);
}
