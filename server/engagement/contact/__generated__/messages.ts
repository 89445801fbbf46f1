// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** My order */
  myOrder: "My order",
  /** Delivery */
  delivery: "Delivery",
  /** Return or refund */
  returnOrRefund: "Return or refund",
  /** A product */
  aProduct: "A product",
  /** Something else */
  somethingElse: "Something else",
  /** Contact form: {topic} – {name} */
  contactFormTopic: (v: { topic: string | number; name: string | number }): string => `Contact form: ${v.topic} – ${v.name}`,
  /** Contact form: {topic}, order {orderNumber} – {name} */
  contactFormTopicOrder: (v: { topic: string | number; orderNumber: string | number; name: string | number }): string => `Contact form: ${v.topic}, order ${v.orderNumber} – ${v.name}`,
  /** Name */
  name: "Name",
  /** Email */
  email: "Email",
  /** Order number */
  orderNumber: "Order number",
  /** Topic */
  topic: "Topic",
  /** Sent */
  sent: "Sent",
  /** {time} ({zone}) */
  timeInZone: (v: { time: string | number; zone: string | number }): string => `${v.time} (${v.zone})`,
  /** Message from the contact form */
  messageFromContactForm: "Message from the contact form",
  /** To answer, reply to this email. The name, email address and order number come from the contact form and haven’t been verified. */
  replyToAnswer: "To answer, reply to this email. The name, email address and order number come from the contact form and haven’t been verified.",
  /** The contact form isn’t available at the moment. Contact us by post or phone. */
  theContactFormIsntAvailable: "The contact form isn’t available at the moment. Contact us by post or phone.",
  /** Enter your name. */
  enterYourName: "Enter your name.",
  /** Enter the order number in digits, such as 1024, or leave this field empty. */
  enterTheOrderNumberInDigits: "Enter the order number in digits, such as 1024, or leave this field empty.",
  /** Enter your message. */
  enterYourMessage: "Enter your message.",
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
