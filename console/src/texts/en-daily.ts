// What helps people who use the console every day, in English.

export const dailyInEnglish = {
  shortcuts: {
    title: "Keys",
    list: "Next or previous item of the list",
    search: "Search",
    help: "This list",
    setting: "Single keys go to pages and through lists. Press ? to see them.",
  },
  readOnly: {
    title: "Read-only view",
    why: "For auditors, and for looking around: this browser shows everything that you may see and signs no change. What you may do at the service stays the same; give an auditor a user without policies.",
    setting: "Read only, in this browser",
  },
};
