import type { MailShop } from '../../../platform/mail/layout.ts';

/** News about one wishlist item. */
export interface ChangedItem {
  name: string;
  url: string;
  /** 0 if the product has no price. */
  priceMinor: number;
  /** Amount of the price drop; null if there is none. */
  lessMinor: number | null;
  /** Whether the product is back in stock. Either this is true or `lessMinor` is set. */
  isBack: boolean;
}

/** The content of a wishlist email. Amounts are in minor units; texts are raw user input, not escaped. */
export interface WishlistMailFacts {
  /** Unique and stable across retries: see Mail.key. */
  key: string;
  messageId: string;
  email: string;
  shop: MailShop;
  /** At least one; most recently added first. */
  news: readonly ChangedItem[];
  wishlistUrl: string;
  /** The unsubscribe page. */
  offUrl: string;
}
