import { createHash } from 'node:crypto';

// What people are asked to agree to, word for word (SAFETY 1.12). A consent keeps the version and the hash of what was shown, so a
// wording is never changed: a new one is added before it, with a version of its own. The first of each kind is shown now. {shop} stands for
// the name of the shop, which a consent keeps too.

/** A wording that is, or was, shown. */
export interface Wording {
  /** Such as "newsletter-a-2026-11". */
  version: string;
  /** With {shop} for the name of the shop. */
  template: string;
}

const wording = (version: string, template: string): Wording => ({ version, template });

/** Whether a wording names the shop. */
export const namesShop = ({ template }: Wording): boolean => template.includes('{shop}');

/** A wording as it is shown. */
export const wordingText = ({ template }: Wording, shopName: string): string => template.replaceAll('{shop}', () => shopName);

/** SHA-256 of a wording as it is shown, in hex. */
export const wordingHash = (shown: Wording, shopName: string): string =>
  createHash('sha256').update(wordingText(shown, shopName)).digest('hex');

/** A: stands below the button, which is the consent. B: stands beside a box that is never ticked beforehand (row 98). */
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

/** What is asked about cookies that only tell the shop what brings people here (row 113). The web has the same words: web/consent/wording.ts. */
export const cookieWordings: readonly [Wording, ...Wording[]] = [
  wording(
    'cookies-2026-11',
    'May we measure our visits? If you agree, cookies remember which link, search or advertisement led you here and which pages you look at, so that we see what brings people to {shop}. Nothing is shared with advertisers, and the shop works the same without it. You can change your answer at any time: “Cookies” stands at the end of every page.',
  ),
];

/** The sentence beside the box of the checkout. The terms themselves are told apart by `termsVersion`. */
const termsSentence = 'I accept the terms of sale and have read how my data is used (privacy).';

/** What was accepted with an order. @param version of the terms */
export function termsWording(version: string): Wording {
  return wording(version, termsSentence);
}

/** The wording of this version, or the one that is shown now. @param version what a form says that it has shown */
export function newsletterWording(variant: 'A' | 'B', version: string | null | undefined): Wording {
  const known = newsletterWordings[variant];
  return known.find((candidate) => candidate.version === version) ?? known[0];
}

/** The wording of this version, or the one that is shown now. @param version what a page says that it has shown */
export function cookieWording(version: string | null | undefined): Wording {
  return cookieWordings.find((candidate) => candidate.version === version) ?? cookieWordings[0];
}

/** A wording of the newsletter by its version; undefined for one that this program does not know. */
export function wordingOf(version: string): Wording | undefined {
  return Object.values(newsletterWordings)
    .flat()
    .find((candidate) => candidate.version === version);
}
