import type { MailKind } from '../../../foundation/settings/settings.ts';
import type { WishlistMailFacts } from './facts.ts';
import { renderWishlistMail, wishlistPlaceholders } from './render.ts';

/** The email of the wishlist, for staff who edit its texts. */
export const wishlistMails: readonly MailKind[] = [
  {
    kind: 'wishlist.news',
    group: 'Wishlist',
    title: 'Price alert',
    occasion: 'Sent at most once a day, when wishlist items are cheaper or back in stock and the owner wants to know.',
    placeholders: { shopName: 'Name of the shop', itemCount: 'Number of items' },
    sample: (shop, url) => {
      const facts: WishlistMailFacts = {
        key: 'sample-wishlist',
        messageId: 'sample-wishlist',
        email: 'ada@example.com',
        shop,
        news: [{ name: 'Table lamp', url: `${url}/`, priceMinor: 3_900, lessMinor: 1_000, isBack: false }],
        wishlistUrl: `${url}/`,
        offUrl: `${url}/`,
      };
      return { mail: renderWishlistMail(facts), values: wishlistPlaceholders(facts) };
    },
  },
];
