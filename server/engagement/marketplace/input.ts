import { z } from 'zod';
import { line, requiredLine, rowId } from '../../platform/inputs/inputs.ts';
import { cartUrlFault, isHostName, lineFault } from './templateRules.ts';

// Validates staff input for marketplaces, their shops and listings.

const template = (faultOf: (text: string) => string | null) =>
  z
    .string()
    .trim()
    .superRefine((text, issues) => {
      const fault = faultOf(text);
      if (fault !== null) issues.addIssue({ code: 'custom', message: fault });
    });

/** A marketplace; `id` identifies an existing one. */
export const marketplaceInput = z.object({
  id: rowId.optional(),
  expectedVersion: z.int().nullish(),
  name: requiredLine(60),
  cartUrlTemplate: template(cartUrlFault),
  lineTemplate: template(lineFault),
});
export type MarketplaceInput = z.input<typeof marketplaceInput>;

/** Whether a URL may be used as an availability source: https, a host name, no user or password. */
function isAskable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

/** An external shop of a marketplace; `id` identifies an existing one. */
export const externalShopInput = z
  .object({
    id: rowId.optional(),
    expectedVersion: z.int().nullish(),
    marketplaceId: rowId,
    name: requiredLine(60),
    country: z.string().regex(/^[A-Z]{2}$/, 'Enter a two-letter country code (ISO 3166-1 alpha-2).'),
    host: z.string().trim().toLowerCase().refine(isHostName, 'Enter a host name such as www.shop.example.'),
    tag: line(100).default(''),
    position: z.int().min(0, 'Enter 0 or more.').max(10_000, 'Enter at most 10,000.').default(0),
    source: z.enum(['NONE', 'HTTP', 'FILE']).default('NONE'),
    sourceAddress: line(2_000).default(''),
  })
  .superRefine(({ source, sourceAddress }, issues) => {
    const refuse = (message: string) => issues.addIssue({ code: 'custom', path: ['sourceAddress'], message });
    if (source === 'HTTP' && !isAskable(sourceAddress)) refuse('Enter an HTTPS URL without a user name or password.');
    if (source === 'FILE' && !/^[a-z0-9][\w-]{0,60}\.json$/i.test(sourceAddress))
      refuse('Enter the name of a .json file: letters, digits, hyphens and underscores.');
  });
export type ExternalShopInput = z.input<typeof externalShopInput>;

/** A product as listed by an external shop. */
export const listingInput = z.object({
  shopId: rowId,
  productId: rowId,
  externalId: requiredLine(100),
  /** Whether the product is checked out at this shop when several shops list it. */
  isMain: z.boolean().default(true),
});
export type ListingInput = z.input<typeof listingInput>;
