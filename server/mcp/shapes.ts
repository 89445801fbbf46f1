import { z } from 'zod';

// Parts of the tools' schemas that several tools use, each with the fields that a document must select.

export const money = z
  .object({ amount: z.int(), currencyCode: z.string(), formatted: z.string() })
  .describe('An amount in minor units, and as text.');
export const moneyFields = '{ amount currencyCode formatted }';

const deposit = z
  .object({ amount: money })
  .nullable()
  .describe(
    'Refundable deposit on one unit, such as on a bottle: charged on top of the price and part of line totals. Null if there is none.',
  );
const depositFields = `deposit { amount ${moneyFields} }`;

export const stock = z
  .object({ status: z.enum(['IN_STOCK', 'LOW_STOCK', 'ON_BACKORDER', 'OUT_OF_STOCK']), left: z.int().nullable() })
  .describe('`left` is null unless the shop tells how many are left.');
const stockFields = '{ status left }';

export const page = { first: z.int().min(1).max(50).default(10).describe('Items per page.') };

export const after = z.string().max(500).optional().describe('`nextCursor` of the previous page.');

export const product = z.object({
  id: z.string(),
  slug: z.string().describe('Last part of the URL.'),
  name: z.string(),
  url: z.string(),
  type: z
    .enum(['SIMPLE', 'VARIABLE', 'GROUPED', 'EXTERNAL'])
    .describe('VARIABLE: choose a variation. Only SIMPLE and VARIABLE are sold here.'),
  price: money.nullable().describe('Including VAT; for a variable product, the lowest price.'),
  priorPrice: money.nullable().describe('Lowest price in the 30 days before a reduction; null if there is no reduction.'),
  deposit,
  stock,
  rating: z.object({ average: z.number(), count: z.int() }),
  isPurchasable: z.boolean(),
});
export const productFields = `id slug name url type price ${moneyFields} priorPrice ${moneyFields} ${depositFields} stock ${stockFields} rating { average count } isPurchasable`;

const option = z.object({ attribute: z.string(), name: z.string(), term: z.string(), value: z.string() });

export const delivery = z
  .object({
    country: z.string(),
    method: z.string(),
    price: money,
    earliest: z.string().nullable(),
    latest: z.string().nullable(),
  })
  .nullable()
  .describe('Cheapest delivery to the shop’s own country, with dates; null if there is none.');
const deliveryFields = `delivery { country { name } method { name price ${moneyFields} deliveryEstimate { earliest latest } } }`;

export const fullProduct = product.extend({
  description: z.string().describe('Plain text.'),
  sku: z.string().nullable(),
  brand: z.string().nullable(),
  categories: z.array(z.object({ name: z.string(), slug: z.string() })),
  delivery,
  returnDays: z.int().nullable().describe('Length of the withdrawal period in days; null if withdrawal is excluded.'),
  options: z.array(
    z.object({ attribute: z.string(), name: z.string(), values: z.array(z.object({ term: z.string(), value: z.string() })) }),
  ),
  variations: z.array(
    z.object({
      id: z.string().describe('For add_to_cart.'),
      sku: z.string().nullable(),
      price: money.nullable(),
      stock,
      isPurchasable: z.boolean(),
      options: z
        .array(option.extend({ term: z.string().nullable(), value: z.string().nullable() }))
        .describe('`term` is null if any fits: pass it to add_to_cart.'),
    }),
  ),
});
export const fullProductFields = `${productFields} description shortDescription sku brand { name } categories { name slug } ${deliveryFields} returnDays
  options { attribute { slug name } values { term { slug label } } }
  variations { id sku price ${moneyFields} stock ${stockFields} isPurchasable options { attribute { slug name } term { slug label } } }`;

export const cart = z.object({
  itemCount: z.int(),
  version: z.int().describe('Increases with every change.'),
  lines: z.array(
    z.object({
      key: z.string().describe('For update_cart_line.'),
      name: z.string(),
      options: z.array(option),
      quantity: z.int(),
      unitPrice: money,
      deposit,
      lineTotal: money,
      isAvailable: z.boolean(),
    }),
  ),
  subtotal: money,
  shipping: money.describe('Cheapest delivery to the shop’s own country.'),
  total: money,
  warnings: z.array(z.object({ code: z.string(), message: z.string() })).describe('Why an order would be refused now.'),
});
export const cartFields = `itemCount version subtotal ${moneyFields} shipping ${moneyFields} total ${moneyFields} warnings { code message }
  lines { key name quantity isAvailable unitPrice ${moneyFields} ${depositFields} lineTotal ${moneyFields} options { attribute name term value } }`;
