import type { Text } from '../../platform/i18n/text.ts';
import { createHash, randomBytes } from 'node:crypto';
import { NotFoundError, ShopError } from '../../platform/errors/errors.ts';
import { claimRequest } from '../../platform/idempotency/idempotency.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { mergeCarts } from './mergeCarts.ts';
import { says } from './__generated__/messages.ts';

// Links by which a cart moves to another browser: a program that shops for a person has its own visitor token, and the person pays in a
// browser with a cookie. Opening a link shows the cart; only confirming moves it, once. The link carries no session: its holder gets the
// goods of the cart, and nothing else of the visitor.

const lifeMs = 60 * 60 * 1_000;

/** Path of the page that shows the cart of a link. */
export const cartLinkPath = '/cart/open/';

/** Why a link can't be used. */
export type CartLinkFault = 'UNKNOWN' | 'EXPIRED' | 'USED';

const texts: Readonly<Record<CartLinkFault, Text>> = {
  UNKNOWN: says((t) => t.linkDoesntWork),
  EXPIRED: says((t) => t.linkHasExpired),
  USED: says((t) => t.linkAlreadyUsed),
};

/** The link can't be used. */
export class CartLinkError extends ShopError {
  readonly code = 'CART_LINK';
  readonly reason: CartLinkFault;

  constructor(reason: CartLinkFault) {
    super(texts[reason], ['input', 'key']);
    this.reason = reason;
  }
}

interface OpenLink {
  visitorId: number;
  /** Id of the claim that makes the link valid only once. */
  claimId: string;
}

const signed = (content: string) => `cart link|1|${content}`;
const shape = (signature: Buffer) => signature.toString('base64url');
const form = /^((\d{1,10})\.(\d{1,12})\.[\w-]{22})\.([\w-]{43})$/;

const isFilled = { lines: { some: {} } };

/**
 * Creates a link to the caller's cart, valid for an hour.
 * @throws NotFoundError when the cart is empty
 */
export async function createCartLink(shop: Shop): Promise<{ url: string; expiresAt: Date }> {
  const visitorId = await shop.visitor.current();
  const cart = visitorId === null ? null : await shop.db.prisma.cart.findFirst({ where: { visitorId, ...isFilled } });
  if (!cart)
    throw new NotFoundError(
      'Cart',
      says((t) => t.cartIsEmptyAddAnItem),
    );
  const expiresAt = new Date(shop.now.getTime() + lifeMs);
  const content = `${cart.visitorId}.${Math.floor(expiresAt.getTime() / 1_000)}.${randomBytes(16).toString('base64url')}`;
  const key = `${content}.${shape(shop.keys.sign(signed(content)))}`;
  return { url: `${cartLinkPath}?key=${key}`, expiresAt };
}

/** @throws CartLinkError when the key is malformed, forged or expired */
function readKey({ keys, now }: Pick<Shop, 'keys' | 'now'>, key: string): OpenLink {
  const [, content = '', visitorId, expiresSeconds, signature = ''] = form.exec(key) ?? [];
  if (content === '' || !keys.verifies(signed(content), signature, shape)) throw new CartLinkError('UNKNOWN');
  if (Number(expiresSeconds) * 1_000 <= now.getTime()) throw new CartLinkError('EXPIRED');
  return { visitorId: Number(visitorId), claimId: createHash('sha256').update(signed(content)).digest('hex') };
}

/** What is known of a link: its cart, or why it can't be used. */
export interface CartLink {
  fault: CartLinkFault | null;
  cartId: number | null;
}

/** Reads a link, and changes nothing. */
export async function readCartLink(shop: Shop, key: string): Promise<CartLink> {
  try {
    const { visitorId, claimId } = readKey(shop, key);
    if (await shop.db.prisma.idempotentRequest.findUnique({ where: { id: claimId }, select: { id: true } }))
      throw new CartLinkError('USED');
    const cart = await shop.db.prisma.cart.findFirst({ where: { visitorId, ...isFilled }, select: { id: true } });
    // Its goods were ordered or removed.
    if (!cart) throw new CartLinkError('USED');
    return { fault: null, cartId: cart.id };
  } catch (error) {
    if (!(error instanceof CartLinkError)) throw error;
    return { fault: error.reason, cartId: null };
  }
}

/** An opened link. */
export interface OpenedCartLink {
  /** The caller's cart. */
  cartId: number;
  /** What didn't fit into it, as lines of the link's cart. */
  rest: { visitorId: number; keys: string[] };
}

/**
 * Moves the cart of a link to the caller: its goods and coupons are added to what the caller's cart has. What doesn't fit stays in the
 * cart of the link; if nothing fits, the link stays valid.
 * @throws CartLinkError
 */
export async function openCartLink(shop: Shop, key: string): Promise<OpenedCartLink> {
  const { visitorId, claimId } = readKey(shop, key);
  if ((await readCartLink(shop, key)).fault !== null) throw new CartLinkError('USED');
  const claim = await claimRequest(shop, { id: claimId, requestHash: claimId });
  if (claim.state !== 'RUN') throw new CartLinkError('USED');
  try {
    const toVisitorId = await shop.visitor.orCreate();
    const { merged, rest } = await mergeCarts(shop, { fromVisitorId: visitorId, toVisitorId, keepsRest: true });
    // Emptied in the meantime, such as by another link to the same cart.
    if (merged === 0 && rest.length === 0 && visitorId !== toVisitorId) throw new CartLinkError('USED');
    if (merged === 0 && rest.length > 0) await claim.release();
    else await claim.store('opened');
    const cart = await shop.db.prisma.cart.findUnique({ where: { visitorId: toVisitorId }, select: { id: true } });
    if (!cart) throw new CartLinkError('USED');
    return { cartId: cart.id, rest: { visitorId, keys: rest.map((line) => line.key) } };
  } catch (error) {
    await claim.release();
    throw error;
  }
}
