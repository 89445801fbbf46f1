import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedPath } from '../platform/http/loggedPath.ts';
import { isTracing, startRequest, type RequestSpan } from '../platform/tracing/tracing.ts';

export interface RequestSpansOptions {
  /** Whether requests come through a trusted proxy, whose traces are continued. Others could fill the collector. */
  continuesTraces: boolean;
  /** Returns the kind of address, such as `/graphql`. */
  routeOf(request: FastifyRequest): string;
}

const spans = new WeakMap<FastifyRequest, RequestSpan>();

/** Returns the ID of a request's trace for its line in the log; undefined without tracing. */
export const traceIdOf = (request: FastifyRequest): string | undefined => spans.get(request)?.traceId;

/** Records a span for each request. Add it before all other hooks. */
export function addRequestSpans(app: FastifyInstance, { continuesTraces, routeOf }: RequestSpansOptions): void {
  if (!isTracing()) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id, url, headers } = request;
    const attributes = { 'http.request.method': method, 'url.path': loggedPath(url), 'souk.request_id': id };
    const span = startRequest(method, attributes, continuesTraces ? headers : null);
    spans.set(request, span);
    // Fastify's own hook isn't called for connections that close early, nor for streams.
    reply.raw.once('close', () => {
      // Half of a request may still be answered with an error, which nobody gets.
      const hasLeft = !reply.raw.headersSent || (!request.raw.complete && request.raw.destroyed);
      span.end(routeOf(request), hasLeft ? null : reply.statusCode);
    });
    span.run(done);
  });
  // Reading the body leaves the span: its events belong to the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
}
