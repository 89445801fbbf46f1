import { createHash } from 'node:crypto';

// The exact wordings of consents (SAFETY 1.12). A consent stores the version and hash of what was shown, so a wording is never changed: add
// a new one before it, with its own version. The first of each kind is the current one. {shop} stands for the name of the shop, which a
// consent stores too.

/** A current or former wording. */
export interface Wording {
  /** Such as "newsletter-a-2026-11". */
  version: string;
  /** Contains {shop} for the name of the shop. */
  template: string;
}

const wording = (version: string, template: string): Wording => ({ version, template });

/** Whether a wording contains the shop's name. */
export const namesShop = ({ template }: Wording): boolean => template.includes('{shop}');

/** The text of a wording as displayed. */
export const wordingText = ({ template }: Wording, shopName: string): string => template.replaceAll('{shop}', () => shopName);

/** SHA-256 of a displayed wording, in hex. */
export const wordingHash = (shown: Wording, shopName: string): string =>
  createHash('sha256').update(wordingText(shown, shopName)).digest('hex');

/** A: shown below the button, which gives the consent. B: shown next to a checkbox that is never pre-checked (row 98). */
export const newsletterWordings: Readonly<Record<'A' | 'B', readonly [Wording, ...Wording[]]>> = {
  A: [
    wording(
      'newsletter-a-2026-11',
      'When you subscribe, {shop} sends you e-mails about offers and new products. You can withdraw at any time: every e-mail has a link that ends them.',
    ),
  ],
  B: [
    wording(
      'newsletter-b-2026-11',
      'Yes, {shop} may send me e-mails about offers and new products. I can withdraw at any time: every e-mail has a link that ends them.',
    ),
  ],
};

/** The question about attribution cookies (row 113). The web app has the same texts: web/consent/wording.ts. */
export const cookieWordings: readonly [Wording, ...Wording[]] = [
  wording(
    'cookies-2026-12-b',
    'May we measure visits to our shop? If you accept, cookies remember how you found {shop} and which pages you view. Nothing is shared with advertisers, and the shop works the same without it. To change your answer, open “Cookies” at the end of any page.',
  ),
  wording(
    'cookies-2026-12',
    'May we measure our visits? If you agree, cookies remember how you found {shop} and which pages you view. Nothing is shared with advertisers, and the shop works the same without it. To change your answer, open “Cookies” at the end of any page.',
  ),
  wording(
    'cookies-2026-11',
    'May we measure our visits? If you agree, cookies remember which link, search or advertisement led you here and which pages you look at, so that we see what brings people to {shop}. Nothing is shared with advertisers, and the shop works the same without it. You can change your answer at any time: “Cookies” stands at the end of every page.',
  ),
];

/** The sentence next to the checkout's checkbox. `termsVersion` identifies the terms themselves. */
const termsSentence = 'I accept the terms of sale and have read how my data is used (privacy).';

/**
 * The wording accepted with an order.
 * @param version of the terms
 */
export function termsWording(version: string): Wording {
  return wording(version, termsSentence);
}

/**
 * The wording of this version, or the current one.
 * @param version the version that a form reports to have shown
 */
export function newsletterWording(variant: 'A' | 'B', version: string | null | undefined): Wording {
  const known = newsletterWordings[variant];
  return known.find((candidate) => candidate.version === version) ?? known[0];
}

/**
 * The wording of this version, or the current one.
 * @param version the version that a page reports to have shown
 */
export function cookieWording(version: string | null | undefined): Wording {
  return cookieWordings.find((candidate) => candidate.version === version) ?? cookieWordings[0];
}

/** A newsletter wording by version; undefined for a version that this program doesn't know. */
export function wordingOf(version: string): Wording | undefined {
  return Object.values(newsletterWordings)
    .flat()
    .find((candidate) => candidate.version === version);
}
