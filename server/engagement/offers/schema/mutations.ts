import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { revealCoupon, type RevealedCoupon } from '../reveal.ts';
import { networkRevealTries, revealTries } from '../rules.ts';
import { OfferNode } from './offer.ts';
import './queries.ts';

const RevealCouponPayload = builder.objectRef<RevealedCoupon>('RevealCouponPayload').implement({
  description: 'The code, told.',
  fields: (t) => ({
    offer: t.prismaField({
      type: OfferNode,
      description: 'The offer that it belongs to.',
      resolve: (query, { offerId }, _args, { shop }) => shop.db.prisma.offer.findUniqueOrThrow({ ...query, where: { id: offerId } }),
    }),
    code: t.exposeString('code', { description: 'What to type in at the merchant’s, written as the merchant writes it. Plain text.' }),
  }),
});

const RevealCouponInput = builder.inputType('RevealCouponInput', {
  description: 'Whose code to tell. Exactly one of the two.',
  fields: (t) => ({
    offerId: t.rowId({ of: 'Offer', description: 'Global id of the offer.' }),
    codeText: t.string({
      description:
        'The code itself: the value of codetext in addresses. Case does not count. Any text may be passed; what is no code of a published offer is unknown.',
    }),
  }),
});

builder.mutationField('revealCoupon', (t) =>
  t.field({
    type: RevealCouponPayload,
    authScopes: { public: true },
    description: `Tells the code of a coupon, also of an expired one, and counts that it was asked for. At most ${revealTries.max} times a minute, and ${networkRevealTries.max} for the guests of one network. Legacy twin: none; the old theme had the codes in its pages.`,
    errors: {
      types: [NotFoundError, ThrottledError, InvalidInputError],
      union: { description: 'The code, or why it is not told.' },
    },
    args: { input: t.arg({ type: RevealCouponInput, required: true, description: 'The only argument.' }) },
    resolve: (_root, { input: { offerId, codeText } }, { shop }) => revealCoupon(shop, { offerId, codeText }),
  }),
);
