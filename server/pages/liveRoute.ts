import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLParams } from 'graphql-yoga';
import { execute } from 'graphql';
import { answerOf } from '../platform/graphql/answer.ts';
import { SharedMoment } from '../platform/graphql/sharedMoment.ts';
import type { GraphqlServer } from '../api/yoga.ts';
import { OfferBoards, offerStream, ownStream } from '../engagement/live/live.ts';
import { StreamRegistry } from '../platform/events/streamLimits.ts';
import { readBoardState } from '../engagement/offers/offers.ts';
import { settleEffects } from './effects.ts';
import { withinPoints, type PointBuckets } from '../platform/http/points.ts';
import { eventStream, eventStreamHeaders, singleEvent } from '../platform/http/eventStream.ts';
import { publicContext, visitorContext, type Services } from './requestShop.ts';

/** Retry-After for a refused stream, in seconds. */
const retryAfter = 30;

/** Answers a request with server-sent events: a subscription keeps streaming, any other operation is one event. */
export type AnswerLive = (params: GraphQLParams, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Manages the streams of a server. A stream ends when its client disconnects, when its visitor has opened too many others, and before the
 * server closes.
 */
export function liveAnswers(app: FastifyInstance, services: Services, server: GraphqlServer, points: PointBuckets | null): AnswerLive {
  const open = new StreamRegistry();
  const boards = new OfferBoards({
    bus: services.bus,
    momentNow: () => new SharedMoment(publicContext(services, crypto.randomUUID()), execute),
    readState: (offerIds, now) => readBoardState(services.db, offerIds, now),
    onFault: (fault) => services.logFault(fault, crypto.randomUUID()),
  });
  // Runs before the server waits for pending requests, since streams would never end.
  app.addHook('preClose', async () => open.endAll());

  return async (params, request, reply) => {
    const contextNow = () => visitorContext(services, request, reply, () => undefined);
    const context = contextNow();
    const end = new AbortController();
    const live = { ...ownStream(services.bus, contextNow, end.signal), ...offerStream(boards, contextNow, end.signal) };
    const result = await withinPoints(points, context.shop, reply, (chargePoints) =>
      server.stream(params, { ...context, chargePoints }, live),
    );
    if (!result) return reply;
    if (!(Symbol.asyncIterator in result)) {
      await settleEffects(context, request, reply);
      if (result.data) return reply.headers(eventStreamHeaders).send(singleEvent(result));
      const { status, contentType, text } = answerOf(result, request.headers.accept ?? '');
      return reply.code(status).header('content-type', contentType).header('cache-control', 'private, no-store').send(text);
    }
    const { address, visitor } = context.shop;
    if (open.isFull(address)) {
      const errors = [{ message: 'Too many open streams. Close one, or try again later.', extensions: { code: 'TOO_MANY_STREAMS' } }];
      return reply.code(429).header('retry-after', retryAfter).header('cache-control', 'no-store').send({ errors });
    }
    const remove = open.add({ visitorId: await visitor.current(), address, end: () => end.abort() });
    const ended = () => {
      end.abort();
      remove();
    };
    const failed = (fault: unknown) => services.logFault(fault, request.id);
    // A keep-alive connection would delay the server's shutdown.
    return reply.headers(eventStreamHeaders).header('connection', 'close').send(eventStream(result, { ended, failed }));
  };
}
