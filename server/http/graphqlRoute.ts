import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST } from 'graphql';
import { LRUCache } from 'lru-cache';
import { answerOf, type GraphqlAnswer } from '../graphql/answer.ts';
import { maxBodyBytes } from '../graphql/limits.ts';
import type { PersistedDocuments } from '../graphql/persisted.ts';
import type { GraphqlServer } from '../graphql/yoga.ts';
import { settleEffects } from './effects.ts';
import { liveAnswers } from './liveRoute.ts';
import { senderOf } from './origin.ts';
import { ForeignPageError, refuseForeignPage, visitorContext, type Services } from './requestShop.ts';

// Answers that no visitor had a part in are kept, by the bytes of the request and the revision of the catalogue: most of what the
// shop is asked is asked again. Anything that touches the visitor marks its answer private, and mutations always do. What changes without
// a new revision, such as votes, says how long its answers are kept.

const maxKeptBytes = 512 * 1024;

function refuse(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

/** What the body asks for, or null when it is no single request. */
function readParams(body: unknown): Record<string, unknown> | null {
  if (typeof body !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The one character that JSON can carry and the database cannot. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

export interface GraphqlServices extends Services {
  persisted: PersistedDocuments;
}

const wantsEvents = (request: FastifyRequest) => request.headers.accept?.includes('text/event-stream') === true;

/** Mounts POST /graphql, and GET for streams (and for GraphiQL, in development). */
export function addGraphqlRoute(app: FastifyInstance, services: GraphqlServices, server: GraphqlServer, isDevelopment: boolean): void {
  const kept = new LRUCache<string, GraphqlAnswer>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  const endpoint = new URL('/graphql', services.origins.publicUrl);

  function send(reply: FastifyReply, { status, contentType, text }: GraphqlAnswer, cacheControl: string) {
    return reply.code(status).header('content-type', contentType).header('cache-control', cacheControl).send(text);
  }

  const answerLive = liveAnswers(app, services, server);

  /**
   * For EventSource, which cannot post: one of the shop's own subscriptions, by its id, with its variables as JSON. It changes nothing,
   * so it may be a GET.
   */
  function answerSubscription(request: FastifyRequest, reply: FastifyReply) {
    if (senderOf(request.headers, services.origins) === 'foreign-page') throw new ForeignPageError();
    const { id, variables: given } = request.query as { id?: unknown; variables?: unknown };
    const document = typeof id === 'string' ? services.persisted.document(id) : null;
    if (!document || getOperationAST(document)?.operation !== 'subscription') {
      reply.header('cache-control', 'no-store');
      return refuse(reply, 400, 'PERSISTED_QUERY_NOT_IN_LIST', 'GET takes the id of a subscription of the shop’s own pages.');
    }
    const variables = given === undefined ? {} : readParams(given);
    if (!variables) {
      reply.header('cache-control', 'no-store');
      return refuse(reply, 400, 'BAD_REQUEST', '"variables" is one JSON object.');
    }
    return answerLive({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }, request, reply);
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      reply.header('cache-control', 'no-store');
      if (status === 413) return refuse(reply, 413, 'BODY_TOO_LARGE', `A request has at most ${maxBodyBytes} bytes.`);
      if (status === 415) return refuse(reply, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json.');
      if (status < 500) return refuse(reply, status, status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST', error.message);
      request.log.error({ err: error, correlationId: request.id }, 'GraphQL request failed');
      const message = 'Something went wrong on our side. Please try again in a few moments.';
      return reply.code(500).send({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: request.id } }] });
    });

    scope.post('/graphql', async (request, reply) => {
      refuseForeignPage(services, request);
      const accept = request.headers.accept ?? '*/*';
      const key = `${services.catalog.keptBy()} ${accept} ${request.body as string}`;
      const found = kept.get(key);
      if (found) return send(reply, found, 'no-cache');

      if (escapedNul.test(request.body as string)) {
        reply.header('cache-control', 'no-store');
        return refuse(reply, 400, 'BAD_REQUEST', 'Texts may not contain the character U+0000.');
      }
      const params = readParams(request.body);
      if (!params) {
        reply.header('cache-control', 'no-store');
        return refuse(
          reply,
          400,
          'BAD_REQUEST',
          'The body must be one JSON object with "query" or a persisted operation, and "variables".',
        );
      }
      if (wantsEvents(request)) return answerLive(params, request, reply);
      let isPrivate = false;
      let ttl: number | undefined;
      const context = visitorContext(services, request, reply, () => (isPrivate = true));
      context.keepFor = (seconds) => void (ttl = Math.min(ttl ?? Infinity, seconds * 1_000));
      const result = await server.execute(params, context);
      await settleEffects(context, request, reply);
      const answer = answerOf(result, accept);
      const isKept = !isPrivate && answer.status === 200 && !result.errors && answer.text.length <= maxKeptBytes;
      if (isKept) kept.set(key, answer, { ttl });
      return send(reply, answer, isPrivate ? 'private, no-store' : 'no-cache');
    });

    scope.get('/graphql', async (request, reply) => {
      if (wantsEvents(request)) return answerSubscription(request, reply);
      if (!isDevelopment) {
        reply.header('allow', 'POST');
        return refuse(reply, 405, 'METHOD_NOT_ALLOWED', 'Send a POST request with application/json.');
      }
      const context = visitorContext(services, request, reply, () => undefined);
      const response = await server.fetch(new Request(endpoint, { headers: { accept: 'text/html' } }), context);
      const contentType = response.headers.get('content-type') ?? 'text/html';
      return reply
        .code(response.status)
        .header('content-type', contentType)
        .send(await response.text());
    });
  });
}
