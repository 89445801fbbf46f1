import type { AnswerListener } from '../../kit/relay/network.ts';
import { createSignal } from '../../kit/signal.ts';
import type { AnswerCause } from './rules.ts';

// Responses contain the visitor's own data: those of the personal query, of pages that are rendered for one visitor, and of every change of
// the cart and of the lists. This module receives them unchanged, so that a copy can be stored.

/** The visitor's own data as the server sent it. It is complete if it has the hashes, which only PersonalLayer_viewer selects. */
interface OwnViewer {
  readonly cartHash: string;
  readonly listsHash: string;
  readonly [field: string]: unknown;
}

export interface OwnAnswer {
  viewer: OwnViewer;
  cause: AnswerCause;
  /** When it arrived: milliseconds since 1970. */
  at: number;
}

interface OwnData {
  viewer?: Partial<OwnViewer> | null;
  /** Of a mutation. */
  result?: { __typename?: string; viewer?: Partial<OwnViewer> | null };
}

export const ownAnswers = createSignal<OwnAnswer>();

/** Emitted when a change has failed and the cart's contents are uncertain. True if the change may have been made. */
export const cartWarnings = createSignal<boolean>();

let last: OwnAnswer | null = null;

/** The latest one since the page was loaded. */
export function lastOwnAnswer(): OwnAnswer | null {
  return last;
}

/** For the network: receives all responses, and emits those with the visitor's own data. */
export const onOwnAnswer: AnswerListener = ({ operationKind }, answer) => {
  if (!('data' in answer)) return;
  const { viewer, result } = (answer.data ?? {}) as OwnData;
  const own = result?.viewer ?? viewer;
  if (typeof own?.cartHash !== 'string' || typeof own.listsHash !== 'string') return;
  const change = result?.__typename === 'UpdateCartLinePayload' ? 'quantity' : 'change';
  last = { viewer: own as OwnViewer, cause: operationKind === 'query' ? 'refresh' : change, at: Date.now() };
  ownAnswers.emit(last);
};
