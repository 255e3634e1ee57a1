// Texts of what is loaded when it is first shown, apart from those of the first page. Another language is another set of these
// files, chosen here.

import { accessInEnglish } from "./en-access.js";
import { brakesInEnglish } from "./en-brakes.js";
import { dailyInEnglish } from "./en-daily.js";
import { limitsInEnglish } from "./en-limits.js";
import { notificationsInEnglish } from "./en-notifications.js";
import { planInEnglish } from "./en-plan.js";
import { requestsInEnglish } from "./en-requests.js";

export const later = {
  ...accessInEnglish,
  ...brakesInEnglish,
  ...dailyInEnglish,
  ...limitsInEnglish,
  ...notificationsInEnglish,
  ...planInEnglish,
  ...requestsInEnglish,
};
