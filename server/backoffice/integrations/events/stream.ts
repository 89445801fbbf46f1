import { setTimeout as wait } from 'node:timers/promises';
import { staffIdentity } from '../../../foundation/accounts/accounts.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';
import { adminMember, hasScopes, isAdministrator } from '../../../platform/operation/rights.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { keyState } from '../keys/keyRules.ts';
import { messageOf } from '../webhooks/fanOut.ts';
import { eventFeed, type FeedPage } from './feed.ts';
import { eventName, publicEvents, publicEventTypes, type PublicEventType } from './publicEvents.ts';

// The event feed as a stream. It reads the feed again and again, so it has the same guarantees: the client stores the cursor of the last event
// and continues after it.

const pollMs = 2_000;

/** Interval of cursors without an event: a reader of rare events never falls behind the retention time. */
const cursorEveryMs = 20_000;

/** What a caller asks for, as text. */
export interface StreamRequest {
  /** Names of event types, separated by commas; ORDER_PAID or order.paid. */
  types: string;
  /** Cursor to continue after; undefined for what happens from now on. */
  after: string | undefined;
}

type Caller = Pick<Shop, 'db' | 'admin' | 'apiKey'>;

/** A stream that may begin. */
export interface OpenEventStream {
  /** Who reads it, for limits: an API key or an account. */
  readerId: string;
  /** Server-sent events, until the signal is aborted or the caller loses a permission. */
  frames: (signal: AbortSignal) => AsyncGenerator<string>;
}

/** @throws InvalidInputError */
function typesOf(text: string): PublicEventType[] {
  const byName = new Map(publicEventTypes.map((type) => [eventName(type), type]));
  const names = text.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim().toUpperCase().replaceAll('.', '_')]));
  return [...new Set(names)].map((name) => {
    const type = byName.get(name);
    if (!type) throw new InvalidInputError([{ path: ['types'], message: `Unknown event type ${name}.` }]);
    return type;
  });
}

const scopesOf = (types: readonly PublicEventType[]) => [...new Set(types.map((type) => publicEvents[type].scope))];

/** Whether the caller still has the rights that the stream was opened with. */
async function stillMayRead({ db, admin, apiKey }: Caller, types: readonly PublicEventType[]): Promise<boolean> {
  if (apiKey) {
    const key = await db.prisma.apiKey.findUnique({ where: { id: apiKey.id } });
    return key !== null && keyState(key, new Date()) === 'ACTIVE' && scopesOf(types).every((scope) => key.scopes.includes(scope));
  }
  const member = await adminMember({ admin });
  const now = member && (await staffIdentity(db, member.accountId));
  return now ? isAdministrator({ admin: now }) : false;
}

function framesOf({ edges }: FeedPage): string {
  return edges
    .map(({ cursor, node }) => {
      const { eventId, objectId, body } = messageOf(node);
      const { type, timestamp, data } = JSON.parse(body) as Record<string, unknown>;
      return `id: ${cursor}\ndata: ${JSON.stringify({ id: eventId, type, timestamp, objectId, data })}\n\n`;
    })
    .join('');
}

/**
 * Opens a stream of events.
 * @throws ForbiddenError, InvalidInputError for unknown types, none, or a cursor that is invalid or too old
 */
export async function openEventStream(caller: Caller, request: StreamRequest): Promise<OpenEventStream> {
  const { db, admin, apiKey } = caller;
  const types = typesOf(request.types);
  const scopes = scopesOf(types);
  const mayRead = apiKey ? hasScopes({ apiKey }, scopes) : await isAdministrator({ admin });
  if (!mayRead) throw new ForbiddenError(apiKey ? `The API key needs ${scopes.join(', ')} for these events.` : undefined);
  const read = (first: number, after: string | null) => eventFeed(db, { first, after, types });
  const start = request.after ?? (await read(0, null)).newestCursor;
  let page = await read(maxPageSize, start);
  const member = apiKey ? null : await adminMember({ admin });

  async function* frames(signal: AbortSignal): AsyncGenerator<string> {
    let sentAt = 0;
    for (;;) {
      if (page.edges.length > 0) {
        if (!(await stillMayRead(caller, types))) return;
        yield framesOf(page);
        sentAt = Date.now();
      } else if (Date.now() - sentAt >= cursorEveryMs) {
        if (!(await stillMayRead(caller, types))) return;
        // Without data, so that it is no event: the client remembers the id only.
        yield `id: ${page.pageInfo.endCursor}\n\n`;
        sentAt = Date.now();
      }
      if (!page.pageInfo.hasNextPage) await wait(pollMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      page = await read(maxPageSize, page.pageInfo.endCursor);
    }
  }
  return { readerId: apiKey ? `key ${apiKey.id}` : `account ${member?.accountId ?? 0}`, frames };
}
