import type { AuthorizationWithAdditionalData, Order } from '@paypal/paypal-server-sdk';
import type { Charge } from '../../commerce/payments/payments.ts';
import { PaypalError, safely, type PaypalApi } from './connection.ts';
import { assertOrder, authorizationOf, captureOf, changed, prefer } from './paypalOrders.ts';

// Authorised payments. PayPal guarantees the amount for three days and lets the shop capture it for 29: an older authorisation is renewed
// first, which checks that the money is still there and gives it an ID of its own.

const honourMs = 3 * 24 * 3_600_000;

/** The authorisation of an order that can be captured or voided; undefined when there is none (any more). */
function openAuthorization(order: Order): { id: string; authorization: AuthorizationWithAdditionalData } | undefined {
  const authorization = authorizationOf(order);
  const isOpen = !captureOf(order) && (authorization?.status === 'CREATED' || authorization?.status === 'PENDING');
  return isOpen && authorization?.id !== undefined ? { id: authorization.id, authorization } : undefined;
}

/** Renews an authorisation. @returns the ID to capture: the former one, if PayPal refuses */
async function renewed({ payments, requestOptions }: PaypalApi, authorizationId: string, { key }: Charge): Promise<string> {
  const request = { authorizationId, paypalRequestId: `${key}-renew-${authorizationId}`, prefer, body: {} };
  try {
    const { result } = await safely(() => payments.reauthorizePayment(request, requestOptions));
    return result.id ?? authorizationId;
  } catch (error) {
    // It is too early or too late, or not possible for this source of money. The capture decides.
    if (error instanceof PaypalError && [400, 422].includes(error.status)) return authorizationId;
    throw error;
  }
}

/** Charges the whole of an authorised order, once, whoever asks; returns others as they are. */
export async function captureAuthorized(api: PaypalApi, order: Order, charge: Charge): Promise<Order> {
  const open = openAuthorization(order);
  if (open?.authorization.status !== 'CREATED') return order;
  assertOrder(order, charge);
  const { createTime } = open.authorization;
  const isOld = createTime !== undefined && Date.now() - new Date(createTime).getTime() > honourMs;
  const authorizationId = isOld ? await renewed(api, open.id, charge) : open.id;
  const paypalRequestId = `${charge.key}-capture-${authorizationId}`;
  const request = { authorizationId, paypalRequestId, prefer, body: { finalCapture: true } };
  return changed(api, order, () => api.payments.captureAuthorizedPayment(request, api.requestOptions));
}

/** Releases what an authorised order reserves. @returns the order afterwards, which may have been captured in the meantime */
export async function voidAuthorized(api: PaypalApi, order: Order): Promise<Order> {
  const open = openAuthorization(order);
  if (!open) return order;
  return changed(api, order, () => api.payments.voidPayment({ authorizationId: open.id }, api.requestOptions));
}
