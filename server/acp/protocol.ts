import { z } from 'zod';

// What assistants send by the Agentic Commerce Protocol (https://www.agenticcommerce.dev), version 2026-04-17, as far as this shop uses it.
// Unknown fields are ignored: extensions of the protocol add some.

/** The version of the protocol that is served, and the only one. */
export const acpVersion = '2026-04-17';

/** The reasons that a response with an error has. */
export type ErrorType = 'invalid_request' | 'processing_error' | 'service_unavailable';

/** A request that can't be carried out. What the shopper can put right is a message of the session instead. */
export class AcpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly param?: string,
    /** Seconds after which the request may succeed. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  get type(): ErrorType {
    if (this.status === 503) return 'service_unavailable';
    return this.status >= 500 ? 'processing_error' : 'invalid_request';
  }
}

const text = (max: number) => z.string().max(max);
const name = text(200);

const buyer = z.object({
  first_name: name.optional(),
  last_name: name.optional(),
  full_name: name.optional(),
  email: text(254),
  phone_number: text(40).optional(),
});

const address = z.object({
  name,
  line_one: text(200),
  line_two: text(200).optional(),
  city: text(200),
  state: text(200),
  country: text(100),
  postal_code: text(40),
  company: name.optional(),
});
export type Address = z.output<typeof address>;

const details = z.object({
  name: name.optional(),
  phone_number: text(40).optional(),
  email: text(254).optional(),
  address: address.optional(),
});

/** The specification gives items no quantity, but its texts and older versions do. */
const item = z.object({ id: text(200).min(1), quantity: z.int().min(1).max(10_000).default(1) });
export type RequestedItem = z.output<typeof item>;

const items = z.array(item).max(100);
const codes = z.array(text(50)).max(20);
const fields = {
  buyer: buyer.optional(),
  fulfillment_details: details.optional(),
  coupons: codes.optional(),
  discounts: z.object({ codes: codes.optional() }).optional(),
  order_notes: text(5_000).optional(),
};

const createRequest = z.object({
  ...fields,
  line_items: items.min(1).optional(),
  items: items.min(1).optional(),
  currency: text(20),
  capabilities: z.object({}),
});

const updateRequest = z.object({
  ...fields,
  line_items: items.optional(),
  items: items.optional(),
  selected_fulfillment_options: z
    .array(z.object({ type: text(40), option_id: text(100), item_ids: z.array(text(200)).max(200).optional() }))
    .max(100)
    .optional(),
});
export type UpdateRequest = z.output<typeof updateRequest>;

const completeRequest = z.object({
  buyer: buyer.optional(),
  order_notes: text(5_000).optional(),
  payment_data: z.object({
    handler_id: text(100),
    instrument: z.object({ type: text(100), credential: z.object({ type: text(100), token: text(255).min(1) }) }),
    billing_address: address.optional(),
  }),
});
export type CompleteRequest = z.output<typeof completeRequest>;

/** Schemas of the bodies, by request. */
export const requests = { create: createRequest, update: updateRequest, complete: completeRequest };

/** Path of a value, as JSONPath. */
export const jsonPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((whole, part) => (typeof part === 'number' ? `${whole}[${part}]` : `${whole}.${String(part)}`), '$');

/** @throws AcpError */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const value = (issue?.path ?? []).reduce<unknown>((whole, part) => (whole as Record<PropertyKey, unknown> | undefined)?.[part], body);
  const isMissing = issue?.code === 'invalid_type' && value === undefined;
  throw new AcpError(400, isMissing ? 'missing' : 'invalid', issue?.message ?? 'Invalid request', jsonPath(issue?.path ?? []));
}

/** A message about the session, for the shopper or the assistant. */
export interface Message {
  type: 'error' | 'warning' | 'info';
  code?: string;
  param?: string;
  resolution?: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review';
  content_type: 'plain';
  content: string;
}

/** What prevents the order. @param param JSONPath of the value at fault */
export const problem = (
  code: string,
  content: string,
  param?: string,
  resolution: NonNullable<Message['resolution']> = 'recoverable',
): Message => ({ type: 'error', code, ...(param !== undefined && { param }), resolution, content_type: 'plain', content });
