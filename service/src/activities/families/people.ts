// Families about organizations, users, their credentials and tags.

import type { Families } from "../family.js";
import { createApiKeys } from "./create-api-keys.js";
import { createApiOnlyUsers } from "./create-api-only-users.js";
import { createAuthenticators } from "./create-authenticators.js";
import { createOrganization } from "./create-organization.js";
import { createSubOrganization, createSubOrganizationV3 } from "./create-sub-organization.js";
import { createUserTag } from "./create-user-tag.js";
import { createUsers } from "./create-users.js";
import { deleteApiKeys } from "./delete-api-keys.js";
import { deleteAuthenticators } from "./delete-authenticators.js";
import { deleteOrganization } from "./delete-organization.js";
import { deleteSubOrganization } from "./delete-sub-organization.js";
import { deleteUserTags } from "./delete-user-tags.js";
import { deleteUsers } from "./delete-users.js";
import { removeOrganizationFeature } from "./remove-organization-feature.js";
import { setOrganizationFeature } from "./set-organization-feature.js";
import { updateAllowedOrigins } from "./update-allowed-origins.js";
import { updateRootQuorum } from "./update-root-quorum.js";
import { updateUserTag } from "./update-user-tag.js";
import { updateUser } from "./update-user.js";

export const peopleFamilies = {
  ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: createOrganization,
  ACTIVITY_TYPE_DELETE_ORGANIZATION: deleteOrganization,
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: createSubOrganizationV3,
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: createSubOrganization,
  ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: deleteSubOrganization,
  ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: updateRootQuorum,
  ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: setOrganizationFeature,
  ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: removeOrganizationFeature,
  ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: updateAllowedOrigins,
  ACTIVITY_TYPE_CREATE_USERS_V2: createUsers,
  ACTIVITY_TYPE_CREATE_API_ONLY_USERS: createApiOnlyUsers,
  ACTIVITY_TYPE_UPDATE_USER: updateUser,
  ACTIVITY_TYPE_DELETE_USERS: deleteUsers,
  ACTIVITY_TYPE_CREATE_API_KEYS_V2: createApiKeys,
  ACTIVITY_TYPE_DELETE_API_KEYS: deleteApiKeys,
  ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: createAuthenticators,
  ACTIVITY_TYPE_DELETE_AUTHENTICATORS: deleteAuthenticators,
  ACTIVITY_TYPE_CREATE_USER_TAG: createUserTag,
  ACTIVITY_TYPE_UPDATE_USER_TAG: updateUserTag,
  ACTIVITY_TYPE_DELETE_USER_TAGS: deleteUserTags,
} satisfies Partial<Families>;
