import { z } from 'zod';
import { parseInput } from '../../platform/errors/errors.ts';
import { unitPrice } from '../../catalogue/inventory/inventory.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { changeCart, writeAddition, writeQuantity, writeRemoval, type ChangedLine } from './change.ts';
import { choose } from './choice.ts';
import { MaximumReachedError, NotPurchasableError, StaleCartError, UnknownLineError, UnknownProductError } from './errors.ts';
import { quantityInCart, offerOf, offerOfLine, type CartFacts, type Offered } from './offer.ts';
import { checkQuantity, isLineKey, lineKey, maxLines, type Options } from './rules.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

// Shoppers' operations on the lines of their cart. The rules are here; change.ts writes the lines concurrently with other changes of the
// same cart.

const quantity = z.int(withText(says((t) => t.quantitiesMustBeWholeNumbers)));
const slug = z
  .string()
  .min(1, withText(says((t) => t.slugCantBeEmpty)))
  .max(200, withText(says((t) => t.slugCanHaveAtMost)));
const cartVersion = z
  .int(withText(says((t) => t.versionsMustBeWholeNumbers)))
  .nullish()
  .transform((version) => version ?? null);

const addInput = z.object({
  productId: z.int(),
  quantity: quantity.min(1, withText(says((t) => t.quantityMustBeAtLeastOne))),
  options: z
    .array(z.object({ attribute: slug, term: slug }))
    .max(20, withText(says((t) => t.selectAtMostOptions)))
    .refine(
      (options) => new Set(options.map(({ attribute }) => attribute)).size === options.length,
      withText(says((t) => t.selectEachOptionOnlyOnce)),
    ),
  cartVersion,
});
const updateInput = z.object({
  key: z.string(),
  quantity: quantity.min(0, withText(says((t) => t.quantityMustBeZeroOrMore))),
  cartVersion,
});
const removeInput = z.object({ key: z.string(), cartVersion });

export type AddToCartRequest = z.input<typeof addInput>;
export type UpdateCartLineRequest = z.input<typeof updateInput>;
export type RemoveCartLineRequest = z.input<typeof removeInput>;

interface AddRequest {
  product: Offered;
  options: Options;
  key: string;
  /** The version of the cart that the request was checked against. */
  version: number;
}

/** @throws StaleCartError when the caller expects another version of the cart */
function checkVersion(expected: number | null, version: number): void {
  if (expected !== null && expected !== version) throw new StaleCartError();
}

function checkCartCapacity({ lineCount }: CartFacts, isNew: boolean): void {
  if (isNew && lineCount >= maxLines)
    throw new MaximumReachedError(
      maxLines,
      says((t) => t.cartCanContainAtMost({ maxLines })),
    );
}

/** The line to add, validated against all that the cart already contains. */
export async function requestedLine(tx: Tx, request: z.output<typeof addInput>, visitorId: number | null, now: Date): Promise<AddRequest> {
  const chosen: Options = Object.fromEntries(request.options.map(({ attribute, term }) => [attribute, term]));
  const offer = await offerOf(tx, visitorId, request.productId, request.options.length > 0);
  if (!offer) throw new UnknownProductError();
  checkVersion(request.cartVersion, offer.cart.version);
  const { product, options } = choose(offer, chosen, now);
  const unitPriceMinor = unitPrice(product, now);
  if (unitPriceMinor === null) throw new NotPurchasableError(product.name);
  const key = lineKey(product.id, options);
  const held = quantityInCart(product, key);
  checkQuantity({ product, unitPriceMinor, quantity: held.line + request.quantity, others: held.others });
  checkCartCapacity(offer.cart, held.line === 0);
  return { product, options, key, version: offer.cart.version };
}

/**
 * Adds an item to the visitor's cart; an item with the same options is added to the existing line.
 * @throws a subclass of ShopError with the reason; nothing is changed then
 */
export async function addToCart(shop: Shop, input: AddToCartRequest): Promise<ChangedLine> {
  const request = parseInput(addInput, input);
  return changeCart(shop, async (tx) => {
    const { product, options, key, version } = await requestedLine(tx, request, await shop.visitor.current(), shop.now);
    // Only after validation: a refused request of a new visitor must create nothing.
    const visitorId = await shop.visitor.orCreate();
    return writeAddition(tx, { visitorId, version, key, productId: product.id, options, quantity: request.quantity, now: shop.now });
  });
}

/** The current visitor, who must already exist to have this line. */
async function ownerOfLine(shop: Shop, key: string): Promise<number> {
  const visitorId = isLineKey(key) ? await shop.visitor.current() : null;
  if (visitorId === null) throw new UnknownLineError();
  return visitorId;
}

/**
 * Sets the quantity of a line; 0 removes the line.
 * @throws a subclass of ShopError with the reason; nothing is changed then
 */
export async function updateCartLine(shop: Shop, input: UpdateCartLineRequest): Promise<{ cartId: number; lineId: number | null }> {
  const request = parseInput(updateInput, input);
  if (request.quantity === 0) return { ...(await removeCartLine(shop, request)), lineId: null };
  const visitorId = await ownerOfLine(shop, request.key);
  return changeCart(shop, async (tx) => {
    const offer = await offerOfLine(tx, visitorId, request.key);
    if (!offer) throw new UnknownLineError();
    const { product, cart } = offer;
    checkVersion(request.cartVersion, cart.version);
    const unitPriceMinor = unitPrice(product, shop.now);
    if (unitPriceMinor === null) throw new NotPurchasableError(product.name, undefined, ['input', 'key']);
    checkQuantity({ product, unitPriceMinor, quantity: request.quantity, others: quantityInCart(product, request.key).others });
    return writeQuantity(tx, { cartId: cart.id, version: cart.version, key: request.key, quantity: request.quantity, now: shop.now });
  });
}

/**
 * Removes a line from the visitor's cart.
 * @throws UnknownLineError when there is no such line, StaleCartError when the caller expects another version of the cart
 */
export async function removeCartLine(shop: Shop, input: RemoveCartLineRequest): Promise<ChangedLine> {
  const request = parseInput(removeInput, input);
  const visitorId = await ownerOfLine(shop, request.key);
  const removal = { visitorId, key: request.key, version: request.cartVersion, now: shop.now };
  const outcome = await withRetry(() => writeRemoval(shop.db.prisma, removal));
  if (!outcome) throw new UnknownLineError();
  checkVersion(request.cartVersion, outcome.version);
  if (outcome.lineId === null) throw new UnknownLineError();
  shop.effects.cartChanged();
  return { cartId: outcome.cartId, lineId: outcome.lineId };
}
