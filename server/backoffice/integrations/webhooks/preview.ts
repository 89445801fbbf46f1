import type { GraphQLSchema } from 'graphql';
import { newestEvent } from '../../../platform/events/readEvents.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { publishedForm } from '../events/publish.ts';
import { isPublic, type PublicEventType } from '../events/publicEvents.ts';
import { messageOf } from './fanOut.ts';
import { readPayload, withPayload } from './payload.ts';
import { checkPayloadQuery } from './payloadQuery.ts';

/** A message as a webhook would send it for the newest event of its types. */
export interface MessagePreview {
  event: string;
  body: string;
}

/**
 * Returns the message that a webhook with these settings would send for the newest event, with `payloadError` if its data can't be read.
 * @param schema of the Admin API
 * @returns null if there was no event of these types in the last 30 days
 * @throws InvalidInputError for an invalid query or no types, TryAgainError when the shop is too busy
 */
export async function previewMessage(
  shop: Shop,
  schema: GraphQLSchema,
  input: { events: readonly string[]; payloadQuery: string },
): Promise<MessagePreview | null> {
  const { db, now, requestId = '', executeAdminQuery: execute } = shop;
  if (!execute) throw new Error('No Admin API to read from');
  const events: PublicEventType[] = input.events.filter(isPublic);
  if (events.length === 0) throw new InvalidInputError([{ path: ['events'], message: 'Select at least one event type.' }]);
  const query = checkPayloadQuery(schema, input.payloadQuery, events);
  const newest = await newestEvent(db, events);
  const [published] = newest ? await publishedForm(db, [newest]) : [];
  if (!published) return null;
  const { event, objectId, body } = messageOf(published);
  if (query === '') return { event, body };
  const payload = await readPayload({ ...shop, execute }, { query, events, objectId, now, requestId });
  if (payload === 'BUSY') throw new TryAgainError();
  return { event, body: withPayload(body, payload) };
}
