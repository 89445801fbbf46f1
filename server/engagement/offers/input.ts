import { z } from 'zod';
import { line, paragraphs, requiredLine, rowId, slug } from '../../platform/inputs/inputs.ts';
import { maxCodeLength } from './rules.ts';
import { endOf, startOf } from './validityRules.ts';
import { issueText, withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';
import type { Text } from '../../platform/i18n/text.ts';

// Validates the input of offers and merchants.

const maxMinor = 100_000_000;

/** Last part of the address of the page where shoppers submit deals, /deals/submit/. */
export const submitSlug = 'submit';

function isDestination(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname !== '' && username === '' && password === '';
}

/** Normalised for storage and sending: always ASCII, whatever the input. */
const httpsAddress = z
  .string()
  .trim()
  .max(2_000, withText(says((t) => t.useAtMost2000Characters)))
  .refine(isDestination, withText(says((t) => t.enterAnHttpsUrl)))
  .transform((text) => new URL(text).href);

const minor = z
  .int(withText(says((t) => t.enterMinorUnits)))
  .min(0, withText(says((t) => t.enter0OrMore)))
  .max(maxMinor, withText(says((t) => t.enterAtMost({ max: maxMinor }))));

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Known region codes that aren't countries. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const country = z
  .string()
  .refine(
    (code) => /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regions.of(code) !== undefined,
    withText(says((t) => t.enterACountryCode)),
  );

const instant = (read: (value: Date | string, timeZone: string) => Date | null, timeZone: string) =>
  z.union([z.date(), z.string()]).transform((value, issues) => {
    const date = read(value, timeZone);
    if (date) return date;
    issues.addIssue({ code: 'custom', message: issueText(says((t) => t.enterADateOrTime)) });
    return z.NEVER;
  });

const code = requiredLine(maxCodeLength).regex(/^[^\p{C}]*$/u, withText(says((t) => t.removeInvisibleCharacters)));

/** The complete data of a merchant. */
export const merchantInput = z.object({
  /** ID of the merchant to change. */
  id: rowId.optional(),
  slug,
  name: requiredLine(100),
  homepage: httpsAddress,
  description: line(1_000).default(''),
  isAffiliate: z.boolean().default(true),
  isOwnShop: z.boolean().default(false),
});
export type MerchantInput = z.input<typeof merchantInput>;

/** The complete data of an offer; omitted values get the defaults of a new offer. */
export const offerInput = (timeZone: string) =>
  z
    .object({
      /** ID of the offer to change. */
      id: rowId.optional(),
      slug: slug.refine((text) => text !== submitSlug, withText(says((t) => t.slugIsTakenByAPage))),
      merchantId: rowId,
      productId: rowId.nullable().default(null),
      categoryId: rowId.nullable().default(null),
      title: requiredLine(200),
      summary: line(300).default(''),
      details: paragraphs(10_000).default(''),
      status: z.enum(['DRAFT', 'PUBLISHED']).default('PUBLISHED'),
      /** Null for an offer of this shop itself: it links to its product's page, or to the shop. */
      destinationUrl: httpsAddress.nullable().default(null),
      priceMinor: minor.nullable().default(null),
      shippingMinor: minor.nullable().default(null),
      availability: z.enum(['IN_STOCK', 'LIMITED', 'PREORDER', 'OUT_OF_STOCK']).default('IN_STOCK'),
      shipsTo: z
        .array(country)
        .max(250)
        .default([])
        .transform((codes) => [...new Set(codes)].toSorted()),
      code: code.nullable().default(null),
      isCodeMasked: z.boolean().default(true),
      startsAt: instant(startOf, timeZone).nullable().default(null),
      endsAt: instant(endOf, timeZone).nullable().default(null),
      /** Defaults to now, or to the offer's start; unchanged for an offer that was published before. */
      publishedAt: z.date().optional(),
      mediaId: rowId.nullable().default(null),
    })
    .superRefine(({ startsAt, endsAt, productId, categoryId }, issues) => {
      const refuse = (field: string, message: Text) => issues.addIssue({ code: 'custom', path: [field], message: issueText(message) });
      if (startsAt && endsAt && endsAt <= startsAt)
        refuse(
          'endsAt',
          says((t) => t.theEndMustBeAfterTheStart),
        );
      if (productId !== null && categoryId !== null)
        refuse(
          'categoryId',
          says((t) => t.removeTheCategory),
        );
    });
export type OfferInput = z.input<ReturnType<typeof offerInput>>;
export type OfferFacts = z.output<ReturnType<typeof offerInput>>;
