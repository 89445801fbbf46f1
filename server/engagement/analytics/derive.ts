import { OrderNotFoundError, ownOrderId } from '../../commerce/orders/orders.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { idsOfSlugs, itemsOf, orderItems, valueOf, type Item } from './items.ts';
import type { ReadPage } from './properties.ts';
import type { EventName, CartSnapshot } from './rules.ts';
import { maxListed } from './rules.ts';

/** The data of a shop event besides its name, in the form that analytics tools expect. Amounts are in whole units of the currency. */
export interface Ecommerce {
  currency: string;
  value: number | null;
  transaction_id: string | null;
  tax: number | null;
  shipping: number | null;
  coupon: string | null;
  item_list_name: string | null;
  items: Item[];
}

/** An ecommerce event of the shop. */
export interface ShopEvent {
  name: EventName;
  ecommerce: Ecommerce;
  /** Deduplication key; null for events that may repeat. */
  onceKey: string | null;
}

const nothing = { value: null, transaction_id: null, tax: null, shipping: null, coupon: null, item_list_name: null };

const eventOf = (name: EventName, currency: string, items: Item[], facts: Partial<Ecommerce> = {}, onceKey: string | null = null) => ({
  name,
  ecommerce: { ...nothing, currency, value: valueOf(items), items, ...facts },
  onceKey,
});

/** Views of an order's page later than this after the purchase don't report the purchase. */
const purchaseMs = 24 * 60 * 60 * 1_000;

async function purchaseOf(shop: Shop, { page, properties }: ReadPage): Promise<ShopEvent[]> {
  if (page.orderNumber === null) return [];
  try {
    const orderId = await ownOrderId(shop, { number: page.orderNumber, key: page.key });
    const { number, status, placedAt, items, value, tax, shipping, coupon } = await orderItems(shop, orderId);
    const isOver = ['CANCELLED', 'FAILED', 'PENDING_PAYMENT'].includes(status) || shop.now.getTime() - placedAt.getTime() > purchaseMs;
    if (isOver) return [];
    const facts = { transaction_id: String(number), value, tax, shipping, coupon };
    return [eventOf('purchase', properties.store_currency, items, facts, `purchase ${orderId}`)];
  } catch (error) {
    if (error instanceof OrderNotFoundError) return [];
    throw error;
  }
}

const pairsOf = (cart: CartSnapshot) => Object.entries(cart).map(([id, quantity]): [number, number] => [Number(id), quantity]);

/**
 * The shop events of a page view.
 * @param listed slugs of products listed on the page
 */
export async function eventsOfPage(
  shop: Shop,
  read: ReadPage,
  cart: CartSnapshot,
  listed: readonly string[],
  visit: string,
): Promise<ShopEvent[]> {
  const { page, productId, properties } = read;
  const { store_currency: currency } = properties;
  switch (page.kind) {
    case 'product':
      return productId === null ? [] : [eventOf('view_item', currency, await itemsOf(shop, [[productId, 1]]))];
    case 'listing': {
      const ids = await idsOfSlugs(shop, [...new Set(listed)].slice(0, maxListed));
      const items = await itemsOf(
        shop,
        ids.map((id): [number, number] => [id, 1]),
      );
      const name = properties.breadcrumbs.at(-1) ?? (page.path.startsWith('/search') ? 'Search' : 'Shop');
      return items.length === 0 ? [] : [eventOf('view_item_list', currency, items, { item_list_name: name, value: null })];
    }
    case 'cart': {
      const items = await itemsOf(shop, pairsOf(cart));
      // Analytics tools treat an event without items as an error.
      return items.length === 0 ? [] : [eventOf('view_cart', currency, items)];
    }
    case 'checkout': {
      const items = await itemsOf(shop, pairsOf(cart));
      // Once per visit for the same items: viewing the form again isn't another checkout.
      const once = `begin_checkout ${visit} ${JSON.stringify(cart)}`.slice(0, 1_000);
      return items.length === 0 ? [] : [eventOf('begin_checkout', currency, items, {}, once)];
    }
    case 'order':
      return purchaseOf(shop, read);
    default:
      return [];
  }
}

/** The shop events of the cart's changes. */
export async function eventsOfCart(
  shop: Shop,
  currency: string,
  { added, removed }: { added: [number, number][]; removed: [number, number][] },
): Promise<ShopEvent[]> {
  const events = [
    eventOf('remove_from_cart', currency, await itemsOf(shop, removed)),
    eventOf('add_to_cart', currency, await itemsOf(shop, added)),
  ];
  return events.filter(({ ecommerce }) => ecommerce.items.length > 0);
}
