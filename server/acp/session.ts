import { currencyCode } from '../../shared/money/money.ts';
import { cancelledStatus } from '../commerce/payments/payments.ts';
import type { Answer } from '../mcp/tool.ts';
import { acpVersion, type Address, type Message } from './protocol.ts';

// A checkout session as the protocol describes it, made of a cart or an order. Pure.

/** What the shop keeps of a session beside its cart. Encrypted where it is stored. */
export interface SessionState {
  /** Token of the guest who has the cart. */
  cartToken: string;
  buyer?: { first_name?: string; last_name?: string; full_name?: string; email: string; phone_number?: string };
  details?: { name?: string; phone_number?: string; email?: string; address?: Address };
  /** Code of the chosen delivery method. */
  option?: string;
  notes?: string;
  /** Items that could not be taken into the cart as requested; until the next list of items. */
  refused: Message[];
  /** Coupon codes that don't apply, until the next list of codes. */
  rejected: { code: string; reason: string; message: string }[];
  /** Result of the last attempt to pay. */
  notice?: Message;
  /** What the session showed last: an order must be for exactly that. */
  shown?: { total: number; cartVersion: number };
  /** Whether the buyer was given a link to continue with the cart in a browser. */
  isHandedOver?: boolean;
  /** Number of attempts to order that have failed for good. */
  attempts: number;
  /** The order that is being placed. Its input, sent again, places no second one; `mayRetry` once nobody else sends it. */
  pending?: { input: object; since: number; mayRetry?: boolean };
  order?: { number: number; key: string };
  isCanceled?: boolean;
}

/** What a response has in common, whatever has become of the session. */
export interface Frame {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  /** Base URL of the shop. */
  origin: string;
  /** Payment handlers in the protocol's form. */
  handlers: object[];
  hasFaq: boolean;
}

type TotalType = 'items_base_amount' | 'discount' | 'subtotal' | 'fulfillment' | 'total';
const total = (type: TotalType, display_text: string, amount: number, description?: string) => ({
  type,
  display_text,
  amount,
  ...(description !== undefined && { description }),
});

interface Costs {
  subtotal: { amount: number };
  discount: { amount: number };
  shipping?: { amount: number };
  total: { amount: number };
  taxes?: { label: string; amount: { formatted: string } }[] | null;
}

/** Prices include VAT, so it is only described. */
function totalsOf({ subtotal, discount, shipping, total: whole, taxes }: Costs) {
  const vat = (taxes ?? []).map(({ label, amount }) => `${label}: ${amount.formatted}`).join(', ');
  return [
    total('items_base_amount', 'Items', subtotal.amount),
    ...(discount.amount > 0 ? [total('discount', 'Discount', discount.amount)] : []),
    total('subtotal', 'Subtotal', subtotal.amount - discount.amount),
    ...(shipping ? [total('fulfillment', 'Delivery', shipping.amount)] : []),
    total('total', 'Total', whole.amount, vat === '' ? undefined : `Includes ${vat}`),
  ];
}

const lineTotals = (amount: number) => [
  total('items_base_amount', 'Base amount', amount),
  total('subtotal', 'Subtotal', amount),
  total('total', 'Total', amount),
];

/** The ID that feeds give the item of a line. */
export const itemIdOf = ({ variation, product }: Answer): string => {
  const item = (variation ?? product) as { sku: string | null; databaseId: number };
  return item.sku ?? String(item.databaseId);
};

/** What lines of carts and orders have in common. */
function lineBase(line: Answer, { id, itemId }: { id: string; itemId: string }) {
  const [name, unitAmount] = [line.name as string, line.unitPrice.amount as number];
  return {
    id,
    item: { id: itemId, name, unit_amount: unitAmount },
    quantity: line.quantity as number,
    name,
    unit_amount: unitAmount,
    totals: lineTotals(line.lineTotal.amount as number),
  };
}

function lineOf(line: Answer, origin: string) {
  const options = line.options as { name: string; value: string }[];
  const image = line.image as { basePath: string } | null;
  return {
    ...lineBase(line, { id: line.key as string, itemId: itemIdOf(line) }),
    ...(image && { images: [`${origin}${image.basePath}/1200.webp`] }),
    product_id: String(line.product.databaseId),
    ...(line.variation && { variant_id: String(line.variation.databaseId) }),
    ...(options.length > 0 && { variant_options: options.map(({ name, value }) => ({ name, value })) }),
    availability_status: line.isAvailable ? 'in_stock' : 'out_of_stock',
  };
}

const dayStart = (day: string) => `${day}T00:00:00Z`;
const dayEnd = (day: string) => `${day}T23:59:59Z`;

function optionOf({ code, name, description, price, deliveryEstimate: days }: Answer) {
  return {
    type: 'shipping',
    id: code as string,
    title: name as string,
    ...(description !== '' && { description: description as string }),
    ...(days && { earliest_delivery_time: dayStart(days.earliest as string), latest_delivery_time: dayEnd(days.latest as string) }),
    totals: [total('total', name as string, price.amount as number)],
  };
}

function frameOf({ id, createdAt, updatedAt, expiresAt, origin, handlers, hasFaq }: Frame, state: SessionState) {
  const link = (type: string, path: string) => ({ type, url: origin + path });
  const { buyer, details } = state;
  return {
    id,
    protocol: { version: acpVersion },
    capabilities: { payment: { handlers }, interventions: { supported: [], required: [] }, extensions: ['discount'] },
    ...(buyer && { buyer }),
    ...(details && { fulfillment_details: details }),
    currency: currencyCode.toLowerCase(),
    links: [
      link('terms_of_use', '/terms/'),
      link('privacy_policy', '/privacy/'),
      link('return_policy', '/withdrawal/'),
      link('shipping_policy', '/delivery/'),
      link('contact_us', '/contact/'),
      ...(hasFaq ? [link('faq', '/faq/')] : []),
    ],
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

function discountsOf(coupons: Answer[], rejected: SessionState['rejected']) {
  if (coupons.length === 0 && rejected.length === 0) return {};
  const applied = coupons.filter(({ isApplicable }) => isApplicable);
  return {
    discounts: {
      codes: [...coupons.map(({ code }) => code as string), ...rejected.map(({ code }) => code)],
      applied: applied.map(({ code, description, discount }) => ({
        id: code as string,
        code: code as string,
        coupon: { id: code as string, name: (description as string) || (code as string) },
        amount: discount.amount as number,
      })),
      rejected,
    },
  };
}

/** The session of a cart. @param cart null for an empty one */
export function cartSession(
  frame: Frame,
  state: SessionState,
  { cart, messages, status, continueUrl }: { cart: Answer | null; messages: Message[]; status: string; continueUrl?: string },
) {
  const quote = (cart?.quote ?? null) as Answer | null;
  const lines = (cart?.lines ?? []) as Answer[];
  const costs = (quote ?? cart ?? { subtotal: { amount: 0 }, discount: { amount: 0 }, total: { amount: 0 } }) as unknown as Costs;
  const chosen = quote?.shippingMethod as { code: string } | null | undefined;
  return {
    ...frameOf(frame, state),
    status,
    line_items: lines.map((line) => lineOf(line, frame.origin)),
    fulfillment_options: ((quote?.shippingMethods ?? []) as Answer[]).map(optionOf),
    ...(chosen && {
      selected_fulfillment_options: [{ type: 'shipping', option_id: chosen.code, item_ids: lines.map(({ key }) => key as string) }],
    }),
    ...discountsOf((cart?.coupons ?? []) as Answer[], state.rejected),
    totals: totalsOf(costs),
    messages,
    ...(continueUrl !== undefined && { continue_url: continueUrl }),
  };
}

const orderStatuses: Readonly<Record<string, string>> = {
  PENDING_PAYMENT: 'created',
  ON_HOLD: 'created',
  PROCESSING: 'confirmed',
  COMPLETED: 'completed',
  CANCELLED: cancelledStatus,
  REFUNDED: cancelledStatus,
  FAILED: cancelledStatus,
};

/** Whether an order's payment is made, or needs none. */
export const isPlaced = ({ status, paymentState }: Answer): boolean =>
  ['PROCESSING', 'COMPLETED', 'REFUNDED', 'ON_HOLD'].includes(status as string) || paymentState === 'AUTHORIZED';

const productOf = ({ product, variation }: Answer) => (variation ?? product) as { databaseId: number } | null;

/** The session of an order. */
export function orderSession(
  frame: Frame,
  state: SessionState,
  { order, messages, status, continueUrl }: { order: Answer; messages: Message[]; status: string; continueUrl?: string },
) {
  const lines = order.lines as Answer[];
  const days = order.deliveryEstimate as { earliest: string; latest: string } | null;
  const shipments = order.shipments as Answer[];
  return {
    ...frameOf(frame, state),
    status,
    line_items: lines.map((line) =>
      lineBase(line, { id: line.id as string, itemId: (line.sku as string | null) ?? String(productOf(line)?.databaseId ?? line.id) }),
    ),
    fulfillment_options: [],
    totals: totalsOf(order as unknown as Costs),
    messages,
    ...(continueUrl !== undefined && { continue_url: continueUrl }),
    order: {
      type: 'order',
      id: String(order.number),
      order_number: String(order.number),
      checkout_session_id: frame.id,
      permalink_url: order.url as string,
      status: shipments.length > 0 && order.status === 'PROCESSING' ? 'shipped' : (orderStatuses[order.status as string] ?? 'processing'),
      ...(days && { estimated_delivery: { earliest: dayStart(days.earliest), latest: dayEnd(days.latest) } }),
      line_items: lines.map((line) => {
        const product = productOf(line);
        const [ordered, refunded] = [line.quantity as number, line.refundedQuantity as number];
        return {
          id: line.id as string,
          title: line.name as string,
          ...(product && { product_id: String(product.databaseId) }),
          quantity: { ordered, current: ordered - refunded, fulfilled: line.shippedQuantity as number },
          unit_price: line.unitPrice.amount as number,
          subtotal: line.lineTotal.amount as number,
        };
      }),
      fulfillments: shipments.map(({ carrierName, trackingNumber, trackingUrl }, index) => ({
        id: `${order.number}-${index + 1}`,
        type: 'shipping',
        status: 'shipped',
        carrier: carrierName as string,
        ...(trackingNumber && { tracking_number: trackingNumber as string }),
        ...(trackingUrl && { tracking_url: trackingUrl as string }),
      })),
      totals: totalsOf(order as unknown as Costs),
    },
  };
}
