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

/** Topics of messages, with their labels. */
export const contactTopics = {
  ORDER: 'My order',
  DELIVERY: 'Delivery',
  RETURN: 'Return or refund',
  PRODUCT: 'A product',
  OTHER: 'Something else',
} as const;

/** One of `contactTopics`. */
export type ContactTopic = keyof typeof contactTopics;
