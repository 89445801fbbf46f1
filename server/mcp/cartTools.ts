import { z } from 'zod';
import { cart, cartFields, money, moneyFields } from './shapes.ts';
import { tool, ToolError, type Answer, type Caller } from './tool.ts';

// A cart belongs to a guest. The caller gets the guest's token with the first item and passes it with each later call, so that every
// instance of the server can answer.

const tokenDescription = '`cartToken` from add_to_cart. Anyone who has it can change the cart, so don’t share it.';
const cartToken = z.string().max(100).describe(tokenDescription);
const output = z.object({ cartToken, cart });

/** The payload of a mutation whose field has the alias `result`. */
function payloadOf({ result }: Answer): Answer {
  if (result.message !== undefined) throw new ToolError(result.code, result.message);
  return result;
}

async function changed(caller: Caller, name: string, input: object, token?: string): Promise<object> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const answer = await caller.shop(
    `mutation Mcp${type}($input: ${type}Input!) { result: ${name}(input: $input) {
      ... on ${type}Payload { cart { ${cartFields} } } ... on UserError { code message } } }`,
    { input },
    token,
  );
  return { cartToken: answer.cartToken, cart: payloadOf(answer.data).cart };
}

const cartVersion = z.int().optional().describe('`version` of the cart that the person saw; if it has changed since, nothing is changed.');

const addToCart = tool({
  name: 'add_to_cart',
  title: 'Add to cart',
  description:
    'Adds a product or variation to a cart. Without cartToken it creates a cart; pass the returned cartToken in all later calls. Nothing is ordered.',
  effect: 'ADD',
  input: z.strictObject({
    productId: z.string().max(200).describe('ID of a product, or of a variation if the product has options.'),
    quantity: z.int().min(1).max(10_000).default(1),
    options: z
      .array(z.strictObject({ attribute: z.string().max(200), term: z.string().max(200) }))
      .max(20)
      .default([])
      .describe('Choices that the variation leaves open, or that pick a variation of a variable product.'),
    cartToken: cartToken.optional(),
    cartVersion,
  }),
  output,
  run: ({ cartToken: token, ...input }, caller) => changed(caller, 'addToCart', input, token),
});

const updateCartLine = tool({
  name: 'update_cart_line',
  title: 'Change or remove a cart line',
  description: 'Sets the quantity of a line in the cart. 0 removes the line.',
  effect: 'CHANGE',
  input: z.strictObject({
    cartToken,
    key: z.string().max(100).describe('`key` of the line.'),
    quantity: z.int().min(0).max(10_000),
    cartVersion,
  }),
  output,
  run: ({ cartToken: token, ...input }, caller) => changed(caller, 'updateCartLine', input, token),
});

const getCart = tool({
  name: 'get_cart',
  title: 'Show the cart',
  description: 'Returns the cart with its costs, and what would prevent an order.',
  effect: 'READ',
  input: z.strictObject({ cartToken }),
  output: z.object({ cartToken, cart: cart.nullable().describe('Null if nothing has ever been added.') }),
  async run({ cartToken: token }, caller) {
    const { data } = await caller.shop(`query McpCart { viewer { cart { ${cartFields} } } }`, {}, token);
    return { cartToken: token, cart: data.viewer.cart };
  },
});

const checkoutLink = tool({
  name: 'checkout_link',
  title: 'Get a checkout link',
  description:
    'Returns a link for the person who pays: it shows the cart in their browser, and after they confirm, they check out there. The link works once, for an hour. Opening it moves the goods out of this cart.',
  effect: 'ADD',
  input: z.strictObject({ cartToken }),
  output: z.object({ url: z.string(), expiresAt: z.string() }),
  async run({ cartToken: token }, caller) {
    const { data } = await caller.shop(
      `mutation McpCheckoutLink { result: createCartLink(input: {}) {
        ... on CreateCartLinkPayload { url expiresAt } ... on UserError { code message } } }`,
      {},
      token,
    );
    return payloadOf(data);
  },
});

const shipment = z.object({
  carrierName: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  shippedAt: z.string(),
});

const orderStatus = tool({
  name: 'order_status',
  title: 'Show an order',
  description:
    'Returns the state of an order and its shipments, for whoever knows its number and the email address that it was placed with.',
  effect: 'READ',
  input: z.strictObject({ number: z.int().min(1).max(2_147_483_647), email: z.string().max(254) }),
  output: z.object({
    number: z.int(),
    status: z.string(),
    placedAt: z.string(),
    paidAt: z.string().nullable(),
    fulfilmentStatus: z.string().nullable(),
    delivery: z.object({ earliest: z.string(), latest: z.string() }).nullable().describe('Promised delivery dates.'),
    total: money,
    refunded: money,
    lines: z.array(z.object({ name: z.string(), quantity: z.int(), shippedQuantity: z.int() })),
    shipments: z.array(shipment),
  }),
  async run(input, caller) {
    const { data } = await caller.shop(
      `mutation McpOrderStatus($input: FindOrderInput!) { result: findOrder(input: $input) {
        ... on FindOrderPayload { order { number status placedAt paidAt fulfilmentStatus delivery: deliveryEstimate { earliest latest }
          total ${moneyFields} refunded ${moneyFields} lines { name quantity shippedQuantity }
          shipments { carrierName trackingNumber trackingUrl shippedAt } } }
        ... on UserError { code message } } }`,
      { input },
    );
    return payloadOf(data).order as object;
  },
});

/** Tools for shopping. */
export const cartTools = [addToCart, getCart, updateCartLine, checkoutLink, orderStatus];
export { payloadOf };
