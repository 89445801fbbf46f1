import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import type { BulkTarget } from '../../admin/bulk/bulkProducts.ts';
import type { BulkChange } from '../../admin/bulk/bulkRules.ts';
import { ProductStatusEnum, TaxClassEnum } from './enums.ts';
import { keyField } from './inputs.ts';
import { staffFilter, StaffFilterInput } from './queries.ts';

// What the API takes for a change of many products, and what it means.

const ModeEnum = builder.enumType('BulkListMode', {
  description: 'What is done to a list.',
  values: {
    ADD: { description: 'These are added to it.' },
    REMOVE: { description: 'These are taken out of it.' },
    SET: { description: 'It has these, and no others.' },
  } as const,
});

const PriceInput = builder.inputType('BulkPriceInput', {
  description: 'How prices are changed. They go into the ledger, from which shoppers are told the prior price.',
  fields: (t) => ({
    target: t.field({
      type: builder.enumType('BulkPriceTarget', {
        description: 'Which price.',
        values: {
          REGULAR: { description: 'The regular one.' },
          SALE: { description: 'That of a sale, reckoned from the regular one.' },
          END_SALE: { description: 'None: sales are ended.' },
        } as const,
      }),
      required: true,
      description: 'Which price.',
    }),
    by: t.field({
      type: builder.enumType('BulkPriceBy', {
        description: 'How it is reckoned.',
        values: {
          PERCENT: { description: 'By per cent.' },
          AMOUNT: { description: 'By an amount.' },
          SET: { description: 'It is this.' },
        } as const,
      }),
      required: true,
      description: 'How it is reckoned.',
    }),
    value: t.int({
      required: true,
      description:
        'Of PERCENT: hundredths of a per cent, such as -1000 for ten per cent less; otherwise minor units. END_SALE looks at none.',
    }),
    startsAt: t.field({ type: 'DateTime', description: 'From when on the sale holds; null: at once.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the sale is over; null: never.' }),
  }),
});

const StockInput = builder.inputType('BulkStockInput', {
  description: 'How stocks are moved.',
  fields: (t) => ({
    delta: t.int({ description: 'So many more, or fewer. Either this or "setTo".' }),
    setTo: t.int({ description: 'So many there are.' }),
  }),
});

const ChangeInput = builder.inputType('BulkChangeInput', {
  description: 'What is done to each product: exactly one of these.',
  fields: (t) => ({
    status: t.field({ type: ProductStatusEnum, description: 'Who sees it.' }),
    price: t.field({ type: PriceInput, description: 'What it costs.' }),
    stock: t.field({ type: StockInput, description: 'How many there are.' }),
    categories: t.field({
      type: builder.inputType('BulkCategoriesInput', {
        description: 'Where products are listed.',
        fields: (f) => ({
          mode: f.field({ type: ModeEnum, required: true, description: 'What is done to their categories.' }),
          ids: f.intList({ required: true, description: 'Numbers of categories; of SET the first is the primary one.' }),
        }),
      }),
      description: 'Where it is listed.',
    }),
    tags: t.field({
      type: builder.inputType('BulkTagsInput', {
        description: 'Key words of products.',
        fields: (f) => ({
          mode: f.field({ type: ModeEnum, required: true, description: 'What is done to their tags.' }),
          tags: f.stringList({ required: true, description: 'Key words.' }),
        }),
      }),
      description: 'Its key words.',
    }),
    taxClass: t.field({ type: TaxClassEnum, description: 'Its rate of VAT.' }),
  }),
});

/** The change that an input means. @throws InvalidInputError when it is not exactly one */
export function changeOf(input: typeof ChangeInput.$inferInput): BulkChange {
  const { status, price, stock, categories, tags, taxClass } = input;
  const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', 'change', field], message }]);
  const changes: BulkChange[] = [];
  if (status) changes.push({ kind: 'STATUS', status });
  if (price) {
    const { startsAt, endsAt, ...rest } = price;
    changes.push({ kind: 'PRICE', ...rest, startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null });
  }
  if (stock) {
    const { delta, setTo } = stock;
    if ((delta == null) === (setTo == null)) throw refuse('stock', 'Say how many more or fewer, or how many there are.');
    changes.push({ kind: 'STOCK', by: delta == null ? 'SET' : 'CHANGE', value: delta ?? setTo ?? 0 });
  }
  if (categories) changes.push({ kind: 'CATEGORIES', ...categories });
  if (tags) changes.push({ kind: 'TAGS', ...tags });
  if (taxClass) changes.push({ kind: 'TAX_CLASS', taxClass });
  const [change, ...others] = changes;
  if (!change || others.length > 0) throw new InvalidInputError([{ path: ['input', 'change'], message: 'Choose one thing to change.' }]);
  return change;
}

const TargetInput = builder.inputType('BulkTargetInput', {
  description: 'Which products: either of these.',
  fields: (t) => ({
    productIds: t.intList({ description: 'Numbers of products, at most 1,000.' }),
    filter: t.field({ type: StaffFilterInput, description: 'All that the list finds with it.' }),
  }),
});

/** The products that an input means. */
export function targetOf({ productIds, filter }: typeof TargetInput.$inferInput): BulkTarget {
  return { productIds: productIds ?? null, filter: filter ? staffFilter(filter) : null };
}

/** What a preview is asked with. */
export const BulkPreviewInput = builder.inputType('BulkEditPreviewInput', {
  description: 'A change of many products to look at.',
  fields: (t) => ({
    target: t.field({ type: TargetInput, required: true, description: 'Which products.' }),
    change: t.field({ type: ChangeInput, required: true, description: 'What is done to each.' }),
  }),
});

/** What a change is begun with. */
export const StartBulkEditInput = builder.inputType('StartBulkEditInput', {
  description: 'A change of many products.',
  fields: (t) => ({
    target: t.field({ type: TargetInput, required: true, description: 'Which products.' }),
    change: t.field({ type: ChangeInput, required: true, description: 'What is done to each.' }),
    expectedTotal: t.int({ description: 'How many the preview has told; when it is about others by now, nothing is begun.' }),
    idempotencyKey: keyField(t),
  }),
});
