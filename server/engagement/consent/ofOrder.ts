import { termsVersion, type OrderParticipant } from '../../commerce/orders/orders.ts';
import { recordConsents } from './operations.ts';
import { termsWording } from './wordings.ts';

const consent = { kind: 'TERMS', act: 'GIVEN', source: 'CHECKOUT', page: '/checkout/' } as const;

/** Notes with each order that its shopper has accepted the terms. */
export const termsOfOrder: OrderParticipant = {
  prepare: (shop) =>
    Promise.resolve((tx, order) => recordConsents(tx, shop, [{ ...consent, wording: termsWording(termsVersion), ...order }])),
};
