import * as t from '../__generated__/messages.ts';

// What the checkout form showed when it was sent. If the cart has changed, both are compared, so that the shopper reads what has changed
// instead of looking for it.

/** A cart as the form showed it; all amounts as formatted. */
export interface CheckoutCart {
  lines: { key: string; name: string; quantity: number; total: string }[];
  discount: string;
  shipping: string;
  total: string;
}

/** Serialises the cart for the form. */
export function serializeCheckoutCart(cart: CheckoutCart): string {
  return JSON.stringify(cart);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500;
}

function isLine(value: unknown): value is CheckoutCart['lines'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { key, name, quantity, total } = value as Record<string, unknown>;
  return isText(key) && isText(name) && typeof quantity === 'number' && isText(total);
}

/** Parses the form's value; null if it is invalid. */
export function parseCheckoutCart(text: string): CheckoutCart | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { lines, discount, shipping, total } = value as Record<string, unknown>;
  if (!Array.isArray(lines) || !lines.every(isLine) || ![discount, shipping, total].every(isText)) return null;
  return value as CheckoutCart;
}

/** One sentence for each difference, the lines first. */
export function changesBetween(before: CheckoutCart, now: CheckoutCart): string[] {
  const earlier = new Map(before.lines.map((line) => [line.key, line]));
  const later = new Set(now.lines.map(({ key }) => key));
  const changes = now.lines.flatMap(({ key, name, quantity, total }) => {
    const line = earlier.get(key);
    if (!line) return [t.newInYourCart({ name, quantity, total })];
    if (line.quantity !== quantity) return [t.quantityChanged({ name, before: line.quantity, now: quantity, total })];
    return line.total === total ? [] : [t.lineTotalChanged({ name, before: line.total, now: total })];
  });
  const gone = before.lines.filter(({ key }) => !later.has(key)).map(({ name }) => t.noLongerInYourCart({ name }));
  const sums = [
    before.discount === now.discount ? [] : [t.discountChanged({ before: before.discount, now: now.discount })],
    before.shipping === now.shipping ? [] : [t.deliveryChanged({ before: before.shipping, now: now.shipping })],
  ];
  return [...changes, ...gone, ...sums.flat()];
}
