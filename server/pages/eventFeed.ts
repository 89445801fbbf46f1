import { textIn } from '../platform/i18n/text.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openEventStream, type OpenEventStream } from '../backoffice/integrations/integrations.ts';
import { InvalidInputError, ShopError } from '../platform/errors/errors.ts';
import { eventStreamHeaders, textStream } from '../platform/http/eventStream.ts';
import { withinPoints, type PointBuckets } from '../platform/http/points.ts';
import { refuseFile } from './staffFiles.ts';
import { senderOf } from '../platform/http/origin.ts';
import { visitorContext, type Services } from './requestShop.ts';

/** Open streams of one API key or account: for several programs, and a few that the server hasn't noticed are gone. */
const maxStreamsOfReader = 5;
/** Open streams of a process: each of them reads the feed every two seconds. */
const maxStreams = 200;

const retryAfter = 30;

/** The one value of a parameter; undefined without it. */
const valueOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Adds the event feed as a stream of server-sent events, for API keys and administrators. Refusals are JSON with code and message. */
export function addEventFeed(app: FastifyInstance, services: Services, points: PointBuckets | null): void {
  const open = new Map<AbortController, string>();
  // Runs before the server waits for pending requests, since streams would never end.
  app.addHook('preClose', async () => {
    for (const end of open.keys()) end.abort();
  });

  const streamOf = async (request: FastifyRequest, shop: Parameters<typeof openEventStream>[0]): Promise<OpenEventStream | ShopError> => {
    const query = request.query as Record<string, unknown>;
    // A reconnecting EventSource keeps the URL and sends the header.
    const after = valueOf(request.headers['last-event-id']) ?? valueOf(query.after);
    try {
      return await openEventStream(shop, { types: valueOf(query.types) ?? '', after });
    } catch (error) {
      if (error instanceof ShopError) return error;
      throw error;
    }
  };

  app.get('/admin/events', { exposeHeadRoute: false }, async (request, reply) => {
    const isForeign = senderOf(request.headers, services.origins) === 'foreign-page';
    if (isForeign) return refuseFile(reply, 403, 'FORBIDDEN', 'You don’t have permission to do this.');
    const { shop } = visitorContext(services, request, reply, () => undefined);
    const refusal = (message: string) => ({ code: 'RATE_LIMITED', message });
    const stream = await withinPoints(points, shop, reply, () => streamOf(request, shop), refusal);
    if (!stream) return reply;
    if (stream instanceof ShopError)
      return refuseFile(reply, stream instanceof InvalidInputError ? 400 : 403, stream.code, textIn(stream.text, shop.language));
    const { readerId, frames } = stream;
    const own = [...open.values()].filter((reader) => reader === readerId);
    if (open.size >= maxStreams || own.length >= maxStreamsOfReader) {
      reply.header('retry-after', retryAfter);
      return refuseFile(reply, 429, 'TOO_MANY_STREAMS', 'Too many open streams. Close one, or try again later.');
    }
    const end = new AbortController();
    open.set(end, readerId);
    const ended = () => {
      end.abort();
      open.delete(end);
    };
    const failed = (fault: unknown) => services.logFault(fault, request.id);
    // A keep-alive connection would delay the server's shutdown.
    return reply
      .headers(eventStreamHeaders)
      .header('connection', 'close')
      .send(textStream(frames(end.signal), { ended, failed }));
  });
}
