// Records of the contract's shapes/tags.yaml.

import type { TagType } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { TagId, TagName } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** A label for users or for private keys. Policies refer to it by its id. */
export interface Tag {
  /** Identifier of a tag of either kind. */
  readonly tagId: TagId;
  /** Name of a tag, for people. Unique among the organization's tags of one kind. */
  readonly tagName: TagName;
  /** What a tag can be put on. */
  readonly tagType: Open<TagType>;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
}
