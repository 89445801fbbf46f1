import type { Order } from '@paypal/paypal-server-sdk';
import { assertAsOrdered, decimalAmount, type Charge, type ChargeOutcome } from '../../commerce/payments/payments.ts';
import { PaypalError, safely, type PaypalApi } from './connection.ts';

// A charge is an order of PayPal: the shopper approves it on PayPal's own page, and the shop then captures it, or authorises it and captures
// the authorisation with the shipment (authorizations.ts). No script of PayPal is loaded by the shop.

export const prefer = 'return=representation';
// PayPal forgets orders that nobody approves after three hours at the earliest.
const orderLifeMs = 3 * 3_600_000;
const cancelledMark = ' cancelled';

const unitOf = ({ purchaseUnits }: Order) => purchaseUnits?.[0];
/** The payment of an order; undefined until it is captured. A capture that failed may have been followed by another. */
export function captureOf(order: Order) {
  const captures = unitOf(order)?.payments?.captures;
  return captures?.find(({ status }) => status !== 'DECLINED' && status !== 'FAILED') ?? captures?.at(-1);
}

/** The authorisation that counts: a renewed one replaces the former, which PayPal goes on listing. Undefined until the order is authorised. */
export function authorizationOf(order: Order) {
  const authorizations = unitOf(order)?.payments?.authorizations;
  return authorizations?.findLast(({ status }) => status === 'CREATED' || status === 'PENDING') ?? authorizations?.at(-1);
}

/** Whether an order is charged later than it is approved, as the shop asked for when it was created. */
export const isCapturedLater = ({ intent }: Order): boolean => intent === 'AUTHORIZE';

/** Refunds of an order's payment. */
export const refundsOf = (order: Order) => unitOf(order)?.payments?.refunds ?? [];

/** Key of the charge in PayPal's field for it. */
export const chargeKeyOf = (customId: string | undefined): string | undefined => customId?.replace(cancelledMark, '');
/** Whether the shop has given the order up: PayPal can't cancel one, but orders of the shop are paid only by its capture. */
const isCancelled = (order: Order): boolean => unitOf(order)?.customId?.endsWith(cancelledMark) === true;

const readOrder = async ({ orders, requestOptions }: PaypalApi, id: string): Promise<Order> =>
  (await safely(() => orders.getOrder({ id }, requestOptions))).result;

function requireId({ id }: Order): string {
  if (id === undefined) throw new Error('PayPal: an order has no ID.');
  return id;
}

/**
 * Creates the order of a charge, or returns the existing order of its key in its current state: PayPal has no list of orders, but answers a
 * repeated request with the order of the first.
 */
export async function openOrder(
  api: PaypalApi,
  { key, amountMinor, currency, description, returnUrl }: Charge,
): Promise<{ order: Order; isNew: boolean }> {
  const { sdk, orders, requestOptions, capture } = api;
  const body = {
    intent: capture === 'shipment' ? sdk.CheckoutPaymentIntent.Authorize : sdk.CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: 'default',
        customId: key,
        description,
        amount: { currencyCode: currency, value: decimalAmount(amountMinor, currency) },
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          returnUrl,
          cancelUrl: returnUrl,
          userAction: sdk.PaypalExperienceUserAction.PayNow,
          shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
          // The shop decides each payment within an hour.
          paymentMethodPreference: sdk.PayeePaymentMethodPreference.ImmediatePaymentRequired,
        },
      },
    },
  };
  const { result, statusCode } = await safely(() => orders.createOrder({ body, paypalRequestId: key, prefer }, requestOptions));
  return statusCode === 201 ? { order: result, isNew: true } : { order: await readOrder(api, requireId(result)), isNew: false };
}

/** The order of a charge, even before the shop has stored its reference; null if there is none. */
export async function findOrder(api: PaypalApi, charge: Charge): Promise<Order | null> {
  if (charge.reference !== '') return readOrder(api, charge.reference);
  // Nobody has the URL of an order whose reference was never stored.
  const { order, isNew } = await openOrder(api, charge);
  return isNew ? null : order;
}

/** Whether PayPal has forgotten an order that was never paid. An order that is missing earlier belongs to another account. */
export const isForgotten = (error: unknown, { openedAt }: Charge): boolean =>
  error instanceof PaypalError && error.status === 404 && Date.now() - openedAt.getTime() > orderLifeMs;

/** Makes a change and looks at the order afterwards, also if PayPal refuses the change: somebody else has changed the order meanwhile. */
export async function changed(api: PaypalApi, order: Order, change: (id: string) => Promise<unknown>): Promise<Order> {
  const id = requireId(order);
  try {
    await safely(() => change(id));
  } catch (error) {
    if (!(error instanceof PaypalError && error.status === 422)) throw error;
  }
  return readOrder(api, id);
}

/**
 * Takes or authorises the payment of an approved order; returns others as they are. PayPal does so once, whoever asks. If it declines, the
 * shopper can choose another source of money.
 */
export async function completeOrder(api: PaypalApi, order: Order, charge: Charge): Promise<Order> {
  const { sdk, orders, requestOptions } = api;
  if (order.status !== sdk.OrderStatus.Approved || isCancelled(order)) return order;
  assertOrder(order, charge);
  return changed(api, order, (id) =>
    isCapturedLater(order) ? orders.authorizeOrder({ id, prefer }, requestOptions) : orders.captureOrder({ id, prefer }, requestOptions),
  );
}

/** Marks an unpaid order, so that the shop never captures it. @returns the order afterwards, which may have been paid in the meantime */
export async function cancelOrder(api: PaypalApi, order: Order, { key }: Charge): Promise<Order> {
  const { sdk, orders, requestOptions } = api;
  if (order.status === sdk.OrderStatus.Completed || order.status === sdk.OrderStatus.Voided || isCancelled(order)) return order;
  const path = "/purchase_units/@reference_id=='default'/custom_id";
  const body = [{ op: sdk.PatchOp.Replace, path, value: `${key}${cancelledMark}` }];
  return changed(api, order, (id) => orders.patchOrder({ id, body }, requestOptions));
}

/** @throws Error when the order isn't that of the charge, or has another amount or currency */
export function assertOrder(order: Order, charge: Charge): void {
  const unit = unitOf(order);
  const { amount } = captureOf(order) ?? authorizationOf(order) ?? unit ?? {};
  assertAsOrdered(charge, {
    company: 'PayPal',
    reference: requireId(order),
    chargeKey: chargeKeyOf(unit?.customId),
    amount: amount?.value,
    currency: amount?.currencyCode,
  });
}

const ended = 'The payment was cancelled or not made in time.';
const lost = 'The authorisation has expired or was cancelled.';

/** The outcome of an order that is authorised, but not captured. */
function authorizedOutcome({ status, expirationTime }: NonNullable<ReturnType<typeof authorizationOf>>): ChargeOutcome {
  // The API also answers EXPIRED, which the SDK doesn't know.
  switch (status as string | undefined) {
    case 'CREATED':
      return { state: 'AUTHORIZED', captureBefore: expirationTime === undefined ? null : new Date(expirationTime) };
    case 'DENIED':
      return { state: 'DECLINED', reason: 'PayPal declined the payment.' };
    case 'VOIDED':
    case 'EXPIRED':
      return { state: 'DECLINED', reason: lost };
    default:
      return { state: 'PENDING' };
  }
}

/** @throws Error when the order isn't that of the charge, or has another amount or currency */
export function outcomeOf(order: Order, charge: Charge): ChargeOutcome {
  assertOrder(order, charge);
  const reference = requireId(order);
  const capture = captureOf(order);
  switch (capture?.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return { state: 'SUCCEEDED', reference };
    case 'PENDING':
      return { state: 'PENDING', reference };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'DECLINED', reason: 'PayPal declined the payment.', reference };
  }
  const authorization = authorizationOf(order);
  if (authorization) return { ...authorizedOutcome(authorization), reference };
  if (order.status === 'VOIDED' || isCancelled(order)) return { state: 'DECLINED', reason: ended, reference };
  const page = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return page ? { state: 'NEEDS_ACTION', url: page.href, reference } : { state: 'PENDING', reference };
}

/** The outcome of an order that PayPal has forgotten. */
export const forgotten: ChargeOutcome = { state: 'DECLINED', reason: ended };
