import { z } from 'zod';
import { payloadOf } from './cartTools.ts';
import { after, money, moneyFields, page } from './shapes.ts';
import { tool, ToolError, type Answer } from './tool.ts';

// Tools for staff: each needs scopes of the API key, and is listed only for keys that have them. The Admin API checks them again.

const day = z.iso.date().describe('A day as YYYY-MM-DD, in the shop’s time zone.');
const dimensions = ['TOTAL', 'PRODUCT', 'SOURCE', 'SOURCE_TYPE', 'MEDIUM', 'CAMPAIGN', 'COUPON', 'DEAL'] as const;
const figures = z.object({ visits: z.number(), orders: z.number(), units: z.number(), revenue: money });
const figureFields = `{ visits orders units revenue ${moneyFields} }`;

const salesReport = tool({
  name: 'sales_report',
  title: 'Show a sales report',
  description:
    'Revenue, orders, units and visits of a period, by product, traffic source, coupon or deal, with the totals of the period before.',
  effect: 'READ',
  scopes: ['REPORTS_READ'],
  input: z.strictObject({
    from: day,
    to: day,
    dimension: z.enum(dimensions).default('TOTAL'),
    rows: z.int().min(1).max(100).default(20).describe('Smaller values are combined into one row.'),
  }),
  output: z.object({ totals: figures, totalsBefore: figures, rows: z.array(z.object({ label: z.string(), figures })) }),
  async run({ from, to, dimension, rows }, caller) {
    const data = await caller.admin(
      `query McpReport($dimension: ReportDimension!, $period: ReportPeriod!, $rows: Int!) {
        report(dimension: $dimension, period: $period, lines: $rows) {
          totals ${figureFields} totalsBefore ${figureFields} rows { label figures ${figureFields} } } }`,
      { dimension, period: { from, to }, rows },
    );
    return data.report as object;
  },
});

const stockRow = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  status: z.string(),
  managesStock: z.boolean().describe('Whether the shop tracks stock; if not, ignore `stock`.'),
  stock: z.int(),
  isInStock: z.boolean(),
});
const stockFields = 'id sku name status managesStock stock isInStock';

const stockLevels = tool({
  name: 'stock_levels',
  title: 'Show stock levels',
  description: 'Lists products with their stock and that of their variations, by text or SKU, or those that are low or out of stock.',
  effect: 'READ',
  scopes: ['CATALOGUE_READ'],
  input: z.strictObject({
    search: z.string().max(200).optional().describe('Part of a name, or a SKU.'),
    stock: z.enum(['IN_STOCK', 'LOW', 'OUT']).optional(),
    ...page,
    after,
  }),
  output: z.object({
    products: z.array(stockRow.extend({ variations: z.array(stockRow) })),
    nextCursor: z.string().nullable(),
  }),
  async run({ first, after: cursor, ...filter }, caller) {
    const { adminProducts } = await caller.admin(
      `query McpStock($first: Int!, $after: String, $filter: AdminProductFilter) {
        adminProducts(first: $first, after: $after, filter: $filter) {
          edges { node { ${stockFields} variations { ${stockFields} } } } pageInfo { hasNextPage endCursor } } }`,
      { first, after: cursor, filter },
    );
    return { products: nodesOf(adminProducts), nextCursor: nextOf(adminProducts) };
  },
});

const nodesOf = ({ edges }: Answer) => edges.map(({ node }: Answer) => node as object) as object[];
const nextOf = ({ pageInfo: { hasNextPage, endCursor } }: Answer) => (hasNextPage ? endCursor : null) as string | null;

const statuses = ['PENDING_PAYMENT', 'ON_HOLD', 'PROCESSING', 'COMPLETED', 'CANCELLED', 'FAILED', 'REFUNDED'] as const;
const fulfilments = ['UNFULFILLED', 'PARTIALLY_SHIPPED', 'SHIPPED'] as const;

const order = z.object({
  id: z.string(),
  number: z.int(),
  status: z.string(),
  fulfilmentStatus: z.string().nullable(),
  placedAt: z.string(),
  paidAt: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  total: money,
  lines: z.array(z.object({ id: z.string(), sku: z.string().nullable(), name: z.string(), quantity: z.int(), shippableQuantity: z.int() })),
});

const listOrders = tool({
  name: 'list_orders',
  title: 'List orders',
  description: 'Lists orders, newest first, by state, or by number, name or email address. Contains personal data.',
  effect: 'READ',
  scopes: ['ORDERS_READ'],
  input: z.strictObject({
    search: z.string().max(200).optional().describe('A number, a name or an email address.'),
    statuses: z.array(z.enum(statuses)).max(7).optional(),
    fulfilmentStatuses: z.array(z.enum(fulfilments)).max(3).optional(),
    ...page,
    after,
  }),
  output: z.object({ orders: z.array(order), nextCursor: z.string().nullable() }),
  async run({ first, after: cursor, ...filter }, caller) {
    const { orders } = await caller.admin(
      `query McpOrders($first: Int!, $after: String, $filter: OrderFilter) { orders(first: $first, after: $after, filter: $filter) {
        edges { node { id number status fulfilmentStatus placedAt paidAt email firstName lastName total ${moneyFields}
          lines { id sku name quantity shippableQuantity } } } pageInfo { hasNextPage endCursor } } }`,
      { first, after: cursor, filter },
    );
    const named = nodesOf(orders).map((one) => {
      const { firstName, lastName } = one as Answer;
      return { ...one, name: `${firstName} ${lastName}`.trim() };
    });
    return { orders: named, nextCursor: nextOf(orders) };
  },
});

const idempotencyKey = z
  .string()
  .min(8)
  .max(255)
  .describe('Your own ID for this change, such as a UUID. Repeating a call with the same ID has no further effect.');

const adjustStock = tool({
  name: 'adjust_stock',
  title: 'Adjust stock',
  description: 'Changes the stock of one product or variation by its SKU: by a difference, or to a counted level.',
  effect: 'CHANGE',
  scopes: ['CATALOGUE_READ', 'INVENTORY_WRITE'],
  input: z.strictObject({
    sku: z.string().min(1).max(200),
    delta: z.int().optional().describe('Difference; pass this or setTo.'),
    setTo: z.int().min(0).optional().describe('New level.'),
    expectedStock: z.int().optional().describe('The stock level you last saw. If it has changed since, the stock isn’t adjusted.'),
    reason: z.enum(['COUNT', 'DAMAGE', 'DELIVERY', 'OTHER']),
    note: z.string().max(200).optional(),
    idempotencyKey,
  }),
  output: z.object({ sku: z.string(), stock: z.int().nullable() }),
  async run({ reason, note, idempotencyKey: key, ...row }, caller) {
    const data = await caller.admin(
      `mutation McpAdjustStock($input: BulkAdjustStockInput!) { result: bulkAdjustStock(input: $input) {
        ... on BulkAdjustStockPayload { rows { sku stock error { code message } } } ... on UserError { code message } } }`,
      { input: { rows: [row], reason, note, idempotencyKey: key } },
    );
    const [done] = payloadOf(data).rows as [Answer];
    if (done.error) throw new ToolError(done.error.code, done.error.message);
    return done;
  },
});

const carriers = [
  'AUSTRIAN_POST',
  'BPOST',
  'CORREOS',
  'DHL',
  'DHL_EXPRESS',
  'DPD',
  'FEDEX',
  'GLS',
  'HERMES',
  'INPOST',
  'LA_POSTE',
  'POSTE_ITALIANE',
  'POSTNL',
  'SWISS_POST',
  'UPS',
  'OTHER',
] as const;

const addShipment = tool({
  name: 'add_shipment',
  title: 'Add a shipment',
  description: 'Records that goods of an order were shipped, with carrier and tracking number. The customer gets an email.',
  effect: 'CHANGE',
  scopes: ['ORDERS_READ', 'FULFILMENT_WRITE'],
  input: z.strictObject({
    orderId: z.string().max(200).describe('`id` of list_orders.'),
    carrier: z.enum(carriers),
    carrierName: z.string().max(100).optional().describe('With carrier OTHER.'),
    trackingNumber: z.string().max(100).optional(),
    trackingUrl: z.string().max(500).optional(),
    lines: z
      .array(z.strictObject({ lineId: z.string().max(200), quantity: z.int().min(1) }))
      .min(1)
      .max(100)
      .optional()
      .describe('What was shipped; without it, everything that is left.'),
    notifyCustomer: z.boolean().default(true),
    idempotencyKey,
  }),
  output: z.object({
    order: z.object({ number: z.int(), status: z.string(), fulfilmentStatus: z.string().nullable() }),
    shipment: z.object({ id: z.string(), carrierName: z.string(), trackingNumber: z.string(), trackingUrl: z.string().nullable() }),
  }),
  async run(input, caller) {
    const data = await caller.admin(
      `mutation McpAddShipment($input: CreateShipmentInput!) { result: createShipment(input: $input) {
        ... on CreateShipmentPayload { order { number status fulfilmentStatus } shipment { id carrierName trackingNumber trackingUrl } }
        ... on UserError { code message } } }`,
      { input },
    );
    return payloadOf(data);
  },
});

/** Tools for staff. */
export const staffTools = [salesReport, stockLevels, listOrders, adjustStock, addShipment];
