import * as t from '../__generated__/messages.ts';

/** What happens to data on erasure, in display order. */
export const erasureGroups = [
  { fate: 'DELETED', title: t.deleted },
  { fate: 'PSEUDONYMISED', title: t.keptWithoutYourName },
  { fate: 'KEPT', title: t.kept },
] as const;

const subjectNouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  account: [t.yourAccount, t.yourAccounts],
  addresses: ['1 address', 'addresses'],
  sessions: ['1 signed-in device', 'signed-in devices'],
  cart: ['1 cart item', 'cart items'],
  wishlist: ['1 wishlist item', 'wishlist items'],
  compare: ['1 compared product', 'compared products'],
  attribution: [t.trafficSourceOfOrder, 'traffic sources of orders'],
  orders: ['1 order', 'orders'],
  guestOrders: ['1 order placed without signing in', 'orders placed without signing in'],
  invoices: ['1 invoice or credit note', 'invoices and credit notes'],
  votes: ['1 vote', 'votes'],
  reviews: ['1 review', 'reviews'],
  comments: ['1 comment', 'comments'],
  customFields: ['1 custom field', 'custom fields'],
  stockAlerts: ['1 back-in-stock alert', 'back-in-stock alerts'],
  subscriber: [t.newsletter, 'newsletters'],
  suppression: [t.hashedEmailAddress, 'hashed email addresses'],
  consents: ['1 proof of consent', 'proofs of consent'],
};

/**
 * Returns the kind and amount of data in words.
 * @param subject API name; shown unchanged if unknown
 */
export function subjectText(subject: string, count: number): string {
  const [one, many] = subjectNouns[subject] ?? [`1 ${subject}`, subject];
  return count === 1 ? one : `${count} ${many}`;
}
