import { measureText } from '../../../../shared/measures/measures.ts';
import type { MeasureUnit, UnitPriceBase } from '../../../generated/prisma/enums.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { describedEnum } from '../../../platform/graphql/listFields.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { formatMoney } from '../../../platform/operation/shop.ts';
import type { UnitPriceFacts } from '../../projection/projection.ts';

export const MeasureUnitEnum = describedEnum<MeasureUnit>('MeasureUnit', 'Units for the content of goods.', {
  G: 'Grams.',
  KG: 'Kilograms.',
  ML: 'Millilitres.',
  CL: 'Centilitres.',
  L: 'Litres.',
  CM: 'Centimetres.',
  M: 'Metres.',
  M2: 'Square metres.',
  PIECE: 'Pieces.',
});

const UnitPriceBaseEnum = describedEnum<UnitPriceBase>('UnitPriceBase', 'Quantities that unit prices are stated for.', {
  KG: 'One kilogram.',
  HUNDRED_G: '100 grams.',
  L: 'One litre.',
  HUNDRED_ML: '100 millilitres.',
  M: 'One metre.',
  M2: 'One square metre.',
  PIECE: 'One piece.',
});

export const MeasureType = builder.objectRef<{ milli: number; unit: MeasureUnit }>('Measure').implement({
  description: 'Quantity of goods, with its unit of measurement.',
  fields: (t) => ({
    amount: t.float({ description: 'Quantity in the unit, with at most three decimals.', resolve: ({ milli }) => milli / 1_000 }),
    unit: t.expose('unit', { type: MeasureUnitEnum, description: 'Unit of the quantity.' }),
    formatted: t.string({ description: 'Quantity for display, such as 250 g.', resolve: measureText }),
  }),
});

export const MeasureInputType = builder.inputType('MeasureInput', {
  description: 'Quantity of goods, with its unit of measurement.',
  fields: (t) => ({
    amount: t.float({ required: true, description: 'Quantity in the unit: more than 0, at most 2,000,000, with at most three decimals.' }),
    unit: t.field({ type: MeasureUnitEnum, required: true, description: 'Unit of the quantity.' }),
  }),
});

const baseTexts: Readonly<Record<UnitPriceBase, string>> = {
  KG: 'kg',
  HUNDRED_G: '100 g',
  L: 'l',
  HUNDRED_ML: '100 ml',
  M: 'm',
  M2: 'm²',
  PIECE: 'piece',
};

export const PricePerUnit = builder.objectRef<UnitPriceFacts>('PricePerUnit').implement({
  description:
    'Unit price (Directive 98/6/EC): the price, including VAT, of a kilogram, litre, metre, square metre or piece. Shops must show it next to each price of goods that are sold by measure.',
  fields: (t) => ({
    price: t.field({
      type: Money,
      description: 'Price for the base quantity, rounded half up to the nearest minor unit.',
      resolve: ({ minor }) => ({ amount: minor }),
    }),
    base: t.expose('base', { type: UnitPriceBaseEnum, description: 'Quantity that the price is stated for.' }),
    formatted: t.string({
      description: 'Unit price for display, such as €12.00 / kg.',
      // Never broken between the slash and the unit.
      resolve: ({ minor, base }) => `${formatMoney(minor)} /\u00a0${baseTexts[base].replace(' ', '\u00a0')}`,
    }),
  }),
});

/** The unit price in the derived columns of a product. */
export function storedUnitPrice({ unitPriceMinor: minor, unitPriceBase: base }: StoredUnitPrice): UnitPriceFacts | null {
  return minor === null || base === null ? null : { minor, base };
}

export interface StoredUnitPrice {
  unitPriceMinor: number | null;
  unitPriceBase: UnitPriceBase | null;
}
