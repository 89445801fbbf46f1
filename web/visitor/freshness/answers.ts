import type { HearAnswer } from '../../kit/relay/network.ts';
import { createSignal } from '../../kit/signal.ts';
import type { AnswerCause } from './rules.ts';

// Answers bring the visitor's own part along: those of the personal query, of pages that are made for one visitor, and of every
// change of the cart and of the lists. Here they are heard as they came, so that a copy of them can be kept.

/** The visitor's own part as the server sent it. It is whole when it has the hashes, which PersonalLayer_viewer alone selects. */
interface OwnViewer {
  readonly cartHash: string;
  readonly listsHash: string;
  readonly [field: string]: unknown;
}

export interface OwnAnswer {
  viewer: OwnViewer;
  cause: AnswerCause;
  /** When it came: milliseconds since 1970. */
  at: number;
}

interface OwnData {
  viewer?: Partial<OwnViewer> | null;
  /** Of a mutation. */
  result?: { __typename?: string; viewer?: Partial<OwnViewer> | null };
}

export const ownAnswers = createSignal<OwnAnswer>();

/** What the cart holds is in doubt: a change failed. True when nobody knows whether it was made. */
export const cartDoubts = createSignal<boolean>();

let last: OwnAnswer | null = null;

/** The last one that was heard since the page was loaded. */
export function lastOwnAnswer(): OwnAnswer | null {
  return last;
}

/** For the network: hears all answers, and tells of those that have an own part. */
export const hearOwnAnswers: HearAnswer = ({ operationKind }, answer) => {
  if (!('data' in answer)) return;
  const { viewer, result } = (answer.data ?? {}) as OwnData;
  const own = result?.viewer ?? viewer;
  if (typeof own?.cartHash !== 'string' || typeof own.listsHash !== 'string') return;
  const change = result?.__typename === 'UpdateCartLinePayload' ? 'quantity' : 'change';
  last = { viewer: own as OwnViewer, cause: operationKind === 'query' ? 'refresh' : change, at: Date.now() };
  ownAnswers.tell(last);
};
