import type { OrderParticipant } from '../../commerce/orders/orders.ts';
import { shopIdentity } from '../../foundation/settings/settings.ts';
import { recordConsents } from './operations.ts';
import { termsWording } from './wordings.ts';

const consent = { kind: 'TERMS', act: 'GIVEN', source: 'CHECKOUT', page: '/checkout/' } as const;

/** Notes with each order that its shopper has accepted the terms. */
export const termsOfOrder: OrderParticipant = {
  async prepare(shop) {
    const { termsVersion } = await shopIdentity(shop);
    return (tx, order) => recordConsents(tx, shop, [{ ...consent, wording: termsWording(termsVersion), ...order }]);
  },
};
