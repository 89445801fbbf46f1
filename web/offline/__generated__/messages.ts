// Generated from the catalogues (messages.*.json): npm run generate.

/** You’re offline */
export const youreOffline = "You’re offline";

/** We couldn’t reach the shop, so this page didn’t load. It’ll load automatically when you’re back online. */
export const weCouldntReachTheShop = "We couldn’t reach the shop, so this page didn’t load. It’ll load automatically when you’re back online.";

/** Try again */
export const tryAgain = "Try again";

/** Trying… */
export const trying = "Trying…";

/** Still offline. Check your connection, then try again. */
export const stillOffline = "Still offline. Check your connection, then try again.";

/** Your cart */
export const yourCart = "Your cart";

/** As you last saw it. Prices and stock may have changed. */
export const cartAsLastSeen = "As you last saw it. Prices and stock may have changed.";

/** Subtotal: {amount} */
export const subtotal = (v: { amount: string | number }): string => `Subtotal: ${v.amount}`;

/** Quantity: {count, number} */
export const quantity = (v: { count: number }): string => `Quantity: ${v.count.toLocaleString("en")}`;

/** {count, plural, one {And # more item} other {And # more items}} */
export const moreItems = (v: { count: number }): string => `${(v.count === 1 ? `And ${v.count.toLocaleString("en")} more item` : `And ${v.count.toLocaleString("en")} more items`)}`;

/** Recently viewed */
export const recentlyViewed = "Recently viewed";
