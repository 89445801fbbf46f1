import { builder } from '../../../../platform/graphql/builder.ts';
import type { OfferForm } from '../../admin/saving.ts';
import { maxCodeLength } from '../../rules.ts';
import { OfferAvailabilityEnum } from '../offerPrices.ts';

const dates = 'A day as YYYY-MM-DD, or an instant as ISO 8601 with its offset; the shop’s days are those of UTC.';

/** All that a form says of an offer. */
export const OfferFactsInput = builder.inputType('AdminOfferFactsInput', {
  description: 'All that a form says of an offer: what is left out is empty.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'Plain text, 1 to 200 characters.' }),
    slug: t.string({ description: 'The last part of its address; left out, it is made from the title, or stays.' }),
    merchantId: t.int({ required: true, description: 'Number of its merchant.' }),
    productId: t.int({ description: 'Number of the product that is offered; of a variation, its product.' }),
    categoryId: t.int({ description: 'Number of its category, when it is of no product.' }),
    summary: t.string({ description: 'A sentence of plain text, at most 300 characters.' }),
    details: t.string({ description: 'Plain text, at most 10000 characters; empty lines part paragraphs.' }),
    destinationUrl: t.string({ description: 'https address that it leads to; none for an offer of this shop itself.' }),
    priceMinor: t.field({
      type: 'MinorUnits',
      description: 'What it costs in cents, VAT included. Its ledger has every price that was seen.',
    }),
    shippingMinor: t.field({ type: 'MinorUnits', description: 'What delivery costs in cents; none when unknown.' }),
    availability: t.field({ type: OfferAvailabilityEnum, description: 'Whether it can be had; IN_STOCK when left out.' }),
    shipsTo: t.stringList({ description: 'Countries as ISO 3166-1 alpha-2 codes; none named means everywhere.' }),
    code: t.string({ description: `The code, at most ${maxCodeLength} characters; none for a deal without one.` }),
    isCodeMasked: t.boolean({ description: 'Whether the code is shown only to those who ask for it; true when left out.' }),
    startsAt: t.string({ description: `When it begins; none: once it is published. ${dates}` }),
    endsAt: t.string({ description: `When it is over; a day ends with its last second. None: never. ${dates}` }),
  }),
});

const orNull = (text: string | null | undefined) => text?.trim() || null;

/** The same as the operations take it. */
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

/** An input that names an offer that was looked at. */
export const seenInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      databaseId: t.int({ required: true, description: 'Its number.' }),
      expectedVersion: t.int({ required: true, description: 'The version that was looked at.' }),
    }),
  });
