import type { MailShop } from '../../../platform/mail/layout.ts';

/** What is new about one wished product. */
export interface MailedWish {
  name: string;
  url: string;
  /** 0 when it has no price. */
  priceMinor: number;
  /** By so much it has become cheaper; null when it has not. */
  lessMinor: number | null;
  /** Whether it can be had again. One of the two is so. */
  isBack: boolean;
}

/** Everything that a mail about a wishlist says. Amounts are in minor units; texts are as people wrote them, not escaped. */
export interface WishlistMailFacts {
  /** Unique and the same each time: see Mail.key. */
  key: string;
  messageId: string;
  email: string;
  shop: MailShop;
  /** At least one; what was added last comes first. */
  news: readonly MailedWish[];
  wishlistUrl: string;
  /** The page that ends these mails. */
  offUrl: string;
}
