// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../../shared/languages.ts';

const en = {
  /** Wishlist */
  wishlist: "Wishlist",
  /** Price alert */
  priceAlert: "Price alert",
  /** Sent at most once a day to customers who turned on price alerts, when wishlist items are cheaper or back in stock. */
  sentAtMostOnceADay: "Sent at most once a day to customers who turned on price alerts, when wishlist items are cheaper or back in stock.",
  /** Shop name */
  shopName: "Shop name",
  /** Number of items */
  numberOfItems: "Number of items",
  /** {amount} cheaper */
  cheaper: (v: { amount: string | number }): string => `${v.amount} cheaper`,
  /** Back in stock */
  backInStock: "Back in stock",
  /** Back in stock, {amount} cheaper */
  backInStockAndCheaper: (v: { amount: string | number }): string => `Back in stock, ${v.amount} cheaper`,
  /** “{product}” is back in stock */
  isBackInStock: (v: { product: string | number }): string => `“${v.product}” is back in stock`,
  /** “{product}” is now cheaper */
  isNowCheaper: (v: { product: string | number }): string => `“${v.product}” is now cheaper`,
  /** {count, plural, one {# item on your wishlist is cheaper or back in stock} other {# items on your wishlist are cheaper or back in stock}} */
  itemsAreCheaperOrBack: (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} item on your wishlist is cheaper or back in stock` : `${v.count.toLocaleString("en")} items on your wishlist are cheaper or back in stock`)}`,
  /** {count, plural, one {# item on your wishlist is back in stock} other {# items on your wishlist are back in stock}} */
  itemsAreBack: (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} item on your wishlist is back in stock` : `${v.count.toLocaleString("en")} items on your wishlist are back in stock`)}`,
  /** {count, plural, one {# item on your wishlist is now cheaper} other {# items on your wishlist are now cheaper}} */
  itemsAreCheaper: (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} item on your wishlist is now cheaper` : `${v.count.toLocaleString("en")} items on your wishlist are now cheaper`)}`,
  /** Here’s what changed on your wishlist: */
  whatChanged: "Here’s what changed on your wishlist:",
  /** {count, plural, one {And # more item on your wishlist.} other {And # more items on your wishlist.}} */
  andMore: (v: { count: number }): string => `${(v.count === 1 ? `And ${v.count.toLocaleString("en")} more item on your wishlist.` : `And ${v.count.toLocaleString("en")} more items on your wishlist.`)}`,
  /** View wishlist */
  viewWishlist: "View wishlist",
  /** Your wishlist: {url} */
  yourWishlist: (v: { url: string | number }): string => `Your wishlist: ${v.url}`,
  /** You’re receiving this email because you turned on price alerts. We send at most one a day. */
  whyYouGetThis: "You’re receiving this email because you turned on price alerts. We send at most one a day.",
  /** Unsubscribe from these emails */
  unsubscribe: "Unsubscribe from these emails",
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
