// Tags of users, among an organization's tags.

import type { OrganizationData } from "@countersign/api";

export function userTagsOf({ tags = [] }: Pick<OrganizationData, "tags">) {
  return tags.filter(({ tagType }) => (tagType as string) === "TAG_TYPE_USER");
}
