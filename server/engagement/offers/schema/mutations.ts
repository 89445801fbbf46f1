import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { revealCoupon, type RevealedCoupon } from '../reveal.ts';
import { networkRevealLimit, revealLimit } from '../rules.ts';
import { OfferNode } from './offer.ts';
import './queries.ts';

const RevealCouponPayload = builder.objectRef<RevealedCoupon>('RevealCouponPayload').implement({
  description: 'The revealed code.',
  fields: (t) => ({
    offer: t.prismaField({
      type: OfferNode,
      description: 'Offer that the code belongs to.',
      resolve: (query, { offerId }, _args, { shop }) => shop.db.prisma.offer.findUniqueOrThrow({ ...query, where: { id: offerId } }),
    }),
    code: t.exposeString('code', {
      description: 'Code to enter at the merchant’s checkout, exactly as the merchant writes it. Plain text.',
    }),
  }),
});

const RevealCouponInput = builder.inputType('RevealCouponInput', {
  description: 'Input for `revealCoupon`: the coupon whose code is to be revealed. Provide exactly one of the two fields.',
  fields: (t) => ({
    offerId: t.rowId({ of: 'Offer', description: 'Global ID of the offer.' }),
    codeText: t.string({
      description:
        'The code itself: the value of `codetext` in URLs. Case-insensitive. Any text may be passed; text that is not a code of a published offer is not found.',
    }),
  }),
});

builder.mutationField('revealCoupon', (t) =>
  t.field({
    type: RevealCouponPayload,
    authScopes: { public: true },
    description: `Reveals the code of a coupon, including an expired one, and counts the reveal. Limited to ${revealLimit.max} times a minute, and to ${networkRevealLimit.max} for all guests on one network. The legacy theme included the codes in its pages.`,
    errors: {
      types: [NotFoundError, ThrottledError, InvalidInputError],
      union: { description: 'The code, or the error that prevented the reveal.' },
    },
    args: { input: t.arg({ type: RevealCouponInput, required: true, description: 'Input for `revealCoupon`.' }) },
    resolve: (_root, { input: { offerId, codeText } }, { shop }) => revealCoupon(shop, { offerId, codeText }),
  }),
);
