import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../graphql/context.ts';
import { maxBodyBytes } from '../graphql/limits.ts';
import type { GraphqlServer } from '../graphql/yoga.ts';
import { visitorContext, type Services } from './requestShop.ts';

// Answers that no visitor had a part in are kept, by the bytes of the request and the revision of the catalogue: most of what the
// shop is asked is asked again. Anything that touches the visitor marks its answer private, and mutations always do.

const kept = new LRUCache<string, string>({ maxSize: 32 * 1024 * 1024, sizeCalculation: (answer, key) => answer.length + key.length });
const maxKeptBytes = 512 * 1024;

function refuse(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

/** Mounts POST /graphql (and GraphiQL on GET, in development). */
export function addGraphqlRoute(app: FastifyInstance, services: Services, server: GraphqlServer, isDevelopment: boolean): void {
  async function execute(request: FastifyRequest, reply: FastifyReply, context: Context, body: string | undefined) {
    return server.fetch(
      new Request(new URL(request.url, services.origins.publicUrl), {
        method: request.method,
        headers: { 'content-type': 'application/json', accept: request.headers.accept ?? 'application/json' },
        body,
      }),
      context,
    );
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 413) return refuse(reply, 413, 'BODY_TOO_LARGE', `A request has at most ${maxBodyBytes} bytes.`);
      if (status === 415) return refuse(reply, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json.');
      if (status < 500) return refuse(reply, status, status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST', error.message);
      request.log.error({ err: error, correlationId: request.id }, 'GraphQL request failed');
      const message = 'Something went wrong on our side. Please try again in a few moments.';
      return reply.code(500).send({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: request.id } }] });
    });

    scope.post('/graphql', async (request, reply) => {
      const body = request.body as string;
      let isPrivate = false;
      const context = visitorContext(services, request, reply, () => (isPrivate = true));
      const key = `${services.catalog.current()} ${request.headers.accept ?? ''} ${createHash('sha256').update(body).digest('base64')}`;
      const found = kept.get(key);
      if (found !== undefined)
        return reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache').send(found);
      const response = await execute(request, reply, context, body);
      reply.code(response.status);
      reply.header('content-type', response.headers.get('content-type') ?? 'application/json; charset=utf-8');
      reply.header('cache-control', isPrivate ? 'private, no-store' : 'no-cache');
      const answer = await response.text();
      if (!isPrivate && response.status === 200 && answer.length <= maxKeptBytes && answer.startsWith('{"data"')) kept.set(key, answer);
      return reply.send(answer);
    });

    scope.get('/graphql', async (request, reply) => {
      if (!isDevelopment) {
        reply.header('allow', 'POST');
        return refuse(reply, 405, 'METHOD_NOT_ALLOWED', 'Send a POST request with application/json.');
      }
      const response = await server.fetch(
        new Request(new URL(request.url, services.origins.publicUrl), { headers: { accept: 'text/html' } }),
        visitorContext(services, request, reply, () => undefined),
      );
      return reply
        .code(response.status)
        .header('content-type', response.headers.get('content-type') ?? 'text/html')
        .send(await response.text());
    });
  });
}
