import { defaultLanguage } from '../../../../shared/languages.ts';
import { anonymous } from '../../../foundation/accounts/accounts.ts';
import { isOverload } from '../../../platform/database/overload.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { noEffects, type Shop } from '../../../platform/operation/shop.ts';
import { isPublic } from '../events/publicEvents.ts';
import type { ExecuteAdminQuery } from '../exports/exports.ts';
import { objectVariable, payloadScopes } from './payloadQuery.ts';

// The data that a webhook's query adds to a message. It is read at each attempt and never stored: it can be personal data, and the delivery
// log has none, so that nothing needs to be erased there.

const maxBytes = 256 * 1024;

/** What reading payloads needs. */
export interface PayloadTools extends Pick<Shop, 'db' | 'catalog' | 'payments' | 'keys'> {
  execute: ExecuteAdminQuery;
}

/** What to read. */
export interface PayloadRequest {
  query: string;
  /** Types of the webhook's events, which decide what may be read. */
  events: readonly string[];
  /** Global id of the event's object. */
  objectId: string;
  now: Date;
  requestId: string;
}

/** Data of a message: what the query returned, or why there is none. 'BUSY' when the shop is too busy to say. */
export type Payload = { data: Record<string, unknown> } | { error: string } | 'BUSY';

/** Runs the query of a webhook. Faults of the server are thrown. */
export async function readPayload(
  { db, catalog, payments, keys, execute }: PayloadTools,
  { query, events, objectId, now, requestId }: PayloadRequest,
): Promise<Payload> {
  const apiKey = { id: 0, name: 'webhook', scopes: payloadScopes(events.filter(isPublic)) };
  const shop = {
    db,
    now,
    visitor: anonymous,
    language: defaultLanguage,
    apiKey,
    address: '',
    requestId,
    effects: noEffects,
    catalog,
    keys,
    payments,
  };
  const context: Context = { shop, requestId, markPrivate: () => undefined };
  const { data, errors } = await execute({ query, variables: { [objectVariable]: objectId } }, context);
  const [error] = errors ?? [];
  if (error?.extensions.code === 'TRY_AGAIN') return 'BUSY';
  if (error) return { error: `${error.path ? `${error.path.join('.')}: ` : ''}${error.message}` };
  if (!data) return { error: 'The query returned no data.' };
  if (Buffer.byteLength(JSON.stringify(data)) > maxBytes)
    return { error: `The data exceeds ${maxBytes / 1024} KiB. Request fewer fields.` };
  return { data };
}

/** Like readPayload, but faults of the server are a reason too: the message is sent without data rather than never. */
export async function payloadOrReason(tools: PayloadTools, request: PayloadRequest, logFault: (fault: unknown) => void): Promise<Payload> {
  try {
    return await readPayload(tools, request);
  } catch (fault) {
    if (isOverload(fault)) return 'BUSY';
    logFault(fault);
    return { error: 'Something went wrong on the server.' };
  }
}

/**
 * The message with its payload: `payload` beside `data`, null with `payloadError` if it could not be read.
 * @param body the message without payload
 */
export function withPayload(body: string, payload: Exclude<Payload, 'BUSY'>): string {
  const message = JSON.parse(body) as Record<string, unknown>;
  const added = 'data' in payload ? { payload: payload.data } : { payload: null, payloadError: payload.error };
  return JSON.stringify({ ...message, ...added });
}
