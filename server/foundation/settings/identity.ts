import { z } from 'zod';
import { defaultLanguage } from '../../../shared/languages.ts';
import { colourProblem } from '../../../shared/shopColours.ts';
import { setCurrencyDisplay } from '../../../shared/money/display.ts';
import { isCurrencyDisplay } from '../../../shared/money/money.ts';
import type { ShopIdentity } from '../../generated/prisma/client.ts';
import { singleFlight, revisionCache } from '../../platform/cache/revisionCache.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { countryByCode } from '../../platform/i18n/countries.ts';
import { logoKeyOfPath } from '../media/media.ts';
import { inAscii, isMailAddress } from '../../platform/mail/address.ts';
import type { MailShop } from '../../platform/mail/layout.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { changesOf, differing, saveArea, type StaffShop } from './edits.ts';
import { line, paragraphs, requiredLine } from '../../platform/inputs/inputs.ts';
import { country } from './inputParts.ts';
import { publishTexts } from './legalTexts.ts';
import { messages } from './__generated__/messages.ts';

// The shop's name, appearance and company data, the single source for pages, emails, the administration and legacy responses.

/** The fields that staff may change: all except the row's id and the version of the terms, which is derived from their text. */
export type ShopDetails = Omit<ShopIdentity, 'id' | 'termsVersion'>;

const identityCache = revisionCache<Promise<ShopIdentity>>(1);

/** Returns the shop's identity, bypassing every cache. */
export function readIdentity({ prisma }: { prisma: Pick<Tx, 'shopIdentity'> }): Promise<ShopIdentity> {
  return prisma.shopIdentity.findUniqueOrThrow({ where: { id: 1 } });
}

/** The same, and this process writes amounts accordingly from then on. Not for dry runs, whose changes are rolled back. */
export async function applyIdentity(db: Pick<Db, 'prisma'>): Promise<ShopIdentity> {
  const identity = await readIdentity(db);
  setCurrencyDisplay(identity.currencyDisplay);
  return identity;
}

/** Returns the shop's identity. Every page needs it, so it is read once per revision of the catalogue. */
export function shopIdentity(shop: Shop): Promise<ShopIdentity> {
  return singleFlight(identityCache(shop), 'identity', () => applyIdentity(shop.db));
}

/** Returns the shop's current name within a transaction. */
export async function shopNameWithin(tx: Tx): Promise<string> {
  return (await tx.shopIdentity.findUniqueOrThrow({ where: { id: 1 }, select: { name: true } })).name;
}

/** Returns the lines of the shop owner's address. */
export function addressLines({ legalName, street, postcode, city, country: code }: ShopIdentity): string[] {
  if (street === '' && city === '') return legalName === '' ? [] : [legalName];
  return [legalName, street, `${postcode} ${city}`.trim(), countryByCode.get(code)?.name ?? code].filter((text) => text !== '');
}

/**
 * Returns the shop's data for emails, with its own texts of a kind of email.
 * @param kind such as order.placed (MailKind); none for emails to the shop itself
 */
export async function mailShop(db: Pick<Db, 'prisma'>, kind: string | null): Promise<MailShop> {
  const texts =
    kind === null
      ? null
      : await db.prisma.mailText.findUnique({ where: { kind }, select: { subject: true, introduction: true, footer: true } });
  const identity = await applyIdentity(db);
  const t = messages[defaultLanguage];
  const { name, vatId, registerEntry, email, phone } = identity;
  const contact = [email, phone].filter((text) => text !== '').join(' · ');
  const register = [registerEntry, vatId === '' ? '' : t.vatId({ vatId })].filter((text) => text !== '').join(' · ');
  return {
    name,
    language: defaultLanguage,
    logoKey: logoKeyOfPath(identity.logoPath),
    lines: [addressLines(identity).join(', '), register, contact].filter((text) => text !== ''),
    ...(texts && { texts }),
  };
}

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .superRefine((text, context) => {
    const problem = colourProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });
const maxText = 50_000;
const text = paragraphs(maxText);
const logoPath = line(200).refine(
  (path) => path === '' || /^\/(?!\/)[\w./-]+\.(?:svg|png|jpe?g|webp|avif)$/.test(path),
  'Enter the path of an image in this shop, such as /media/…/640.webp, or leave this field empty.',
);
const email = line(254).refine(
  // Stored as entered, because it is shown: mail servers use the ASCII form of a domain with umlauts.
  (address) => address === '' || (/@[\p{L}\p{M}\p{N}.-]+$/u.test(address) && isMailAddress(inAscii(address))),
  'Enter an email address, such as shop@example.com.',
);
const phone = line(40).refine((number) => /^[+\d ()/.-]*$/.test(number), 'Use only digits, spaces and the characters + ( ) / . -');

const fields = {
  name: requiredLine(60),
  tagline: line(120),
  description: line(300),
  logoPath,
  accentColour: colour,
  saleColour: colour,
  legalName: line(120),
  street: line(120),
  postcode: line(20),
  city: line(80),
  country,
  representative: line(120),
  registerEntry: line(120),
  vatId: line(30),
  email,
  phone,
  defaultCountry: country,
  currencyDisplay: z.string().refine(isCurrencyDisplay, 'Choose how prices are displayed.'),
  terms: text,
  privacy: text,
  imprint: text,
  delivery: text,
  withdrawal: text,
  faq: text,
} satisfies { [Name in keyof ShopDetails]: z.ZodType<string> };

const input = z.object(fields).partial();

/** Input for a change; absent values and null mean no change. */
export type DetailsInput = { [Name in keyof ShopDetails]?: string | null } & { expectedVersion?: number | null };

/**
 * Changes the shop's identity; every page and email shows the change from then on.
 * @returns the area's new version
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export async function updateShopDetails(shop: StaffShop, { expectedVersion, ...details }: DetailsInput): Promise<number> {
  const given = parseInput(input, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null)));
  const save = { area: 'IDENTITY', action: 'settings.identity', targetType: 'ShopIdentity', expectedVersion } as const;
  return saveArea(shop, save, async (tx) => {
    const before = await tx.shopIdentity.findUniqueOrThrow({ where: { id: 1 } });
    const changed = differing<ShopDetails & Record<string, unknown>>({ ...before }, given);
    const { terms: termsVersion } = await publishTexts(tx, changed, shop.now);
    const data = { ...changed, ...(termsVersion !== undefined && { termsVersion }) };
    await tx.shopIdentity.update({ where: { id: 1 }, data });
    return changesOf({ ...before }, data);
  });
}
