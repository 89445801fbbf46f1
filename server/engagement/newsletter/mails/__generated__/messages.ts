// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../../shared/languages.ts';

const en = {
  /** Newsletter */
  newsletter: "Newsletter",
  /** Shop name */
  shopName: "Shop name",
  /** Confirm subscription */
  confirmSubscription: "Confirm subscription",
  /** Sent when someone subscribes, with a link to confirm the subscription. */
  sentWhenSomeoneSubscribes: "Sent when someone subscribes, with a link to confirm the subscription.",
  /** Welcome */
  welcome: "Welcome",
  /** Sent after a subscription is confirmed. */
  sentAfterConfirmation: "Sent after a subscription is confirmed.",
  /** Confirm your subscription */
  confirmYourSubscription: "Confirm your subscription",
  /** Someone signed up for our newsletter with this email address on {time} ({zone}). Confirm your subscription to start receiving it. */
  someoneSignedUp: (v: { time: string | number; zone: string | number }): string => `Someone signed up for our newsletter with this email address on ${v.time} (${v.zone}). Confirm your subscription to start receiving it.`,
  /** This link expires in {hours, plural, one {# hour} other {# hours}}. */
  linkExpires: (v: { hours: number }): string => `This link expires in ${(v.hours === 1 ? `${v.hours.toLocaleString("en")} hour` : `${v.hours.toLocaleString("en")} hours`)}.`,
  /** If this wasn’t you, ignore this email. You won’t receive the newsletter, and we’ll delete your email address after {days, plural, one {# day} other {# days}}. */
  ifThisWasntYou: (v: { days: number }): string => `If this wasn’t you, ignore this email. You won’t receive the newsletter, and we’ll delete your email address after ${(v.days === 1 ? `${v.days.toLocaleString("en")} day` : `${v.days.toLocaleString("en")} days`)}.`,
  /** Confirm your email address to receive our newsletter. If this wasn’t you, ignore this email. */
  confirmPreview: "Confirm your email address to receive our newsletter. If this wasn’t you, ignore this email.",
  /** Confirm: {url} */
  confirmAt: (v: { url: string | number }): string => `Confirm: ${v.url}`,
  /** You’re subscribed */
  youreSubscribed: "You’re subscribed",
  /** Thanks for confirming. We’ll email you about offers and new products. */
  thanksForConfirming: "Thanks for confirming. We’ll email you about offers and new products.",
  /** You can unsubscribe at any time with the link in every email. */
  unsubscribeAtAnyTime: "You can unsubscribe at any time with the link in every email.",
  /** Manage preferences */
  managePreferences: "Manage preferences",
  /** Unsubscribe */
  unsubscribe: "Unsubscribe",
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
