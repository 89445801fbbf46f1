import { productTypes } from '../../../../catalogue/products/schema/parts.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import type { OfferForm } from '../../admin/saving.ts';
import { maxCodeLength } from '../../rules.ts';
import { OfferAvailabilityEnum } from '../offerPrices.ts';

const dates = 'Accepts a day as YYYY-MM-DD in the shop’s time zone, or a date and time in ISO 8601 format with a UTC offset.';

/** All form fields of an offer. */
export const OfferFactsInput = builder.inputType('AdminOfferFactsInput', {
  description: 'All fields of an offer. Omitted fields are cleared.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'Title as plain text, 1 to 200 characters.' }),
    slug: t.string({
      description:
        'Last part of the offer’s URL. If omitted, a new offer gets one generated from the title and an existing offer keeps its own.',
    }),
    merchantId: t.rowId({ of: 'Merchant', required: true, description: 'Global ID of the merchant.' }),
    productId: t.rowId({ of: productTypes, description: 'Global ID of the offered product; for a variation, the ID of its product.' }),
    categoryId: t.rowId({ of: 'Category', description: 'Global ID of the category, for offers without a product.' }),
    summary: t.string({ description: 'One-sentence summary as plain text, at most 300 characters.' }),
    details: t.string({ description: 'Details as plain text, at most 10,000 characters. Blank lines separate paragraphs.' }),
    destinationUrl: t.string({ description: 'HTTPS URL that the offer links to; omit for offers of this shop itself.' }),
    priceMinor: t.field({
      type: 'MinorUnits',
      description: 'Price in minor units, including VAT. The price ledger records every price that was shown.',
    }),
    shippingMinor: t.field({ type: 'MinorUnits', description: 'Shipping cost in minor units; omit if unknown.' }),
    availability: t.field({ type: OfferAvailabilityEnum, description: 'Availability of the offer. Defaults to IN_STOCK.' }),
    shipsTo: t.stringList({ description: 'Countries that the offer ships to, as ISO 3166-1 alpha-2 codes; empty means everywhere.' }),
    code: t.string({ description: `Coupon code, at most ${maxCodeLength} characters; omit for an offer without a code.` }),
    isCodeMasked: t.boolean({ description: 'Whether the code is hidden until a shopper reveals it. Defaults to true.' }),
    startsAt: t.string({ description: `When the offer starts; omit to start on publication. ${dates}` }),
    endsAt: t.string({
      description: `When the offer ends; if only a day is given, the offer ends at the end of that day. Omit for no end. ${dates}`,
    }),
  }),
});

const orNull = (text: string | null | undefined) => text?.trim() || null;

/** Converts the input to the form that the operations take. */
export function offerForm(facts: typeof OfferFactsInput.$inferInput): OfferForm {
  const { availability, isCodeMasked, shipsTo, summary, details, slug, ...rest } = facts;
  return {
    ...rest,
    slug: slug ?? '',
    summary: summary ?? '',
    details: details ?? '',
    destinationUrl: orNull(facts.destinationUrl),
    code: orNull(facts.code),
    startsAt: orNull(facts.startsAt),
    endsAt: orNull(facts.endsAt),
    availability: availability ?? 'IN_STOCK',
    isCodeMasked: isCodeMasked ?? true,
    shipsTo: shipsTo ?? [],
  };
}

/** An input that names a record and the version of it that was read. */
export const versionedInput = (name: string, of: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      id: t.rowId({ of, required: true, description: 'Global ID of the external shop.' }),
      expectedVersion: t.int({ required: true, description: 'Version of the record that the change is based on.' }),
    }),
  });
