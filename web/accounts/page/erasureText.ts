import * as t from '../__generated__/messages.ts';

/** What happens to data on erasure, in display order. */
export const erasureGroups = [
  { fate: 'DELETED', title: t.deleted },
  { fate: 'PSEUDONYMISED', title: t.keptWithoutYourName },
  { fate: 'KEPT', title: t.kept },
] as const;

type CountText = (values: { count: number }) => string;

const subjectTexts: Readonly<Record<string, CountText>> = {
  account: () => t.yourAccount,
  addresses: t.erasedAddresses,
  sessions: t.erasedDevices,
  cart: t.erasedCartItems,
  wishlist: t.erasedWishlistItems,
  compare: t.erasedComparedProducts,
  attribution: t.erasedSources,
  orders: t.erasedOrders,
  guestOrders: t.erasedGuestOrders,
  invoices: t.erasedInvoices,
  votes: t.erasedVotes,
  reviews: t.erasedReviews,
  unpublishedReviews: t.erasedUnpublishedReviews,
  comments: t.erasedComments,
  unpublishedComments: t.erasedUnpublishedComments,
  submittedDeals: t.erasedSubmittedDeals,
  dealAlerts: t.erasedDealAlerts,
  customFields: t.erasedCustomFields,
  stockAlerts: t.erasedStockAlerts,
  subscriber: () => t.newsletter,
  suppression: t.erasedEmailHashes,
  consents: t.erasedConsents,
};

/**
 * Returns the kind and amount of data in words.
 * @param subject API name; shown unchanged if unknown
 */
export function subjectText(subject: string, count: number): string {
  return subjectTexts[subject]?.({ count }) ?? `${subject}: ${count}`;
}
