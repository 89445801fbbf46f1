import { builder } from '../../../platform/graphql/builder.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { isRevealed } from '../reveal.ts';
import { isOver, shownCode } from '../rules.ts';

/** The data needed of an offer with a code. */
export interface CouponFacts {
  offerId: number;
  code: string;
  isCodeMasked: boolean;
  endsAt: Date | null;
}

/** Returns the code, or null if this request may not see it. */
function codeFor(coupon: CouponFacts, shop: Shop): string | null {
  return isRevealed(shop, coupon.offerId) ? coupon.code : shownCode(coupon, shop.now);
}

/** The code of an offer, if the caller may see it (rows 54 and 58). */
export const OfferCoupon = builder.objectRef<CouponFacts>('OfferCoupon').implement({
  description:
    'A coupon code to enter at the merchant’s checkout. While masked and usable, the code is returned only by `revealCoupon`; once expired, it is shown to everyone.',
  fields: (t) => ({
    codeId: t.exposeInt('offerId', { description: 'Numeric ID that `codeid` in URLs refers to: the `databaseId` of the offer.' }),
    isMasked: t.boolean({
      description: 'Whether the code must be revealed with `revealCoupon`. Always false for an expired code.',
      resolve: (coupon, _args, { shop }) => codeFor(coupon, shop) === null,
    }),
    isExpired: t.boolean({
      description: 'Whether the offer is over, according to the shop’s clock.',
      resolve: (coupon, _args, { shop }) => isOver(coupon, shop.now),
    }),
    code: t.string({
      nullable: true,
      description: 'Code to enter at checkout; null while it is masked.',
      resolve: (coupon, _args, { shop }) => codeFor(coupon, shop),
    }),
  }),
});
