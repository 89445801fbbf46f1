import { currencyCode } from '../../shared/money/money.ts';
import { createAgentCheckout } from '../backoffice/integrations/integrations.ts';
import type { Answer } from '../mcp/tool.ts';
import { replaceCodes, replaceItems } from './cart.ts';
import { findSession, refuseEnded, saveShown, show, store, view, type Session, type Tools } from './checkout.ts';
import { inputOf, place, reopened } from './complete.ts';
import { cancelOrderDocument } from './documents.ts';
import { AcpError, type CompleteRequest, type UpdateRequest } from './protocol.ts';
import type { SessionState } from './session.ts';

// What the endpoints of checkout sessions do.

/** The state after a request, without its cart. */
function withRequest(state: SessionState, request: UpdateRequest): SessionState {
  const { buyer, fulfillment_details: details, order_notes: notes, selected_fulfillment_options: options } = request;
  const { notice: _notice, ...rest } = state;
  const option = options?.[0]?.option_id;
  return {
    ...rest,
    ...(buyer && { buyer }),
    ...(details && { details: { ...state.details, ...details } }),
    ...(notes !== undefined && { notes }),
    ...(option !== undefined && { option }),
  };
}

async function applyRequest(tools: Tools, state: SessionState, request: UpdateRequest): Promise<SessionState> {
  const items = request.line_items ?? request.items;
  const filled = items ? await replaceItems(tools, withRequest(state, request), items) : withRequest(state, request);
  const codes = request.discounts?.codes ?? request.coupons;
  return codes ? replaceCodes(tools.caller, filled, codes) : filled;
}

/** Creates a session. */
export async function createSession(tools: Tools, request: UpdateRequest & { currency: string }): Promise<Session> {
  if (request.currency.toUpperCase() !== currencyCode)
    throw new AcpError(400, 'unsupported', `This shop only accepts ${currencyCode}.`, '$.currency');
  if ((request.line_items ?? request.items) === undefined) throw new AcpError(400, 'missing', 'line_items is missing.', '$.line_items');
  const empty: SessionState = { cartToken: '', refused: [], rejected: [], attempts: 0 };
  const state = await applyRequest(tools, empty, request);
  const created = await createAgentCheckout(tools.shop, { apiKeyId: tools.apiKeyId, state });
  return (await saveShown(tools, created, state)).session;
}

/** How long an order that is being placed is left alone: requests are aborted long before. */
const placingMs = 2 * 60 * 1_000;

/** The session of a request. If an earlier one was interrupted while it placed the order, it is finished first. */
async function current(tools: Tools, id: string, { mayRetry = false } = {}): ReturnType<typeof reopened> {
  const checkout = await findSession(tools, id);
  const { pending } = checkout.state;
  const isLeft = pending && (tools.shop.now.getTime() - pending.since > placingMs || (mayRetry && pending.mayRetry === true));
  return reopened(tools, isLeft ? await place(tools, checkout) : checkout);
}

/** @throws AcpError for a session of another key */
export async function readSession(tools: Tools, id: string): Promise<Session> {
  const { checkout, read } = await current(tools, id);
  return (await show(tools, checkout, read)).session;
}

/** Changes a session. Lists are replaced, as are the buyer and the fields of the fulfilment details that are given. */
export async function updateSession(tools: Tools, id: string, request: UpdateRequest): Promise<Session> {
  const { checkout } = await current(tools, id);
  refuseEnded(checkout, tools.shop);
  return (await saveShown(tools, checkout, await applyRequest(tools, checkout.state, request))).session;
}

/** Cancels a session, and the order that it has placed as long as that is unpaid. @throws AcpError with 405 when it is too late */
export async function cancelSession(tools: Tools, id: string): Promise<Session> {
  const { checkout, read } = await current(tools, id);
  const { state } = checkout;
  if (state.pending) refuseEnded(checkout, tools.shop);
  const tooLate = new AcpError(405, 'not_cancelable', 'This session can no longer be canceled.');
  if (!state.order) {
    if (state.isCanceled === true) throw tooLate;
    return (await saveShown(tools, checkout, { ...state, isCanceled: true })).session;
  }
  const { order } = await view(tools, checkout, read);
  if (order?.canBeCancelled !== true) throw tooLate;
  const input = { ...state.order, reason: 'The assistant canceled the checkout.' };
  const { data } = await tools.caller.shop(cancelOrderDocument, { input });
  if ((data.result as Answer).code !== undefined) throw tooLate;
  return readSession(tools, id);
}

/** Places the order of a session and charges its token. What the shopper can put right is a message of the session. */
export async function completeSession(tools: Tools, id: string, request: CompleteRequest): Promise<Session> {
  const before = await findSession(tools, id);
  const { checkout, read } = await current(tools, id, { mayRetry: true });
  // The order of an earlier request: this one asks for no other.
  if (before.state.pending && !checkout.state.pending) return (await show(tools, checkout, read)).session;
  refuseEnded(checkout, tools.shop);
  const state = withRequest(checkout.state, request);
  const input = await inputOf(tools, { ...checkout, state }, request);
  const placed = await place(tools, await store(tools, checkout, { ...state, pending: { input, since: tools.shop.now.getTime() } }));
  return (await show(tools, placed)).session;
}
