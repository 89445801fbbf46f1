import { ToolError, type Answer } from '../mcp/tool.ts';
import { readOrder, store, view, type Checkout, type Tools } from './checkout.ts';
import { placeOrderDocument } from './documents.ts';
import { orderInput, refusals } from './order.ts';
import { AcpError, problem, type CompleteRequest } from './protocol.ts';

// The last step of a checkout session: the order, and what becomes of it.

/** The input of the order that a request asks for. @throws AcpError if it can't be placed */
export async function inputOf(tools: Tools, checkout: Checkout, { payment_data: payment }: CompleteRequest): Promise<object> {
  const { cart, handlers, problems } = await view(tools, checkout);
  const { state, id: sessionId } = checkout;
  const address = state.details?.address;
  if (problems.length > 0 || !cart || !address)
    throw new AcpError(400, 'not_ready_for_payment', problems.map(({ content }) => content).join(' '), problems[0]?.param);
  const handler = handlers.get(payment.handler_id);
  if (!handler) throw new AcpError(400, 'invalid', 'Use one of the session’s payment handlers.', '$.payment_data.handler_id');
  if (payment.instrument.credential.type !== handler.credentialType) {
    const message = `Send a credential of the type ${handler.credentialType}.`;
    throw new AcpError(400, 'invalid', message, '$.payment_data.instrument.credential.type');
  }
  return orderInput({ state: { ...state, details: { ...state.details, address } }, cart, sessionId, payment });
}

/** Sends the stored order, and stores what has become of it. A process that ends in between leaves it to a later request. */
export async function place(tools: Tools, checkout: Checkout): Promise<Checkout> {
  const { pending, ...state } = checkout.state;
  if (!pending) return checkout;
  const { data } = await tools.caller.shop(placeOrderDocument, { input: pending.input }, state.cartToken).catch(async (error: unknown) => {
    // The operation was not run.
    if (error instanceof ToolError && ['RATE_LIMITED', 'UNKNOWN_CART'].includes(error.code)) await store(tools, checkout, state);
    throw error;
  });
  const result = data.result as Answer;
  if (result.__typename === 'TryAgainError') {
    // The order may have been placed before the shop was too busy for the rest.
    await store(tools, checkout, { ...state, pending: { ...pending, mayRetry: true } });
    throw new ToolError('TRY_AGAIN', result.message as string);
  }
  if (result.__typename === 'ThrottledError') {
    await store(tools, checkout, state);
    throw new AcpError(429, 'rate_limited', result.message as string, undefined, result.retryAfterSeconds as number);
  }
  const placed = result.__typename === 'PaymentDeclinedError' ? undefined : (result.order?.url as string | undefined);
  if (placed === undefined) {
    const [notice] = refusals(result);
    return store(tools, checkout, { ...state, ...(notice && { notice }), attempts: state.attempts + 1 });
  }
  const key = new URL(placed, tools.origin).searchParams.get('key') ?? '';
  return store(tools, checkout, { ...state, order: { number: result.order.number as number, key } });
}

const declined = problem('payment_declined', 'The payment was declined.', '$.payment_data', 'requires_buyer_input');

/**
 * A session whose payment was declined after the order can be paid in another way: its cart is as before.
 * @returns the session, and what was read of its order, if it has one
 */
export async function reopened(tools: Tools, checkout: Checkout): Promise<{ checkout: Checkout; read?: Answer }> {
  const { order, ...state } = checkout.state;
  if (!order) return { checkout };
  const read = await readOrder(tools, order);
  if (read.order?.status !== 'FAILED') return { checkout, read };
  return { checkout: await store(tools, checkout, { ...state, notice: declined, attempts: state.attempts + 1 }) };
}
