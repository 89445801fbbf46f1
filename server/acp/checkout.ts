import { findAgentCheckout, saveAgentCheckout, type AgentCheckout } from '../backoffice/integrations/integrations.ts';
import { cancelledStatus, offeredPayments, readPaymentSettings, type DelegatedPayment } from '../commerce/payments/payments.ts';
import type { RequestCaller } from '../mcp/caller.ts';
import type { Answer } from '../mcp/tool.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { cartLinkDocument, orderDocument, sessionDocument } from './documents.ts';
import { emailOf } from './order.ts';
import { AcpError, problem, type Message } from './protocol.ts';
import { cartSession, isPlaced, orderSession, type Frame, type SessionState } from './session.ts';

// Checkout sessions: a guest's cart that an assistant fills and pays for a shopper. The rules are those of the Shop API, whose operations it
// runs; the shop stores what the assistant has said, and the order once there is one.

/** What a request works with. */
export interface Tools {
  caller: RequestCaller;
  shop: Shop;
  apiKeyId: number;
  origin: string;
}

export type Checkout = AgentCheckout<SessionState>;
export type Session = ReturnType<typeof cartSession> | ReturnType<typeof orderSession>;

/** Payment methods that take an assistant's token, by code. */
async function delegatedPayments({ shop }: Tools): Promise<Map<string, DelegatedPayment & { name: string; displayName: string }>> {
  const settings = await readPaymentSettings(shop.db, shop.payments);
  const found = new Map<string, DelegatedPayment & { displayName: string }>();
  for (const { code, name } of offeredPayments(shop.payments, settings)) {
    const provider = shop.payments.providers.get(code);
    const delegated = provider?.flow === 'ONLINE' ? await provider.delegatedPayment?.() : null;
    if (delegated) found.set(code, { ...delegated, displayName: name });
  }
  return found;
}

const handlersOf = (delegated: Awaited<ReturnType<typeof delegatedPayments>>): object[] =>
  [...delegated].map(([id, { name, displayName, version, spec, configSchema, instrumentSchemas, psp, config }]) => ({
    id,
    name,
    display_name: displayName,
    version,
    spec,
    requires_delegate_payment: true,
    requires_pci_compliance: false,
    psp,
    config_schema: configSchema,
    instrument_schemas: instrumentSchemas,
    config,
  }));

async function readCart({ caller }: Tools, { cartToken, details, option }: SessionState): Promise<Answer> {
  const address = details?.address;
  const variables = {
    ...(address && { country: address.country.toUpperCase(), postcode: address.postal_code, city: address.city }),
    shippingMethod: option ?? null,
  };
  const { data } = await caller.shop(sessionDocument, variables, cartToken || undefined);
  return data;
}

const warningCodes: Readonly<Record<string, string>> = {
  LINE_NOT_AVAILABLE: 'out_of_stock',
  LINE_QUANTITY_ABOVE_STOCK: 'quantity_exceeded',
  LINE_QUANTITY_NOT_ALLOWED: 'maximum_exceeded',
  COUPON_NOT_APPLICABLE: 'coupon_invalid',
};

/** What the shopper or the assistant must put right before the order. */
function problemsOf({ viewer, checkout }: Answer, state: SessionState): Message[] {
  const cart = viewer.cart as Answer | null;
  const quote = cart?.quote as Answer | null | undefined;
  const lines = (cart?.lines ?? []) as Answer[];
  const found = [...state.refused];
  if (lines.length === 0 && state.isHandedOver === true)
    found.push(problem('intervention_required', 'The buyer has taken over the cart at continue_url.', undefined, 'requires_buyer_review'));
  else if (lines.length === 0 && found.length === 0) found.push(problem('missing', 'The session has no items.', '$.line_items'));
  for (const { code, message, lineKey } of (cart?.warnings ?? []) as Answer[]) {
    const index = lines.findIndex(({ key }) => key === lineKey);
    const param = index === -1 ? undefined : `$.line_items[${index}]`;
    found.push(problem(warningCodes[code as string] ?? 'conflict', message as string, param, 'requires_buyer_review'));
  }
  if (emailOf(state) === undefined)
    found.push(problem('missing', 'The buyer’s email address is missing.', '$.buyer.email', 'requires_buyer_input'));
  const address = state.details?.address;
  const at = '$.fulfillment_details.address';
  if (!address) {
    found.push(problem('missing', 'The delivery address is missing.', at, 'requires_buyer_input'));
  } else if (!(checkout.countries as { code: string }[]).some(({ code }) => code === address.country.toUpperCase()) || quote === null) {
    found.push(problem('region_restricted', 'This shop doesn’t deliver to this country.', `${at}.country`, 'requires_buyer_input'));
  } else if (quote?.isDeliverable === false) {
    found.push(problem('region_restricted', 'These items can’t be delivered to this address.', at, 'requires_buyer_input'));
  } else if (state.option !== undefined && quote?.needsShipping === true && quote.shippingMethod?.code !== state.option) {
    found.push(problem('invalid', 'This delivery option isn’t available.', '$.selected_fulfillment_options', 'requires_buyer_input'));
  }
  return found;
}

async function cartLink({ caller }: Tools, { cartToken }: SessionState): Promise<string | undefined> {
  const { data } = await caller.shop(cartLinkDocument, { input: {} }, cartToken);
  return data.result.url as string | undefined;
}

interface View {
  session: Session;
  /** Problems that prevent the order. */
  problems: Message[];
  cart: Answer | null;
  order: Answer | null;
  handlers: Map<string, DelegatedPayment>;
}

const unpaid = new Set(['CANCELLED', 'FAILED']);

/** What a session shows of its order. @param order its number and key */
export async function readOrder({ caller }: Tools, order: { number: number; key: string }): Promise<Answer> {
  return (await caller.shop(orderDocument, order)).data;
}

/**
 * The session as it is now.
 * @param read the result of `readOrder`, if it is known
 */
export async function view(tools: Tools, checkout: Checkout, read?: Answer): Promise<View> {
  const { order } = checkout.state;
  return order ? orderView(tools, checkout, read ?? (await readOrder(tools, order))) : cartView(tools, checkout);
}

/** The session of an order. The cart no longer matters. */
async function orderView(tools: Tools, { state, ...times }: Checkout, data: Answer): Promise<View> {
  const { origin } = tools;
  const order = data.order as Answer | null;
  // Without the order, such as after the erasure of its shopper, nothing of it is left to say.
  if (!order) throw new AcpError(404, 'not_found', 'The order of this session no longer exists.');
  const handlers = await delegatedPayments(tools);
  const frame: Frame = { ...times, origin, handlers: handlersOf(handlers), hasFaq: data.shop.hasFaq as boolean };
  const next = order.nextAction as { url: string } | null;
  const isOver = unpaid.has(order.status as string);
  const messages: Message[] =
    next && !isOver
      ? [problem('requires_3ds', 'The buyer must confirm the payment at continue_url.', '$.payment_data', 'requires_buyer_review')]
      : [];
  const status = isOver ? cancelledStatus : isPlaced(order) ? 'completed' : next ? 'requires_escalation' : 'complete_in_progress';
  const continueUrl = status === 'requires_escalation' && next ? new URL(next.url, origin).href : undefined;
  const session = orderSession(frame, state, { order, messages, status, ...(continueUrl !== undefined && { continueUrl }) });
  return { session, cart: null, handlers, problems: messages, order };
}

/** The session of a cart. */
async function cartView(tools: Tools, checkout: Checkout): Promise<View> {
  const { shop, origin } = tools;
  const { state, ...times } = checkout;
  const all = await delegatedPayments(tools);
  const data = await readCart(tools, state);
  const cart = data.viewer.cart as Answer | null;
  const offered = new Set(((cart?.quote?.paymentMethods ?? []) as Answer[]).map(({ code }) => code as string));
  const handlers = new Map([...all].filter(([code]) => !cart?.quote || offered.has(code)));
  const frame: Frame = { ...times, origin, handlers: handlersOf(handlers), hasFaq: data.shop.hasFaq as boolean };
  const base = { cart, handlers };
  if (state.pending)
    return {
      ...base,
      session: cartSession(frame, state, { cart, messages: [], status: 'complete_in_progress' }),
      problems: [],
      order: null,
    };
  const over = state.isCanceled === true ? cancelledStatus : checkout.expiresAt <= shop.now ? 'expired' : null;
  if (over !== null)
    return { ...base, session: cartSession(frame, state, { cart, messages: [], status: over }), problems: [], order: null };
  const problems = problemsOf(data, state);
  const minimumAge = cart?.minimumAge as number | null | undefined;
  // What an assistant can't do is left to the shopper, who continues with the cart in a browser.
  const escalation =
    problems.length > 0
      ? null
      : typeof minimumAge === 'number'
        ? problem('age_verification_required', `The buyer must be at least ${minimumAge} years old, and can confirm that at continue_url.`)
        : handlers.size === 0
          ? problem('unsupported', 'This shop doesn’t accept payments from assistants. The buyer can pay at continue_url.')
          : null;
  const messages = [...problems, ...(escalation ? [escalation] : []), ...(state.notice ? [state.notice] : [])];
  const status = escalation ? 'requires_escalation' : problems.length > 0 ? 'not_ready_for_payment' : 'ready_for_payment';
  const continueUrl = escalation ? await cartLink(tools, state) : undefined;
  const session = cartSession(frame, state, { cart, messages, status, ...(continueUrl !== undefined && { continueUrl }) });
  return { ...base, session, problems: escalation ? [...problems, escalation] : problems, order: null };
}

/** @throws AcpError if another request has changed the session */
export async function store({ shop }: Tools, checkout: Checkout, state: SessionState): Promise<Checkout> {
  const stored = await saveAgentCheckout(shop, { ...checkout, state });
  if (!stored) throw new AcpError(409, 'conflict', 'The session was changed by another request at the same time. Read it, then try again.');
  return stored;
}

/** The state with what a response shows of the cart: an order must be for exactly that. */
function withShown(state: SessionState, { session, cart }: View): SessionState {
  const total = session.totals.find(({ type }) => type === 'total')?.amount;
  const isHandedOver = state.isHandedOver === true || 'continue_url' in session;
  if (!cart || total === undefined) return { ...state, isHandedOver };
  return { ...state, isHandedOver, shown: { total, cartVersion: cart.version as number } };
}

/** Stores a changed state with what is shown of it. */
export async function saveShown(tools: Tools, checkout: Checkout, state: SessionState): Promise<View> {
  const shown = await view(tools, { ...checkout, state });
  const { updatedAt, expiresAt } = await store(tools, checkout, withShown(state, shown));
  Object.assign(shown.session, { updated_at: updatedAt.toISOString(), expires_at: expiresAt.toISOString() });
  return shown;
}

/**
 * What a session shows now, remembered. A request that changes the session at the same time shows more than this one.
 * @param read the result of `readOrder`, if it is known
 */
export async function show(tools: Tools, checkout: Checkout, read?: Answer): Promise<View> {
  const shown = await view(tools, checkout, read);
  const { state } = checkout;
  const isOpen = !state.order && !state.pending && state.isCanceled !== true && checkout.expiresAt > tools.shop.now;
  const next = withShown(state, shown);
  if (isOpen && JSON.stringify(next) !== JSON.stringify(state)) await saveAgentCheckout(tools.shop, { ...checkout, state: next });
  return shown;
}

export async function findSession(tools: Tools, id: string): Promise<Checkout> {
  const checkout = await findAgentCheckout<SessionState>(tools.shop, { apiKeyId: tools.apiKeyId, id });
  if (!checkout) throw new AcpError(404, 'not_found', 'This API key has no checkout session with this ID.');
  return checkout;
}

/** @throws AcpError if nothing can be changed any more */
export function refuseEnded({ state, expiresAt }: Checkout, { now }: Shop): void {
  if (state.order) throw new AcpError(409, 'conflict', 'This session already has an order.');
  if (state.pending) throw new AcpError(409, 'conflict', 'The order of this session is being placed.');
  if (state.isCanceled === true) throw new AcpError(409, 'conflict', 'The session was canceled.');
  if (expiresAt <= now) throw new AcpError(409, 'expired', 'The session has expired. Create a new one.');
}
