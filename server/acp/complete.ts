import { ToolError, type Answer } from '../mcp/tool.ts';
import { found, refuseEnded, saved, store, told, view, type Checkout, type Session, type Tools } from './checkout.ts';
import { placeOrderDocument } from './documents.ts';
import { orderInput, refusals } from './order.ts';
import { AcpError, type CompleteRequest } from './protocol.ts';

// The last step of a checkout session: the order, and what becomes of it.

/** How long an order that is being placed is left alone: requests are aborted long before. */
const placingMs = 2 * 60 * 1_000;

/** The input of the order that a request asks for. @throws AcpError if it can't be placed */
async function inputOf(tools: Tools, checkout: Checkout, { payment_data: payment }: CompleteRequest): Promise<object> {
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

/** Sends the stored order, and stores what has become of it. A process that ends in between leaves it to the next request. */
async function place(tools: Tools, checkout: Checkout): Promise<Session> {
  const { pending, ...state } = checkout.state;
  const { data } = await tools.caller.shop(placeOrderDocument, { input: pending }, state.cartToken);
  const result = data.result as Answer;
  if (result.__typename === 'TryAgainError' || result.__typename === 'ThrottledError') {
    // Nothing was changed.
    await store(tools, checkout, state);
    if (result.__typename === 'TryAgainError') throw new ToolError('TRY_AGAIN', result.message as string);
    throw new AcpError(429, 'rate_limited', result.message as string);
  }
  const placed = result.__typename === 'PaymentDeclinedError' ? undefined : (result.order?.url as string | undefined);
  if (placed === undefined) {
    const [notice] = refusals(result);
    return (await saved(tools, checkout, { ...state, ...(notice && { notice }), attempts: state.attempts + 1 })).session;
  }
  const key = new URL(placed, tools.origin).searchParams.get('key') ?? '';
  const stored = await store(tools, checkout, { ...state, order: { number: result.order.number as number, key } });
  return (await view(tools, stored)).session;
}

/** Places the order of a session and charges its token. What the shopper can put right is a message of the session. */
export async function completeSession(tools: Tools, id: string, request: CompleteRequest): Promise<Session> {
  const checkout = await found(tools, id);
  const { pending } = checkout.state;
  if (pending && tools.shop.now.getTime() - checkout.updatedAt.getTime() > placingMs) return place(tools, checkout);
  refuseEnded(checkout, tools.shop);
  const state = told(checkout.state, request);
  const input = await inputOf(tools, { ...checkout, state }, request);
  return place(tools, await store(tools, checkout, { ...state, pending: input }));
}
