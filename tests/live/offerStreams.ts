import { expect } from 'vitest';
import { ownPage } from '../http/testApp.ts';
import type { Browser } from '../http/browser.ts';
import { offerGlobalId } from '../offers/offerShop.ts';
import { openStream, type LiveEvent, type Stream } from './streamClient.ts';

// Helpers for listening to offer changes, and for voting meanwhile.

export interface LiveOffer {
  databaseId: number;
  score: number | null;
  voteCount: number;
  isExpired: boolean;
  [field: string]: unknown;
}

export interface OffersNow {
  serverTime: string;
  offers: LiveOffer[];
}

export const shownFields = 'serverTime offers { databaseId score voteCount isExpired }';

export const documentOf = (fields = shownFields) => `subscription ($ids: [ID!]!) { offersChanged(ids: $ids) { ${fields} } }`;

/** Opens a stream at this URL. */
export function listenTo(
  at: string,
  ids: readonly (number | string)[],
  fields?: string,
  headers: Record<string, string> = {},
): Promise<Stream> {
  const globalIds = ids.map((id) => (typeof id === 'number' ? offerGlobalId(id) : id));
  return openStream(`${at}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query: documentOf(fields), variables: { ids: globalIds } }),
  });
}

/** Returns the data of the next event. */
export async function nextOf(stream: Stream): Promise<OffersNow> {
  return read(await stream.next());
}

export function read(event: LiveEvent | null): OffersNow {
  expect(event?.event).toBe('next');
  expect(event?.data?.errors).toBeUndefined();
  return event?.data?.data?.offersChanged as unknown as OffersNow;
}

/**
 * Reads events until the condition is met.
 * @returns all events read
 */
export async function readUntil(stream: Stream, isSo: (now: OffersNow) => boolean): Promise<OffersNow[]> {
  const all: OffersNow[] = [];
  for (;;) {
    const now = await nextOf(stream);
    all.push(now);
    if (isSo(now)) return all;
  }
}

/** Votes through the server's API. */
export async function vote(who: Browser, offerId: number, word: 'HOT' | 'COLD' = 'HOT'): Promise<string> {
  const { data } = await who.query<{ result: { __typename: string } }>(
    'mutation ($input: VoteHotInput!) { result: voteHot(input: $input) { __typename } }',
    { input: { offerId: offerGlobalId(offerId), vote: word } },
    ownPage,
  );
  return data.result.__typename;
}
