import { productTypes } from '../parts.ts';
import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import type { Shop } from '../../../../platform/operation/shop.ts';
import type { BulkTarget } from '../../admin/bulk/bulkProducts.ts';
import type { BulkChange } from '../../admin/bulk/bulkRules.ts';
import { EnergyClassEnum } from '../energyLabel.ts';
import { ProductStatusEnum, TaxClassEnum } from './enums.ts';
import { keyField } from './inputs.ts';
import { staffFilter, StaffFilterInput } from './queries.ts';

// GraphQL inputs for bulk edits, and their conversion to changes.

const ModeEnum = builder.enumType('BulkListMode', {
  description: 'How a bulk edit changes a list.',
  values: {
    ADD: { description: 'Adds the given entries.' },
    REMOVE: { description: 'Removes the given entries.' },
    SET: { description: 'Replaces the list with the given entries.' },
  } as const,
});

const PriceInput = builder.inputType('BulkPriceInput', {
  description:
    'Price change in a bulk edit. Provide exactly one of `percentBasisPoints`, `changeMinor` and `setToMinor`, or none for END_SALE. Changes are recorded in the price ledger, from which the prior price shown to shoppers is computed.',
  fields: (t) => ({
    target: t.field({
      type: builder.enumType('BulkPriceTarget', {
        description: 'Price that a bulk edit changes.',
        values: {
          REGULAR: { description: 'The regular price.' },
          SALE: { description: 'The sale price, computed from the regular price.' },
          END_SALE: { description: 'Ends the sale.' },
        } as const,
      }),
      required: true,
      description: 'Price to change.',
    }),
    percentBasisPoints: t.int({
      description: 'Change in price, in hundredths of a per cent, such as -1000 for ten per cent less.',
    }),
    changeMinor: t.field({ type: 'MinorUnits', description: 'Change in price, in minor units, such as -500 for 5.00 less.' }),
    setToMinor: t.field({ type: 'MinorUnits', description: 'New price in minor units.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When the sale starts; null to start it immediately.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the sale ends; null if it has no end.' }),
  }),
});

const StockInput = builder.inputType('BulkStockInput', {
  description: 'Stock change in a bulk edit. Provide either `delta` or `setTo`.',
  fields: (t) => ({
    delta: t.int({ description: 'Number of units to add, or to subtract when negative. Provide either this or `setTo`.' }),
    setTo: t.int({ description: 'Number of units in stock. Provide either this or `delta`.' }),
  }),
});

const ChangeInput = builder.inputType('BulkChangeInput', {
  description: 'Change to apply to each product. Provide exactly one field.',
  fields: (t) => ({
    status: t.field({ type: ProductStatusEnum, description: 'New publication status.' }),
    price: t.field({ type: PriceInput, description: 'Price change.' }),
    stock: t.field({ type: StockInput, description: 'Stock change.' }),
    categories: t.field({
      type: builder.inputType('BulkCategoriesInput', {
        description: 'Category change in a bulk edit.',
        fields: (f) => ({
          mode: f.field({ type: ModeEnum, required: true, description: 'How the categories are changed.' }),
          ids: f.rowIdList({
            of: 'Category',
            required: true,
            description: 'Global IDs of the categories. With SET, the first becomes the primary category.',
          }),
        }),
      }),
      description: 'Category change.',
    }),
    tags: t.field({
      type: builder.inputType('BulkTagsInput', {
        description: 'Tag change in a bulk edit.',
        fields: (f) => ({
          mode: f.field({ type: ModeEnum, required: true, description: 'How the tags are changed.' }),
          tags: f.stringList({ required: true, description: 'Tags to add, remove or set.' }),
        }),
      }),
      description: 'Tag change.',
    }),
    taxClass: t.field({ type: TaxClassEnum, description: 'New tax class.' }),
    manufacturer: t.field({
      type: builder.inputType('BulkManufacturerInput', {
        description: 'Manufacturer change in a bulk edit.',
        fields: (f) => ({
          manufacturerId: f.rowId({ of: 'Manufacturer', description: 'Global ID of the manufacturer; null if none.' }),
        }),
      }),
      description: 'New manufacturer.',
    }),
    minimumAge: t.field({
      type: builder.inputType('BulkMinimumAgeInput', {
        description: 'Minimum age change in a bulk edit.',
        fields: (f) => ({ years: f.int({ description: 'Age in years, from 1 to 99; null for no minimum age.' }) }),
      }),
      description: 'New minimum age.',
    }),
    energyClass: t.field({
      type: builder.inputType('BulkEnergyClassInput', {
        description: 'Energy class change in a bulk edit. Links to labels and product information sheets are kept.',
        fields: (f) => ({
          energyClass: f.field({ type: EnergyClassEnum, description: 'Class on the energy label; null for products without a label.' }),
          energyScaleEnd: f.field({ type: EnergyClassEnum, description: 'Last class of the label’s scale; null for G.' }),
        }),
      }),
      description: 'New energy class.',
    }),
  }),
});

/** How a price is computed. @throws InvalidInputError when it is not exactly one way */
function priceStep({ target, percentBasisPoints, changeMinor, setToMinor }: typeof PriceInput.$inferInput) {
  const given = [
    { by: 'PERCENT' as const, value: percentBasisPoints },
    { by: 'AMOUNT' as const, value: changeMinor },
    { by: 'SET' as const, value: setToMinor },
  ].flatMap(({ by, value }) => (value == null ? [] : { by, value }));
  const [step, ...others] = target === 'END_SALE' ? [{ by: 'SET' as const, value: 0 }, ...given] : given;
  if (step && others.length === 0) return step;
  const message =
    target === 'END_SALE' ? 'Leave the price empty when you end sales.' : 'Enter one of these: a percentage, a change or a new price.';
  throw new InvalidInputError([{ path: ['input', 'change', 'price'], message }]);
}

/**
 * Converts an input to a change.
 * @throws InvalidInputError when the input isn't exactly one change
 */
export function changeOf(input: typeof ChangeInput.$inferInput): BulkChange {
  const { status, price, stock, categories, tags, taxClass, manufacturer, minimumAge, energyClass } = input;
  const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', 'change', field], message }]);
  const changes: BulkChange[] = [];
  if (status) changes.push({ kind: 'STATUS', status });
  if (price) {
    const { target, startsAt, endsAt } = price;
    changes.push({
      kind: 'PRICE',
      target,
      ...priceStep(price),
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    });
  }
  if (stock) {
    const { delta, setTo } = stock;
    if ((delta == null) === (setTo == null)) throw refuse('stock', 'Enter either an adjustment or a new stock level.');
    changes.push({ kind: 'STOCK', by: delta == null ? 'SET' : 'CHANGE', value: delta ?? setTo ?? 0 });
  }
  if (categories) changes.push({ kind: 'CATEGORIES', ...categories });
  if (tags) changes.push({ kind: 'TAGS', ...tags });
  if (taxClass) changes.push({ kind: 'TAX_CLASS', taxClass });
  if (manufacturer) changes.push({ kind: 'MANUFACTURER', manufacturerId: manufacturer.manufacturerId ?? null });
  if (minimumAge) changes.push({ kind: 'MINIMUM_AGE', minimumAge: minimumAge.years ?? null });
  if (energyClass)
    changes.push({
      kind: 'ENERGY_CLASS',
      energyClass: energyClass.energyClass ?? null,
      energyScaleEnd: energyClass.energyScaleEnd ?? null,
    });
  const [change, ...others] = changes;
  if (!change || others.length > 0) throw new InvalidInputError([{ path: ['input', 'change'], message: 'Choose exactly one change.' }]);
  return change;
}

const TargetInput = builder.inputType('BulkTargetInput', {
  description: 'Products to edit. Provide exactly one field.',
  fields: (t) => ({
    productIds: t.rowIdList({ of: productTypes, description: 'Global IDs of the products, at most 1,000.' }),
    filter: t.field({ type: StaffFilterInput, description: 'Targets every product that matches this filter of the admin list.' }),
  }),
});

/**
 * Converts an input to the target products.
 * @throws InvalidInputError for custom fields that aren't filterable
 */
export async function targetOf(shop: Shop, { productIds, filter }: typeof TargetInput.$inferInput): Promise<BulkTarget> {
  // A list of conditions that came out empty is rather a mistake than the wish to edit everything.
  if (filter?.metafields?.length === 0)
    throw new InvalidInputError([
      { path: ['input', 'target', 'filter', 'metafields'], message: 'Add a condition, or leave out the custom fields.' },
    ]);
  try {
    return { productIds: productIds ?? null, filter: filter ? await staffFilter(shop, filter) : null };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new InvalidInputError(error.issues.map(({ path, message }) => ({ path: ['input', 'target', ...path], message })));
  }
}

/** Input for a bulk edit preview. */
export const BulkPreviewInput = builder.inputType('BulkEditPreviewInput', {
  description: 'Input for `bulkEditPreview`.',
  fields: (t) => ({
    target: t.field({ type: TargetInput, required: true, description: 'Products to preview.' }),
    change: t.field({ type: ChangeInput, required: true, description: 'Change to preview for each product.' }),
  }),
});

/** Input for starting a bulk edit. */
export const StartBulkEditInput = builder.inputType('StartBulkEditInput', {
  description: 'Input for `startBulkEdit`.',
  fields: (t) => ({
    target: t.field({ type: TargetInput, required: true, description: 'Products to edit.' }),
    change: t.field({ type: ChangeInput, required: true, description: 'Change to apply to each product.' }),
    expectedTotal: t.int({ description: 'Number of products in the preview. If the actual number differs, nothing is started.' }),
    idempotencyKey: keyField(t),
  }),
});
