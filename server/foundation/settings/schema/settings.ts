import { builder } from '../../../platform/graphql/builder.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { shopSettings, type ShopSettings, type StoreNotice } from '../operations.ts';

const StoreNoticeType = builder.objectRef<StoreNotice>('StoreNotice').implement({
  description:
    'A notice shown at the top of every page until the visitor dismisses it. The dismissal is recorded in the cookie `store_notice{noticeId}` with the value `hidden`.',
  fields: (t) => ({
    noticeId: t.exposeString('noticeId', { description: 'ID of the notice, in lowercase letters and digits. Changes with the text.' }),
    text: t.exposeString('text', { description: 'Text of the notice, as plain text.' }),
  }),
});

const ShopSettingsType = builder.objectRef<ShopSettings>('ShopSettings').implement({
  description: 'Settings that control how the storefront behaves; the same for everyone.',
  fields: (t) => ({
    cartRedirectAfterAdd: t.exposeBoolean('cartRedirectAfterAdd', {
      description: 'Whether the cart page opens after a product is added to the cart. If false, the shopper stays on the page.',
    }),
    slidingCart: t.exposeBoolean('slidingCart', {
      description: 'Whether the cart drawer opens after a product is added to the cart. If false, a short message is shown.',
    }),
    storeNotice: t.field({
      type: StoreNoticeType,
      nullable: true,
      description: 'Store notice for all visitors; null if none.',
      resolve: (settings) => settings.storeNotice,
    }),
    isComingSoon: t.exposeBoolean('isComingSoon', { description: 'Whether the shop is not open yet.' }),
    topContent: t.exposeString('topContent', {
      nullable: true,
      description: 'Short plain text for the very top of every page; null if none.',
    }),
    guestsMayWish: t.exposeBoolean('guestsMayWish', {
      description:
        'Whether guests may have a wishlist. If false, the heart buttons do nothing for guests and the server rejects their requests.',
    }),
    wishedHeartsLink: t.exposeBoolean('wishedHeartsLink', {
      description:
        'Whether the heart of a product that was on the wishlist before the page was opened links to the wishlist. If false, it removes the product.',
    }),
    guestsMayVote: t.exposeBoolean('guestsMayVote', {
      description: 'Whether guests may vote on offers, coupons and reviews. If false, the server rejects their votes.',
    }),
    guestsMayReview: t.exposeBoolean('guestsMayReview', {
      description: 'Whether guests may write reviews. If false, the server rejects their reviews.',
    }),
    reviewsNeedApproval: t.exposeBoolean('reviewsNeedApproval', {
      description: 'Whether reviews by people who have not bought the product here wait for approval. Reviews by buyers never do.',
    }),
    commentsNeedApproval: t.exposeBoolean('commentsNeedApproval', {
      description: 'Whether comments on offers wait for approval until one by the same author was published.',
    }),
    acceptsDeals: t.exposeBoolean('acceptsDeals', {
      description: 'Whether signed-in shoppers can submit deals (`submitDeal`). If false, the server rejects them.',
    }),
    timeZone: t.exposeString('timeZone', {
      description:
        'Time zone of the shop, as an IANA name. Determines when days begin and end, and the times shown on pages and in emails.',
    }),
    allowTracking: t.exposeBoolean('allowTracking', {
      description:
        'Whether visitors are prompted for consent to record their traffic source and the pages that they view. If false, there is no prompt and nothing is recorded.',
    }),
  }),
});

builder.queryField('shopSettings', (t) =>
  t.field({
    type: ShopSettingsType,
    authScopes: { public: true },
    subGraphs: everyAudience,
    description: 'Storefront settings of the shop.',
    resolve: (_root, _args, { shop }) => shopSettings(shop),
  }),
);
