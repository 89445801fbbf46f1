import { termsVersion } from '../../commerce/orders/checkout/rules.ts';
import type { OrderParticipant } from '../../commerce/orders/extensionPoints.ts';
import { recordConsents } from './consent.ts';
import { termsWording } from './wordings.ts';

const consent = { kind: 'TERMS', act: 'GIVEN', source: 'CHECKOUT', page: '/checkout/' } as const;

/** Notes with each order that its shopper has accepted the terms. */
export const termsOfOrder: OrderParticipant = {
  prepare: (shop) =>
    Promise.resolve((tx, order) => recordConsents(tx, shop, [{ ...consent, wording: termsWording(termsVersion), ...order }])),
};
