// Numbers and words of the newsletter (rows 96 to 105; SAFETY 1.9).

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Sign-ups of one client network, whatever their addresses. */
export const signUpLimit = { max: 10, windowMs: 10 * minuteMs } as const;
/** Within so long, a second sign-up of one address changes nothing and sends nothing. */
export const addressPause = { max: 1, windowMs: minuteMs } as const;
/** Mails that ask one address to confirm. */
export const confirmationMailLimit = { max: 3, windowMs: 24 * hourMs } as const;

/** Changes of mind on the page of one account. */
export const accountChoiceLimit = { max: 20, windowMs: hourMs } as const;

/** How long the link of such a mail is good. */
export const confirmationLifeMs = 48 * hourMs;
/** Who does not confirm within so long is forgotten. */
export const pendingLifeDays = 30;

/** A name has at most so many characters. */
export const maxNameLength = 100;
const maxPageLinkLength = 2_000;
const maxPlacementLength = 64;

/** How long a deletion can be undone. */
export const undoDeletionMinutes = 10;
/** So many rows a step of a bulk deletion takes: well under a tenth of a second each. */
export const deletionBatch = 5_000;
/** So many records may be picked for one deletion. */
export const maxPicked = 100;

/** A file that is taken into the list has at most so many MB. */
export const maxFileMegabytes = 64;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** Two ways to ask (row 96): A has an optional name, B a box to tick as well. */
export const newsletterVariants = ['A', 'B'] as const;
export type NewsletterVariant = (typeof newsletterVariants)[number];

/** What everybody is told who signs up, whether the address is new, waits, is in the list or may not be written to (row 101). */
export const thankYou =
  'Thank you. If this address isn’t on our list yet, we’ve sent an email to it. Follow the link in the email to confirm. We won’t send you anything before you confirm.';

/** Control characters, halves of surrogate pairs, and marks that are not seen or turn the direction of text round. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** Whether a text has characters that cannot be seen, such as those that would begin a new header of a mail. */
export function hasHidden(text: string): boolean {
  return hidden.test(text);
}

/** @returns the name without blanks around it; null for none; undefined when it is none */
export function readName(text: string | null | undefined): string | null | undefined {
  if (text == null) return null;
  if (hasHidden(text)) return undefined;
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') return null;
  return name.length <= maxNameLength ? name : undefined;
}

/** The page that a form stood on, as it says itself: an address or a path; '' for anything else. It is shown to administrators only. */
export function readPageLink(text: string | null | undefined): string {
  const link = (text ?? '').trim();
  if (link.length > maxPageLinkLength || hasHidden(link) || /\s/.test(link)) return '';
  return /^(https?:\/\/|\/(?!\/))/i.test(link) ? link : '';
}

/** So much of an address, or of a name, as its owner knows it by: links are forwarded and end in logs. */
export function masked(text: string): string {
  return `${[...text][0] ?? ''}…${text.includes('@') ? text.slice(text.lastIndexOf('@')) : ''}`;
}

/** The form's name; '' for none and for what is no name. */
export function readPlacement(text: string | null | undefined): string {
  const placement = (text ?? '').trim();
  return placement.length <= maxPlacementLength && !hasHidden(placement) ? placement : '';
}
