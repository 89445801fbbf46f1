// Generated from the catalogues (messages.*.json): npm run generate.

/** Analytics */
export const analytics = "Analytics";

/** Measure visits */
export const measureVisits = "Measure visits";

/** Visit retention */
export const visitRetention = "Visit retention";

/** Send events to */
export const sendEventsTo = "Send events to";

/** Generate a new secret */
export const generateANewSecret = "Generate a new secret";

/** Settings saved. */
export const settingsSaved = "Settings saved.";

/** What is measured for visitors who have consented, and where events are sent. */
export const whatIsMeasured = "What is measured for visitors who have consented, and where events are sent.";

/** New secret */
export const newSecret = "New secret";

/** Messages are signed with this secret. It’s shown only once, so copy it now. */
export const newSecretHint = "Messages are signed with this secret. It’s shown only once, so copy it now.";

/** Measurement */
export const measurement = "Measurement";

/** Required for traffic and conversion reports. */
export const requiredForTrafficAndConversionReports = "Required for traffic and conversion reports.";

/** Visit retention, in days */
export const retentionInDays = "Visit retention, in days";

/** After this time, visits and events are deleted. Report totals are kept. */
export const retentionHint = "After this time, visits and events are deleted. Report totals are kept.";

/** Event webhook */
export const eventWebhook = "Event webhook";

/** Events are sent to this address within a minute and signed as defined by the Standard Webhooks specification. */
export const eventWebhookHint = "Events are sent to this address within a minute and signed as defined by the Standard Webhooks specification.";

/** An HTTPS URL on a public host. Leave empty to send nothing. A new URL gets a new secret and only receives new events. */
export const webhookHint = "An HTTPS URL on a public host. Leave empty to send nothing. A new URL gets a new secret and only receives new events.";

/** The old secret stops working when you save. */
export const renewalHint = "The old secret stops working when you save.";

/** Next attempt: {time}. */
export const nextAttempt = (v: { time: string | number }): string => `Next attempt: ${v.time}.`;

/** Shop IDs for theme scripts */
export const shopIdsForTheme = "Shop IDs for theme scripts";

/** The last message couldn’t be delivered: {failure} */
export const deliveryFailed = (v: { failure: string | number }): string => `The last message couldn’t be delivered: ${v.failure}`;
