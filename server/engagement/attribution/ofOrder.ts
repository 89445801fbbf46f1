import { z } from 'zod';
import { attributionNamespace } from '../../../shared/attribution/form.ts';
import { extensionsInput, readAttribution, type Attribution } from './checkoutRules.ts';
import { consentOf } from '../consent/consent.ts';
import type { AttributionDoor } from '../../generated/prisma/enums.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import type { OrderParticipant } from '../../commerce/orders/orders.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { readRecord } from '../../../shared/attribution/cookies.ts';
import { emptyRecord, orderFields, type TrafficRecord, none } from '../../../shared/attribution/records.ts';
import { isPromoCode } from '../../../shared/attribution/settings.ts';
import { arrivalOf, type Arrival } from './arrivals.ts';
import { firstTouch, classifyVisit, type OrderAttributionRow } from './orderRules.ts';
import { attributionSettings } from './settings.ts';

const columnsOf = (record: TrafficRecord): Attribution | null =>
  readAttribution([
    { namespace: attributionNamespace, values: Object.entries(orderFields(record)).map(([key, value]) => ({ key, value })) },
  ]);

/** Converts the source seen by the server to the columns of an order. */
function serverAttribution({ current }: Arrival, userAgent: string | undefined): Attribution | null {
  const user = { vst: none, uip: none, uag: userAgent ?? none };
  return columnsOf({ ...emptyRecord, current: current.source, currentExtra: current.extra, user });
}

/**
 * The attribution to store with an order: from the checkout's fields; if they are missing, from the tracker's cookies in the request; if
 * neither contains a source, from what the server saw.
 * @param said attribution from the fields
 * @returns null when nothing is known, when the shop has tracking disabled, and for visitors who have refused
 */
async function attributionOfOrder(shop: Shop, visitorId: number, said: Attribution | null): Promise<OrderAttributionRow | null> {
  const { allowTracking, trafficSources } = await attributionSettings(shop);
  const consent = consentOf(shop);
  if (!allowTracking || consent === 'DENIED') return null;
  const record = consent === 'GRANTED' ? readRecord((name) => shop.sent?.cookie(name)) : emptyRecord;
  const arrival = consent === 'GRANTED' ? await arrivalOf(shop, visitorId) : null;
  let last = said;
  let capturedBy: AttributionDoor = 'FIELDS';
  if (!last && record.current) [last, capturedBy] = [columnsOf(record), 'COOKIES'];
  if (arrival && arrival.current.source.typ !== 'typein' && (!last || last.sourceType === 'typein')) {
    [last, capturedBy] = [serverAttribution(arrival, shop.userAgent), 'SERVER'];
  }
  if (!last) return null;
  const first = record.first
    ? firstTouch(record.first, record.firstExtra)
    : firstTouch(arrival?.first.source ?? null, arrival?.first.extra ?? null);
  const code = record.promo?.code ?? '';
  return {
    ...last,
    ...first,
    ...classifyVisit(last, shop.sent?.host ?? '', trafficSources),
    promoCode: isPromoCode(code) ? code : null,
    consent,
    capturedBy,
  };
}

const input = z.object({ extensions: extensionsInput });

/** Stores the attribution of each order. */
export const orderAttribution: OrderParticipant = {
  ordersErased: async (tx, orderIds) => void (await tx.orderAttribution.deleteMany({ where: { orderId: { in: [...orderIds] } } })),
  async prepare(shop, { visitorId, details: { extensions } }) {
    const data = await attributionOfOrder(shop, visitorId, parseInput(input, { extensions }).extensions);
    return data && (async (tx, { orderId }) => void (await tx.orderAttribution.create({ data: { orderId, ...data } })));
  },
};
