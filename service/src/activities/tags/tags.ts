// What holds for tags of users and of private keys alike.

import { ApiError, ErrorCode } from "@countersign/api";
import type { TagType } from "@countersign/api";
import { checkLimit } from "../../config/check-limit.js";
import { collect } from "../../store/batches.js";
import type { Scope } from "../../store/store.js";
import { listTags } from "../../store/tags.js";
import type { TagRow } from "../../store/tags.js";
import type { FamilyContext } from "../definition/plan.js";

const nouns: Readonly<Record<TagType, string>> = {
  TAG_TYPE_USER: "user tag",
  TAG_TYPE_PRIVATE_KEY: "private key tag",
};

/**
 * Checks that there is room for one more tag of this name.
 *
 * @param path of the name among the parameters
 * @throws ApiError ALREADY_EXISTS for a name that another tag of the type has, RESOURCE_EXHAUSTED for too many tags
 */
export async function checkNewTag(
  { scope, organization, limits }: Pick<FamilyContext, "scope" | "organization" | "limits">,
  type: TagType,
  path: string,
  name: string,
): Promise<void> {
  await checkTagName(scope, type, path, name);
  const most = organization.parentId === undefined ? limits.tags : limits.subOrganizationTags;
  await checkLimit("tags", most, 1, async () => (await collect(listTags(scope))).length);
}

/**
 * @param tagId of a tag that may have the name already; undefined for one that is still to be made
 * @throws ApiError ALREADY_EXISTS for a name that another tag of the type has
 */
export async function checkTagName(
  scope: Scope,
  type: TagType,
  path: string,
  name: string,
  tagId?: string,
): Promise<void> {
  const tags = await collect(listTags(scope, type));
  if (tags.some((tag) => tag.name === name && tag.id !== tagId)) {
    throw new ApiError(
      ErrorCode.ALREADY_EXISTS,
      `${path}: the organization has a ${nouns[type]} named ${JSON.stringify(name)} already`,
    );
  }
}

/**
 * Finds tags by their ids, in their order.
 *
 * @param pathOf where the request has the id of an index
 * @throws ApiError NOT_FOUND for what is not a tag of the type in this organization
 */
export async function findTags(
  scope: Scope,
  type: TagType,
  pathOf: (index: number) => string,
  ids: readonly string[],
): Promise<TagRow[]> {
  const tags = new Map((await collect(listTags(scope, type))).map((tag) => [tag.id, tag]));
  return ids.map((id, index) => {
    const tag = tags.get(id);
    if (!tag)
      throw new ApiError(
        ErrorCode.NOT_FOUND,
        `${pathOf(index)}: no ${nouns[type]} ${JSON.stringify(id)} in this organization`,
      );
    return tag;
  });
}
