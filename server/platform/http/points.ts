import type { Language } from '../../../shared/languages.ts';
import { LRUCache } from 'lru-cache';
import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ChargePoints } from '../graphql/context.ts';
import { messages } from './__generated__/messages.ts';
import { waitOf } from '../limits/throttle.ts';
import { isPublicAddress } from './publicAddress.ts';

// Limits how much of the server a client uses: each operation takes points, as many as it costs (platform/graphql/cost.ts), from the client's
// bucket, which fills up again with time. Each instance of the server has its own buckets.

/** A full bucket allows this many seconds' worth of points at once. */
export const burstSeconds = 60;

/** Buckets of clients that were not seen for longer are full again. */
const maxClients = 50_000;

/** Who a request is for. */
interface Caller {
  apiKey?: { id: number };
  address: string;
  language: Language;
}

/** What a client may use. */
interface Allowance {
  /** Points in a full bucket. */
  limit: number;
  /** Points left; below zero after an operation that cost more than was left. */
  remaining: number;
  /** Whole seconds until the bucket is full again. */
  resetSeconds: number;
  /** Whole seconds until an operation is allowed again; 0 if it is now. */
  retrySeconds: number;
}

/** The buckets of all clients. */
export class PointBuckets {
  readonly #perSecond: number;
  readonly #buckets = new LRUCache<string, { points: number; atMs: number }>({ max: maxClients });

  /** @param perSecond points that a bucket gains per second */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** What a client may use now. */
  allowance(client: string, nowMs: number): Allowance {
    const limit = this.#perSecond * burstSeconds;
    const bucket = this.#buckets.get(client);
    const gained = bucket ? (Math.max(0, nowMs - bucket.atMs) / 1_000) * this.#perSecond : 0;
    const remaining = bucket ? Math.min(limit, bucket.points + gained) : limit;
    const secondsFor = (points: number) => Math.max(0, Math.ceil(points / this.#perSecond));
    return {
      limit,
      remaining,
      resetSeconds: secondsFor(limit - remaining),
      retrySeconds: remaining > 0 ? 0 : secondsFor(1 - remaining),
    };
  }

  /** Takes points for an operation that was run, and returns what is left. */
  take(client: string, points: number, nowMs: number): Allowance {
    this.#buckets.set(client, { points: this.allowance(client, nowMs).remaining - points, atMs: nowMs });
    return this.allowance(client, nowMs);
  }
}

/**
 * Names the client whose bucket a request takes from: its API key, or its network.
 * @returns null for a private address, which stands for a reverse proxy that TRUST_PROXY doesn't name, and so for all clients at once
 */
function clientOf({ apiKey, address }: Caller): string | null {
  if (apiKey) return `key ${apiKey.id}`;
  // An IPv6 client is its /64 (platform/limits/clientNetwork.ts).
  return isPublicAddress(address.replace(/\/64$/, '')) ? `network ${address}` : null;
}

/** Response headers that tell a client what it may use (https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/). */
function rateLimitHeaders({ limit, remaining, resetSeconds }: Allowance): Record<string, string> {
  const left = Math.max(0, Math.floor(remaining));
  return { 'ratelimit-policy': `"points";q=${limit};w=${burstSeconds}`, ratelimit: `"points";r=${left};t=${resetSeconds}` };
}

/** Points for an operation without a cost: it was refused before its cost was known, or it is a stream. */
const flatPoints = 10;

const graphqlRefusal = (message: string, _retrySeconds: number): object => ({
  errors: [{ message, extensions: { code: 'RATE_LIMITED' } }],
});

const waitMessage = (seconds: number, { language }: Caller) => messages[language].tooManyRequests(waitOf(seconds));

/**
 * Runs operations if their client has points left.
 * @param buckets null for no limit
 * @param run passes the function on to the context of its operations; a fixed number of points is taken if nothing calls it
 * @param refusal body of the response that the client must wait
 * @returns the result, or null after that response
 */
export async function withinPoints<Result extends object>(
  buckets: PointBuckets | null,
  caller: Caller,
  reply: FastifyReply,
  run: (chargePoints?: ChargePoints) => Promise<Result>,
  refusal = graphqlRefusal,
): Promise<Result | null> {
  const client = clientOf(caller);
  if (!buckets || client === null) return run();
  const before = buckets.allowance(client, Date.now());
  if (before.retrySeconds > 0) {
    const headers = { ...rateLimitHeaders(before), 'retry-after': before.retrySeconds, 'cache-control': 'no-store' };
    reply
      .code(429)
      .headers(headers)
      .send(refusal(waitMessage(before.retrySeconds, caller), before.retrySeconds));
    return null;
  }
  let isCharged = false;
  const result = await run((cost) => {
    const { retrySeconds } = buckets.allowance(client, Date.now());
    isCharged = true;
    if (retrySeconds > 0) {
      reply.header('retry-after', retrySeconds);
      throw new GraphQLError(waitMessage(retrySeconds, caller), { extensions: { code: 'RATE_LIMITED', http: { status: 429 } } });
    }
    buckets.take(client, cost, Date.now());
  });
  if (!isCharged) buckets.take(client, flatPoints, Date.now());
  reply.headers(rateLimitHeaders(buckets.allowance(client, Date.now())));
  return result;
}
