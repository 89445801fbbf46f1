import type { OrderParticipant } from '../../commerce/orders/orders.ts';
import { shopIdentity } from '../../foundation/settings/settings.ts';
import { recordConsents } from './operations.ts';
import { termsWording } from './wordings.ts';

const consent = { kind: 'TERMS', act: 'GIVEN', source: 'CHECKOUT', page: '/checkout/' } as const;

/** Records with each order that its customer accepted the terms. */
export const termsOfOrder: OrderParticipant = {
  async prepare(shop) {
    const { termsVersion } = await shopIdentity(shop);
    return (tx, { orderId, visitorId, accountId }) =>
      recordConsents(tx, shop, [{ ...consent, wording: termsWording(termsVersion), orderId, visitorId, accountId }]);
  },
};
