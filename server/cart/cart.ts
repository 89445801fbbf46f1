import { z } from 'zod';
import { parseInput } from '../errors.ts';
import { unitPrice } from '../catalog/saleRules.ts';
import { withRetry } from '../database/retry.ts';
import type { Tx } from '../db.ts';
import type { Shop } from '../shop.ts';
import { choose } from './choice.ts';
import { MaximumReachedError, NotPurchasableError, UnknownLineError, UnknownProductError } from './errors.ts';
import { heldInCart, offerOf, offerOfLine, type Offered } from './offer.ts';
import { pricedLines, pricedLinesSelection } from './pricing.ts';
import { checkQuantity, isLineKey, lineKey, maxLines, subtotal, type Options } from './rules.ts';

// The cart: lines that are only ever changed by single statements, while the row of their cart is locked. The first statement
// of each transaction takes that lock by growing the cart's version, so two changes of one cart never run at once, nor does a
// change beside the cart's order.

const quantity = z.int('Quantities are whole numbers.');
const slug = z.string().min(1, 'A slug is not empty.').max(200, 'A slug has at most 200 characters.');

const addInput = z.object({
  productId: z.int(),
  quantity: quantity.min(1, 'The quantity must be at least 1.'),
  options: z
    .array(z.object({ attribute: slug, term: slug }))
    .max(20, 'At most 20 options can be chosen.')
    .refine((options) => new Set(options.map(({ attribute }) => attribute)).size === options.length, 'Choose each option once.'),
});
const updateInput = z.object({ key: z.string(), quantity: quantity.min(0, 'The quantity must be 0 or more.') });

export type AddToCartRequest = z.input<typeof addInput>;

/** The line and the cart that an operation changed. */
export interface ChangedLine {
  cartId: number;
  lineId: number;
}

interface Wish {
  product: Offered;
  options: Options;
  key: string;
}

/** What would be put into the cart, checked against everything the cart already holds. */
async function wishedLine(tx: Tx, request: AddToCartRequest, cartId: number, now: Date): Promise<Wish> {
  const chosen: Options = Object.fromEntries(request.options.map(({ attribute, term }) => [attribute, term]));
  const offer = await offerOf(tx, cartId, request.productId, request.options.length > 0);
  if (!offer) throw new UnknownProductError();
  const { product, options } = choose(offer, chosen);
  const unitPriceMinor = unitPrice(product, now);
  if (unitPriceMinor === null) throw new NotPurchasableError(product.name);
  const key = lineKey(product.id, options);
  const held = heldInCart(product, key);
  checkQuantity({ product, unitPriceMinor, quantity: held.line + request.quantity, others: held.others });
  return { product, options, key };
}

/** Locks the visitor's cart for a change, and makes it when there is none. */
async function openCart(tx: Tx, visitorId: number, now: Date): Promise<number> {
  const { id } = await tx.cart.upsert({
    where: { visitorId },
    create: { visitorId, version: 1, createdAt: now, updatedAt: now },
    update: { version: { increment: 1 }, updatedAt: now },
    select: { id: true },
  });
  return id;
}

/** Locks the visitor's cart for a change. @returns null when there is none */
export async function changeCart(tx: Tx, visitorId: number, now: Date): Promise<number | null> {
  const [cart] = await tx.cart.updateManyAndReturn({
    where: { visitorId },
    data: { version: { increment: 1 }, updatedAt: now },
    select: { id: true },
  });
  return cart?.id ?? null;
}

/** No cart has this id: what is looked up in it is not there. */
const noCart = 0;

/**
 * Puts something into the visitor's cart; the same thing with the same options joins the line that is there.
 * @throws a subclass of ShopError that says why not; then nothing was changed
 */
export async function addToCart(shop: Shop, input: AddToCartRequest): Promise<ChangedLine> {
  const request = parseInput(addInput, input);
  const { prisma } = shop.db;
  // A refused wish of somebody who is new here leaves nothing behind.
  if ((await shop.visitor.current()) === null) await wishedLine(prisma, request, noCart, shop.now);
  const visitorId = await shop.visitor.orCreate();
  const changed = await withRetry(() =>
    prisma.$transaction(async (tx) => {
      const cartId = await openCart(tx, visitorId, shop.now);
      const { product, options, key } = await wishedLine(tx, request, cartId, shop.now);
      const rows = await tx.$queryRaw<{ id: number }[]>`
        INSERT INTO "CartLine" ("cartId", "key", "productId", "options", "quantity", "addedAt")
        SELECT ${cartId}::int, ${key}, ${product.id}::int, ${JSON.stringify(options)}::jsonb, ${request.quantity}::int, ${shop.now}::timestamptz
        WHERE (SELECT count(*) FROM "CartLine" WHERE "cartId" = ${cartId}::int AND "key" <> ${key}) < ${maxLines}::int
        ON CONFLICT ("cartId", "key") DO UPDATE SET "quantity" = "CartLine"."quantity" + excluded."quantity"
        RETURNING "id"`;
      const [line] = rows;
      if (!line) throw new MaximumReachedError(maxLines, `A cart holds at most ${maxLines} different things.`);
      return { cartId, lineId: line.id };
    }),
  );
  shop.effects.cartChanged();
  return changed;
}

/**
 * Sets how many a line holds; 0 takes it out.
 * @throws a subclass of ShopError that says why not; then nothing was changed
 */
export async function updateCartLine(shop: Shop, input: z.input<typeof updateInput>): Promise<{ cartId: number; lineId: number | null }> {
  const request = parseInput(updateInput, input);
  if (request.quantity === 0) return { ...(await removeCartLine(shop, request)), lineId: null };
  return changeLine(shop, request.key, async (tx, cartId) => {
    const product = await offerOfLine(tx, cartId, request.key);
    if (!product) throw new UnknownLineError();
    const unitPriceMinor = unitPrice(product, shop.now);
    if (unitPriceMinor === null) throw new NotPurchasableError(product.name, undefined, ['input', 'key']);
    checkQuantity({ product, unitPriceMinor, quantity: request.quantity, others: heldInCart(product, request.key).others });
    const [line] = await tx.cartLine.updateManyAndReturn({
      where: { cartId, key: request.key },
      data: { quantity: request.quantity },
      select: { id: true },
    });
    if (!line) throw new UnknownLineError();
    return line.id;
  });
}

/**
 * Takes a line out of the visitor's cart.
 * @throws UnknownLineError when it is not there
 */
export function removeCartLine(shop: Shop, { key }: { key: string }): Promise<ChangedLine> {
  return changeLine(shop, key, async (tx, cartId) => {
    const [line] = await tx.$queryRaw<
      { id: number }[]
    >`DELETE FROM "CartLine" WHERE "cartId" = ${cartId}::int AND "key" = ${key} RETURNING "id"`;
    if (!line) throw new UnknownLineError();
    return line.id;
  });
}

async function changeLine(shop: Shop, key: string, change: (tx: Tx, cartId: number) => Promise<number>): Promise<ChangedLine> {
  const visitorId = isLineKey(key) ? await shop.visitor.current() : null;
  if (visitorId === null) throw new UnknownLineError();
  const changed = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const cartId = await changeCart(tx, visitorId, shop.now);
      if (cartId === null) throw new UnknownLineError();
      return { cartId, lineId: await change(tx, cartId) };
    }),
  );
  shop.effects.cartChanged();
  return changed;
}

/** What the visitor's cart costs now without shipping; 0 without a cart. */
export async function cartSubtotal(shop: Shop, visitorId: number): Promise<number> {
  const cart = await shop.db.prisma.cart.findUnique({ where: { visitorId }, select: pricedLinesSelection });
  return cart ? subtotal(pricedLines(cart.lines, shop.now)) : 0;
}
