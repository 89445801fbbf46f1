import type { MailShop } from './layout.ts';
import { oneLine } from './mail.ts';

// The shop's own texts of an email: subject, introduction and footer, with placeholders such as {orderNumber}. All emails take them here.
// Whatever else an email says, its links and the shop's legal lines can't be changed.

/** Own texts of a kind of email, with placeholders. Empty texts mean the default. */
export interface MailTexts {
  subject: string;
  introduction: string;
  footer: string;
}

const placeholder = /\{([^{}\s]*)\}/g;

/** The names in braces that aren't among the known ones, each once. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].filter((name) => !known.includes(name));
}

/** The lines of a text with its placeholders filled in, without empty ones. Values are one line each: they are entered by strangers. */
function filled(text: string, values: Readonly<Record<string, string>>): string[] {
  const whole = text.replace(placeholder, (found, name: string) => (Object.hasOwn(values, name) ? oneLine(values[name] ?? '') : found));
  return whole.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

/** Texts of one email. */
interface Personal {
  /** With the lines of the footer. */
  shop: MailShop;
  subject: (byDefault: string) => string;
  /** Paragraphs. */
  introduction: (byDefault: readonly string[]) => readonly string[];
}

/**
 * The texts of an email: the shop's own ones, or else the default.
 * @param values of the placeholders
 */
export function ownTexts(shop: MailShop, values: Readonly<Record<string, string>>): Personal {
  const { subject = '', introduction = '', footer = '' } = shop.texts ?? {};
  return {
    shop: { ...shop, footer: filled(footer, values) },
    subject: (byDefault) => (subject === '' ? byDefault : filled(subject, values).join(' ')),
    introduction: (byDefault) => (introduction === '' ? byDefault : filled(introduction, values)),
  };
}
