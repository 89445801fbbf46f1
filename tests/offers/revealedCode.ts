import type { Answer } from '../support/mockShop.ts';

/** Returns the mock shop's response with the code of an offer. */
export const revealedCode = (codeId: number, code: string, facts: object = {}): Answer => ({
  data: {
    result: {
      __typename: 'RevealCouponPayload',
      code,
      offer: {
        id: `offer-${codeId}`,
        databaseId: codeId,
        title: '20% off all lamps',
        summary: 'For orders of €50 and more.',
        details: 'Once a customer.\n\nNot for gift cards.',
        outUrl: `/out/${codeId}`,
        destinationHost: 'nordlicht.example',
        endsAt: '2099-08-09T12:00:00.000Z',
        isExpired: false,
        merchant: { id: 'nordlicht', name: 'Nordlicht', isAffiliate: true },
        myCouponVote: null,
        coupon: { id: `coupon-${codeId}`, worked: { worked: 11, total: 13, isDoubtful: false } },
        ...facts,
      },
    },
  },
});
