import { builder } from '../../../platform/graphql/builder.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { wasTold } from '../reveal.ts';
import { isOver, shownCode } from '../rules.ts';

/** What is needed of an offer with a code. */
export interface CouponFacts {
  offerId: number;
  code: string;
  isCodeMasked: boolean;
  endsAt: Date | null;
}

/** The code as far as this request may see it. */
function codeFor(coupon: CouponFacts, shop: Shop): string | null {
  return wasTold(shop, coupon.offerId) ? coupon.code : shownCode(coupon, shop.now);
}

/** The code of an offer, as far as it may be seen (rows 54 and 58). */
export const OfferCoupon = builder.objectRef<CouponFacts>('OfferCoupon').implement({
  description:
    'A code to be typed in at the merchant’s. While it is masked and of use, it is in no answer but that of revealCoupon; once expired it is shown to everybody.',
  fields: (t) => ({
    codeId: t.exposeInt('offerId', { description: 'The number that codeid in addresses means: the databaseId of its offer.' }),
    isMasked: t.boolean({
      description: 'Whether the code has to be asked for with revealCoupon. Never of an expired one.',
      resolve: (coupon, _args, { shop }) => codeFor(coupon, shop) === null,
    }),
    isExpired: t.boolean({
      description: 'Whether its offer is over, by the shop’s clock.',
      resolve: (coupon, _args, { shop }) => isOver(coupon, shop.now),
    }),
    code: t.string({
      nullable: true,
      description: 'What to type in; null while it is masked.',
      resolve: (coupon, _args, { shop }) => codeFor(coupon, shop),
    }),
  }),
});
