import type { Answer } from '../mcp/tool.ts';
import { problem, type Address, type CompleteRequest, type Message } from './protocol.ts';
import type { SessionState } from './session.ts';

// The input of an order from what a session knows, and what the shop's answer means to its assistant. Pure.

/** First and last name of a full one. */
function splitName(full: string): { firstName: string; lastName: string } {
  const words = full.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

const addressOf = ({ name, company, line_one, line_two, city, postal_code, country }: Address) => ({
  ...splitName(name),
  ...(company !== undefined && { company }),
  address1: line_one,
  ...(line_two !== undefined && { address2: line_two }),
  city,
  postcode: postal_code,
  country: country.toUpperCase(),
});

/** Whether two addresses are written in the same way. */
const isSame = (a: Address, b: Address): boolean => JSON.stringify(addressOf(a)) === JSON.stringify(addressOf(b));

/** The email address for messages about the order; undefined if not given. */
export const emailOf = ({ buyer, details }: SessionState): string | undefined => buyer?.email ?? details?.email;

interface Ordered {
  state: SessionState & { details: { address: Address } };
  cart: Answer;
  sessionId: string;
  payment: CompleteRequest['payment_data'];
}

/** Input of `placeOrder`. */
export function orderInput({ state, cart, sessionId, payment }: Ordered): object {
  const { details, buyer, notes, option, attempts } = state;
  const { address } = details;
  const billing = payment.billing_address;
  const quote = cart.quote as Answer;
  const phone = details.phone_number ?? buyer?.phone_number;
  return {
    // One order for each attempt, however often it is sent.
    idempotencyKey: `${sessionId}-${attempts}`,
    cartVersion: state.shown?.cartVersion ?? (cart.version as number),
    expectedTotal: state.shown?.total ?? (quote.total.amount as number),
    email: emailOf(state) ?? '',
    ...addressOf(address),
    ...(phone !== undefined && { phone: phone.slice(0, 30) }),
    ...(billing && !isSame(billing, address) && { billing: addressOf(billing) }),
    ...(notes !== undefined && { note: notes.slice(0, 1_000) }),
    shippingMethod: (quote.shippingMethod?.code as string | undefined) ?? option ?? null,
    paymentMethod: payment.handler_id,
    paymentToken: payment.instrument.credential.token,
    // The session links the terms, and the assistant shows its links.
    acceptsTerms: true,
  };
}

/** Where the input of `placeOrder` comes from in a session, by field. */
const sources: Readonly<Record<string, string>> = {
  email: '$.buyer.email',
  firstName: '$.fulfillment_details.address.name',
  lastName: '$.fulfillment_details.address.name',
  phone: '$.fulfillment_details.phone_number',
  company: '$.fulfillment_details.address.company',
  address1: '$.fulfillment_details.address.line_one',
  address2: '$.fulfillment_details.address.line_two',
  city: '$.fulfillment_details.address.city',
  postcode: '$.fulfillment_details.address.postal_code',
  country: '$.fulfillment_details.address.country',
  shippingMethod: '$.selected_fulfillment_options',
  paymentMethod: '$.payment_data.handler_id',
  paymentToken: '$.payment_data.instrument.credential.token',
  note: '$.order_notes',
  billing: '$.payment_data.billing_address',
};

/** What `placeOrder` has refused, as messages. */
export function refusals(result: Answer): Message[] {
  const content = result.message as string;
  switch (result.__typename) {
    case 'InvalidInputError':
      return (result.issues as { path: string[]; message: string }[]).map(({ path, message }) => {
        const param = sources[path[1] ?? ''];
        return problem('invalid', message, param, 'requires_buyer_input');
      });
    case 'PaymentDeclinedError':
      return [problem('payment_declined', content, '$.payment_data', 'requires_buyer_input')];
    case 'OutOfStockError':
      return [problem('out_of_stock', content, '$.line_items', 'requires_buyer_review')];
    case 'CouponNotApplicableError':
      return [problem('coupon_invalid', content, '$.discounts.codes', 'requires_buyer_review')];
    case 'CartChangedError':
      return [problem('conflict', content, undefined, 'requires_buyer_review')];
    default:
      return [problem('invalid', content, '$.line_items', 'requires_buyer_review')];
  }
}
