// The kinds of events that webhooks send, as receivers name them.

export const activityUpdates = "ACTIVITY_UPDATES";

export const eventTypes: ReadonlySet<string> = new Set([activityUpdates]);
