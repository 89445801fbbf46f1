import { builder } from '../../../platform/graphql/builder.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { shopSettings, type ShopSettings, type StoreNotice } from '../operations.ts';

const StoreNoticeType = builder.objectRef<StoreNotice>('StoreNotice').implement({
  description: 'A text at the top of every page until a visitor puts it away, which the cookie store_notice{noticeId} = hidden says.',
  fields: (t) => ({
    noticeId: t.exposeString('noticeId', { description: 'Lowercase letters and digits; another text has another one.' }),
    text: t.exposeString('text', { description: 'Plain text.' }),
  }),
});

const ShopSettingsType = builder.objectRef<ShopSettings>('ShopSettings').implement({
  description: 'How the shop behaves everywhere; the same for everybody.',
  fields: (t) => ({
    cartRedirectAfterAdd: t.exposeBoolean('cartRedirectAfterAdd', {
      description: 'Whether the cart page opens after something was put into the cart; otherwise the page stays.',
    }),
    slidingCart: t.exposeBoolean('slidingCart', {
      description: 'Whether the cart slides in after something was put into it; otherwise a short message says so.',
    }),
    storeNotice: t.field({
      type: StoreNoticeType,
      nullable: true,
      description: 'What the shop wants everybody to know; null when there is nothing.',
      resolve: (settings) => settings.storeNotice,
    }),
    isComingSoon: t.exposeBoolean('isComingSoon', { description: 'Whether the shop has not opened yet.' }),
    topContent: t.exposeString('topContent', {
      nullable: true,
      description: 'A few words of plain text for the very top of every page; null when there are none.',
    }),
    guestsMayWish: t.exposeBoolean('guestsMayWish', {
      description:
        'Whether somebody who has not signed in may keep a wishlist; otherwise hearts of guests do nothing, and the server refuses.',
    }),
    wishedHeartsLink: t.exposeBoolean('wishedHeartsLink', {
      description: 'Whether the heart of a product that was wished before the page was opened leads to the wishlist; otherwise it removes.',
    }),
    guestsMayVote: t.exposeBoolean('guestsMayVote', {
      description:
        'Whether somebody who has not signed in may vote on offers, coupons and reviews; otherwise the server refuses the votes of guests.',
    }),
    guestsMayReview: t.exposeBoolean('guestsMayReview', {
      description: 'Whether somebody who has not signed in may write reviews; otherwise the server refuses those of guests.',
    }),
    reviewsNeedApproval: t.exposeBoolean('reviewsNeedApproval', {
      description: 'Whether reviews of those who have not bought the product here wait for approval; those of buyers never do.',
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'The shop’s time zone, as the IANA database names it: in it days begin and end, and pages and mails tell the time.',
    }),
    allowTracking: t.exposeBoolean('allowTracking', {
      description:
        'Whether visitors are asked if it may be kept where they come from and what they look at; otherwise nothing is asked, kept or taken.',
    }),
  }),
});

builder.queryField('shopSettings', (t) =>
  t.field({
    type: ShopSettingsType,
    authScopes: { public: true },
    subGraphs: everyAudience,
    description: 'What the shop’s owner has set.',
    resolve: (_root, _args, { shop }) => shopSettings(shop),
  }),
);
