// Who gets in: from which networks, with which sessions, by which apps.

import { linkTo } from "../../router.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { Allowlist } from "./allowlist.js";
import { Apps } from "./apps.js";
import { Profiles } from "./profiles.js";

export function AccessPage() {
  return (
    <>
      <a class="back" href={linkTo("/settings")}>
        ← {t.settings.title}
      </a>
      <h1>{later.access.title}</h1>
      <p class="soft">{later.access.why}</p>
      <Allowlist />
      <Profiles />
      <Apps />
    </>
  );
}
