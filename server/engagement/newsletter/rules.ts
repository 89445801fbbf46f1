import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Limits and texts of the newsletter (rows 96 to 105; SAFETY 1.9).

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;

/** Sign-ups per client network, for any addresses. */
export const signUpLimit = { max: 10, windowMs: 10 * minuteMs } as const;
/** Within this time, a repeated sign-up of an address changes nothing and sends no email. */
export const addressPause = { max: 1, windowMs: minuteMs } as const;
/** Confirmation emails per address. */
export const confirmationMailLimit = { max: 3, windowMs: 24 * hourMs } as const;

/** Changes of the subscription on an account's page. */
export const accountChoiceLimit = { max: 20, windowMs: hourMs } as const;

/** How long a confirmation link is valid. */
export const confirmationLifeMs = 48 * hourMs;
/** Unconfirmed addresses are deleted after this time. */
export const pendingLifeDays = 30;

/** Maximum length of a name. */
export const maxNameLength = 100;
const maxPageLinkLength = 2_000;
const maxPlacementLength = 64;

/** How long a deletion can be undone. */
export const undoDeletionMinutes = 10;
/** Number of rows per step of a bulk deletion: each takes well under a tenth of a second. */
export const deletionBatch = 5_000;
/** Maximum number of selected subscribers per deletion. */
export const maxPicked = 100;

/** Maximum size of an imported file in MB. */
export const maxFileMegabytes = 64;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** The two variants of the form (row 96): A has an optional name, B also a consent checkbox. */
export const newsletterVariants = ['A', 'B'] as const;
export type NewsletterVariant = (typeof newsletterVariants)[number];

/** The response to every sign-up, whether the address is new, pending, subscribed or suppressed (row 101). */
export const thankYou: Text = says((t) => t.thankYou);

/** Control characters, unpaired surrogates, and marks that are invisible or change the direction of text. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** Whether a text has invisible characters, such as those that would start a new email header. */
export function hasHidden(text: string): boolean {
  return hidden.test(text);
}

/** @returns the trimmed name; null if it is empty; undefined if it is invalid */
export function readName(text: string | null | undefined): string | null | undefined {
  if (text == null) return null;
  if (hasHidden(text)) return undefined;
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') return null;
  return name.length <= maxNameLength ? name : undefined;
}

/** The page of a form, as reported by the form: a URL or a path; '' for anything else. Shown only to administrators. */
export function readPageLink(text: string | null | undefined): string {
  const link = (text ?? '').trim();
  if (link.length > maxPageLinkLength || hasHidden(link) || /\s/.test(link)) return '';
  return /^(https?:\/\/|\/(?!\/))/i.test(link) ? link : '';
}

/** Masks an address or a name to just what its owner needs to recognise it: links are forwarded and appear in logs. */
export function masked(text: string): string {
  return `${[...text][0] ?? ''}…${text.includes('@') ? text.slice(text.lastIndexOf('@')) : ''}`;
}

/** The name of the form; '' for none or an invalid one. */
export function readPlacement(text: string | null | undefined): string {
  const placement = (text ?? '').trim();
  return placement.length <= maxPlacementLength && !hasHidden(placement) ? placement : '';
}
