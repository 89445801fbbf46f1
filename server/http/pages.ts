import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import type { Context } from '../graphql/context.ts';
import { executeInProcess } from '../graphql/executeInProcess.ts';
import type { PersistedDocuments } from '../graphql/persisted.ts';
import { encodedPage, finishedPage, PageCache, type KeptPage } from './pageCache.ts';
import type { PageRenderer } from './renderer.ts';
import { publicContext, visitorContext, type Services } from './requestShop.ts';

export interface PageServices extends Services {
  persisted: PersistedDocuments;
  renderer: PageRenderer;
  logFault(fault: unknown, correlationId: string): void;
}

/** The part of a URL that a public page depends on: its path and the parameters that its route names, in one order. */
function pageKey(url: URL, parameters: string[]): string {
  const isNamed = (name: string) =>
    parameters.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => isNamed(name)));
  query.sort();
  return `${url.pathname}?${query}`;
}

function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage, cacheControl: string) {
  reply.header('cache-control', cacheControl).header('vary', 'Accept-Encoding').header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { body, encoding } = encodedPage(page, request.headers['accept-encoding'] ?? '');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).header('content-type', 'text/html; charset=utf-8').send(body);
}

/** Answers every address that no other route has with a page rendered on the server. */
export function addPages(app: FastifyInstance, services: PageServices): void {
  const cache = new PageCache();

  async function render(request: FastifyRequest, url: URL, context: Context) {
    const execute = async (operation: RequestParameters, variables: Variables) => {
      const document = services.persisted.document(operation.id ?? '');
      if (!document) throw new Error(`The page's operation ${operation.name} is not among the persisted documents`);
      return (await executeInProcess(document, variables, context, services.logFault)) as GraphQLResponse;
    };
    const init = request.method === 'POST' ? { method: 'POST', body: new URLSearchParams(request.body as Record<string, string>) } : {};
    return services.renderer.render(new Request(url, init), execute);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(request.url, services.origins.publicUrl);
    const handle = await services.renderer.handleOf(url.pathname);
    const isPublic = request.method !== 'POST' && handle?.audience === 'public';
    const key = isPublic ? `${services.catalog.current()} ${pageKey(url, handle.parameters ?? [])}` : null;
    const found = key === null ? undefined : cache.get(key);
    if (found) return send(request, reply, found, 'public, max-age=0, must-revalidate');

    const context = isPublic ? publicContext(services, request.id) : visitorContext(services, request, reply, () => undefined);
    const output = await render(request, url, context);
    if (output.kind === 'response') {
      const location = output.response.headers.get('location');
      if (location) reply.header('location', location);
      return reply.code(output.response.status).header('cache-control', 'no-store').send();
    }
    // A thrown Response (404) is part of the plan; anything else is a fault.
    const { error } = output;
    const isFault = error !== null && !(typeof error === 'object' && 'status' in error && Number(error.status) < 500);
    if (isFault) services.logFault(error, request.id);
    if (key !== null && !isFault && output.status === 200)
      return send(request, reply, cache.keep(key, output.status, output.html), 'public, max-age=0, must-revalidate');
    return send(
      request,
      reply,
      finishedPage(isFault ? 500 : output.status, output.html),
      isPublic && !isFault ? 'no-cache' : 'private, no-store',
    );
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) return reply.code(405).header('allow', 'GET, HEAD, POST').send();
    return answer(request, reply);
  });
}
