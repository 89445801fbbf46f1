import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, parse, type DocumentNode } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { shareThroughCdn } from '../platform/cache/cdn.ts';
import { Holdings, type Mark } from '../platform/cache/holdings.ts';
import { busyMessage, isOverload, retryAfterSeconds } from '../platform/database/overload.ts';
import { jsonTypeFor, acceptsEvents, acceptsOnlyEvents } from '../platform/graphql/accept.ts';
import { answerOf, type GraphqlAnswer } from '../platform/graphql/answer.ts';
import { maxBodyBytes, maxTokens } from '../platform/graphql/limits.ts';
import type { PersistedDocuments } from '../platform/graphql/persisted.ts';
import { hasInvalidText, parseJson } from '../platform/http/invalidFields.ts';
import { withinPoints, type PointBuckets } from '../platform/http/points.ts';
import { countLookup } from '../platform/metrics/metrics.ts';
import type { GraphqlApi } from './apis.ts';
import { executeOnce } from './idempotency.ts';
import { settleEffects } from '../pages/effects.ts';
import { liveAnswers } from '../pages/liveRoute.ts';
import {
  ForeignPageError,
  refuseForeignPage,
  senderOfRequest,
  storefrontOfRequest,
  visitorContext,
  visitorTokenHeader,
  type Services,
} from '../pages/requestShop.ts';

// Responses that don't depend on the visitor are cached by the bytes of the request until something that they hold changes, because most
// queries repeat. Any field that reads the visitor marks the response private; mutations always do. Data that changes without a new revision, such
// as votes, sets how long its responses may be cached.

const maxCachedBytes = 512 * 1024;

/** Response headers that scripts of other storefronts may read. */
const exposedHeaders = [visitorTokenHeader, 'idempotent-replayed', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'].join(
  ', ',
);

/** How long browsers may remember that a storefront is allowed; Chromium caps it at two hours. */
const preflightSeconds = 7_200;

function refuse(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

/** Parses a request body. Null when the body isn't a single request, or is nested too deeply. */
function readParams(body: unknown): Record<string, unknown> | null {
  if (typeof body !== 'string') return null;
  try {
    const parsed = parseJson(body);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A GraphQL document can escape U+0000 in two ways. */
const escapedNulInDocument = /\\u(?:0000|\{0+\})/;
const isStorable = (params: GraphQLParams, source?: string) =>
  !hasInvalidText(params, source) && !(typeof params.query === 'string' && escapedNulInDocument.test(params.query));

/** The ID of the persisted operation that a request names. */
function persistedId({ extensions }: GraphQLParams): string | undefined {
  const id = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | undefined)?.persistedQuery?.sha256Hash;
  return typeof id === 'string' ? id : undefined;
}

/** The document of a request; null when there is none or it is invalid, which execution reports. */
function documentOf(params: GraphQLParams, persisted: PersistedDocuments): DocumentNode | null {
  const { query } = params;
  try {
    return typeof query === 'string' ? parse(query, { maxTokens }) : (persisted.document(persistedId(params) ?? '') ?? null);
  } catch {
    return null;
  }
}

/** The operation that a request selects; undefined when there is none, which execution reports. */
function operationOf(params: GraphQLParams, persisted: PersistedDocuments) {
  const { operationName } = params;
  const document = documentOf(params, persisted);
  return document ? getOperationAST(document, typeof operationName === 'string' ? operationName : null)?.operation : undefined;
}

/** Whether a request contradicts itself: a query text together with the ID of a different query. */
function isAtOdds(params: GraphQLParams): boolean {
  const [query, id] = [params.query, persistedId(params)];
  return typeof query === 'string' && id !== undefined && createHash('sha256').update(query).digest('hex') !== id;
}

export interface GraphqlRouteOptions {
  /** Sends GraphiQL's page to browsers that open the path; null if the shop doesn't offer it. */
  sendGraphiql: ((reply: FastifyReply) => Promise<FastifyReply>) | null;
  /** What each client may use; null for no limit. Shared by both APIs. */
  points: PointBuckets | null;
}

/** Mounts POST at the path of an API, and GET for queries and streams (and for GraphiQL, where it is offered). */
export function addGraphqlRoute(
  app: FastifyInstance,
  services: Services,
  api: GraphqlApi,
  { sendGraphiql, points }: GraphqlRouteOptions,
): void {
  const { path, schema, server, persisted } = api;
  const isAdmin = path === '/admin/graphql';
  const { catalog } = services;
  const kept = new LRUCache<string, { answer: GraphqlAnswer; mark: Mark }>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ answer: { text } }, key) => text.length + key.length,
  });
  const current = (key: string) => {
    const found = kept.get(key);
    return found && catalog.isCurrent(found.mark) ? found : undefined;
  };

  function send(reply: FastifyReply, { status, contentType, text }: GraphqlAnswer) {
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).header('content-type', contentType).send(text);
  }

  /** Sends a response that is the same for every visitor. A content delivery network caches only those to GET. */
  function sendPublic(request: FastifyRequest, reply: FastifyReply, { answer: found, mark }: { answer: GraphqlAnswer; mark: Mark }) {
    reply.header('cache-control', 'no-cache');
    const vary = services.origins.storefronts?.length ? 'Accept, Origin' : 'Accept';
    if (services.cdn && !isAdmin && request.method === 'GET') shareThroughCdn(reply, services.cdn, catalog, mark, vary);
    return send(reply, found);
  }

  function sendKept(request: FastifyRequest, reply: FastifyReply, found: { answer: GraphqlAnswer; mark: Mark }) {
    countLookup('responses', true);
    return sendPublic(request, reply, found);
  }

  const answerLive = liveAnswers(app, services, server, points);

  /** A stream is opened by URL, which any page can request, so only the shop's own subscriptions are allowed, by ID. */
  function answerSubscription(params: GraphQLParams, request: FastifyRequest, reply: FastifyReply) {
    if (params.query === undefined) return answerLive(params, request, reply);
    reply.header('cache-control', 'no-store');
    return refuse(reply, 400, 'PERSISTED_QUERY_NOT_IN_LIST', 'GET accepts only the ID of a subscription used by the shop’s own pages.');
  }

  function refuseText(reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    return refuse(reply, 400, 'BAD_REQUEST', 'Text must not contain the character U+0000 or an unpaired surrogate.');
  }

  /** Answers a parsed request, from the cache if an identical request was answered before. */
  async function answer(request: FastifyRequest, reply: FastifyReply, key: string, params: GraphQLParams) {
    const accept = request.headers.accept ?? '*/*';
    let isPrivate = false;
    let ttl: number | undefined;
    const context = visitorContext(services, request, reply, () => (isPrivate = true));
    const holdings = (context.holdings = new Holdings());
    const before = { revision: catalog.current(), key: catalog.cacheKey() };
    context.limitCacheSeconds = (seconds) => void (ttl = Math.min(ttl ?? Infinity, seconds * 1_000));
    const execute = () => server.execute(params, context);
    const result = await withinPoints(points, context.shop, reply, (chargePoints) => {
      context.chargePoints = chargePoints;
      return request.headers['idempotency-key'] !== undefined
        ? executeOnce({ schema, isAdmin, document: documentOf(params, persisted), params, context, request, reply }, execute)
        : execute();
    });
    if (!result) return reply;
    await settleEffects(context, request, reply);
    const found = answerOf(result, accept);
    const isKept = !isPrivate && found.status === 200 && !result.errors && found.text.length <= maxCachedBytes;
    if (isKept) {
      countLookup('responses', false);
      if (ttl !== undefined) holdings.endAt(new Date(Date.now() + ttl));
      const entry = { answer: found, mark: catalog.mark(before, holdings) };
      kept.set(key, entry, { ttl });
      return sendPublic(request, reply, entry);
    }
    return send(reply.header('cache-control', isPrivate ? 'private, no-store' : 'no-cache'), found);
  }

  /**
   * GraphQL parameters of a GET request: the fields of a POST body, with `variables` and `extensions` as JSON. EventSource sends a
   * persisted ID alone as `id`.
   */
  function paramsOf(query: Record<string, unknown>): GraphQLParams | null {
    const { query: text, operationName, variables, extensions, id } = query;
    const [readVariables, readExtensions] = [variables, extensions].map((given) =>
      given === undefined || given === '' ? undefined : readParams(given),
    );
    if (readVariables === null || readExtensions === null || [text, operationName, id].some(Array.isArray)) return null;
    // Other servers' names for a persisted ID, which POST refuses too. Ignoring them would run the text beside them.
    if ('documentId' in query || 'doc_id' in query) return null;
    const persistedQuery = typeof id === 'string' && { extensions: { persistedQuery: { version: 1, sha256Hash: id } } };
    const params = {
      query: text,
      operationName: operationName || undefined,
      variables: readVariables,
      extensions: readExtensions,
      ...persistedQuery,
    };
    return params as GraphQLParams;
  }

  function refuseParams(reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const message =
      'Provide "query" or a persisted operation. "variables" and "extensions" must each be a JSON object, nested at most 100 levels deep.';
    return refuse(reply, 400, 'BAD_REQUEST', message);
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      reply.header('cache-control', 'no-store');
      if (status === 413) return refuse(reply, 413, 'BODY_TOO_LARGE', `A request must not exceed ${maxBodyBytes} bytes.`);
      if (status === 415) return refuse(reply, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
      if (status < 500) return refuse(reply, status, status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST', error.message);
      if (isOverload(error)) return refuse(reply.header('retry-after', retryAfterSeconds), 503, 'TRY_AGAIN', busyMessage);
      request.log.error({ err: error, correlationId: request.id }, 'GraphQL request failed');
      const message = 'Something went wrong on our side. Try again in a few moments.';
      return reply.code(500).send({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: request.id } }] });
    });

    // Pages of other storefronts (https://fetch.spec.whatwg.org/#http-cors-protocol): without credentials, so that no cookie is involved.
    scope.addHook('onRequest', async (request, reply) => {
      if (services.origins.storefronts?.length) reply.header('vary', 'Origin');
      const storefront = storefrontOfRequest(services, request);
      if (storefront === undefined) return;
      reply.header('access-control-allow-origin', storefront).header('access-control-expose-headers', exposedHeaders);
    });

    scope.options(path, async (request, reply) => {
      if (storefrontOfRequest(services, request) === undefined) throw new ForeignPageError();
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key');
      return reply.header('access-control-max-age', preflightSeconds).code(204).send();
    });

    scope.post(path, async (request, reply) => {
      refuseForeignPage(services, request);
      const accept = request.headers.accept ?? '*/*';
      const key = `${jsonTypeFor(accept)} ${request.body as string}`;
      const found = acceptsEvents(accept) ? undefined : current(key);
      if (found) return sendKept(request, reply, found);

      const params = readParams(request.body);
      if (!params || isAtOdds(params)) return refuseParams(reply);
      if (!isStorable(params, request.body as string)) return refuseText(reply);
      const isStream = acceptsEvents(accept) && (acceptsOnlyEvents(accept) || operationOf(params, persisted) === 'subscription');
      return isStream ? answerLive(params, request, reply) : answer(request, reply, key, params);
    });

    scope.get(path, async (request, reply) => {
      const accept = request.headers.accept ?? '*/*';
      const given = request.query as Record<string, unknown>;
      if (sendGraphiql && given.query === undefined && accept.includes('text/html')) return sendGraphiql(reply);
      // GET changes nothing, but the response may hold the visitor's own data.
      if (senderOfRequest(services, request) === 'foreign-page' && request.headers['sec-fetch-site'] !== 'none')
        throw new ForeignPageError();
      const params = paramsOf(given);
      if (!params || isAtOdds(params)) return refuseParams(reply);
      if (!isStorable(params)) return refuseText(reply);
      const operation = operationOf(params, persisted);
      if (operation === 'mutation') {
        reply.header('allow', 'POST').header('cache-control', 'no-store');
        return refuse(reply, 405, 'METHOD_NOT_ALLOWED', 'Use POST to send mutations, as application/json.');
      }
      if (operation === 'subscription' && acceptsEvents(accept)) return answerSubscription(params, request, reply);
      const key = `${jsonTypeFor(accept)} ${JSON.stringify(params)}`;
      const found = current(key);
      return found ? sendKept(request, reply, found) : answer(request, reply, key, params);
    });
  });
}
