// Limits of the contact form.

const minuteMs = 60 * 1_000;

/** Messages per client network. */
export const contactLimits = {
  burst: { max: 5, windowMs: 10 * minuteMs },
  day: { max: 30, windowMs: 24 * 60 * minuteMs },
} as const;

/** Maximum length of a message in characters. */
export const maxMessageLength = 5_000;
export const maxNameLength = 100;

/** Topics of messages. */
export const contactTopics = ['ORDER', 'DELIVERY', 'RETURN', 'PRODUCT', 'OTHER'] as const;

/** One of `contactTopics`. */
export type ContactTopic = (typeof contactTopics)[number];
