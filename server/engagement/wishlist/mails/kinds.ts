import type { MailKind } from '../../../foundation/settings/settings.ts';
import { defaultLanguage } from '../../../../shared/languages.ts';
import { messages } from './__generated__/messages.ts';
import type { WishlistMailFacts } from './facts.ts';
import { renderWishlistMail, wishlistPlaceholders } from './render.ts';

const t = messages[defaultLanguage];

/** The email of the wishlist, for staff who edit its texts. */
export const wishlistMails: readonly MailKind[] = [
  {
    kind: 'wishlist.news',
    group: t.wishlist,
    title: t.priceAlert,
    occasion: t.sentAtMostOnceADay,
    placeholders: { shopName: t.shopName, itemCount: t.numberOfItems },
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
