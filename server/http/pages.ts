import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import type { Context } from '../graphql/context.ts';
import { executeInProcess } from '../graphql/executeInProcess.ts';
import type { PersistedDocuments } from '../graphql/persisted.ts';
import { noteArrival } from './arrivals.ts';
import { withTags } from './carriedTags.ts';
import { settleEffects } from './effects.ts';
import { encodedPage, finishedPage, PageCache, type KeptPage } from './pageCache.ts';
import type { PageRenderer } from './renderer.ts';
import { keepTold, takeTold } from './toldOnce.ts';
import { publicContext, throughDoor, visitorContext, type Services } from './requestShop.ts';

export interface PageServices extends Services {
  persisted: PersistedDocuments;
  renderer: PageRenderer;
}

/** What an address means. */
interface Place {
  url: string;
  /** Under which its page is kept; null unless it is the same for everybody. */
  key: string | null;
  /** How long its page may be kept, in seconds; null for as long as the catalogue has the same revision. */
  freshSeconds: number | null;
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

/** A posted form's fields; a name that comes several times keeps all its values. */
function formBody(body: unknown): URLSearchParams {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return new URLSearchParams(fields.flatMap(([name, values]) => [values].flat().map((value) => [name, value])));
}

/** Answers every address that no other route has with a page rendered on the server. */
export function addPages(app: FastifyInstance, services: PageServices): void {
  const { isBuilt } = services.renderer;
  const cache = new PageCache();
  // What a request's address means does not change while the server runs: matching it to a route costs more than sending a kept page.
  const places = new LRUCache<string, Place>({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_place, address) => address.length + 200 });

  /** @returns null for an address that is none */
  async function placeOf(address: string): Promise<Place | null> {
    const known = places.get(address);
    if (known) return known;
    // Joined as texts: resolved against our origin, //elsewhere would name another host.
    const absolute = services.origins.publicUrl + address;
    if (!address.startsWith('/') || !URL.canParse(absolute)) return null;
    const url = new URL(absolute);
    const handle = await services.renderer.handleOf(url.pathname);
    const place: Place = {
      url: url.href,
      key: handle?.audience === 'public' ? pageKey(url, handle.parameters ?? []) : null,
      freshSeconds: handle?.freshSeconds ?? null,
    };
    if (isBuilt) places.set(address, place);
    return place;
  }

  async function render(request: FastifyRequest, url: string, context: Context, told: unknown) {
    const execute = async (operation: RequestParameters, variables: Variables) => {
      const document = services.persisted.document(operation.id ?? '');
      if (!document) throw new Error(`The page's operation ${operation.name} is not among the persisted documents`);
      return (await executeInProcess(document, variables, context, services.logFault)) as GraphQLResponse;
    };
    const init = request.method === 'POST' ? { method: 'POST', body: formBody(request.body) } : {};
    return services.renderer.render(new Request(url, init), execute, told);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const place = await placeOf(request.url);
    if (!place)
      return reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('This is not an address.\n');
    noteArrival(services, request, reply);
    const isPublic = request.method !== 'POST' && place.key !== null;
    const period = place.freshSeconds === null ? '' : Math.floor(Date.now() / 1_000 / place.freshSeconds);
    const key = isPublic ? `${services.catalog.keptBy()} ${period} ${place.key}` : null;
    const found = key === null ? undefined : cache.get(key);
    if (found) return send(request, reply, found, 'public, max-age=0, must-revalidate');

    const context = isPublic
      ? publicContext(services, request.id)
      : throughDoor(
          visitorContext(services, request, reply, () => undefined),
          'page',
        );
    const door = { shop: context.shop, request, reply, isSecure: services.origins.publicUrl.startsWith('https:') };
    const told = !isPublic && request.method === 'GET' ? takeTold(door, new URL(place.url).pathname) : null;
    const output = await render(request, place.url, context, told);
    await settleEffects(context, request, reply);
    if (output.kind === 'response') {
      const location = output.response.headers.get('location');
      if (location) reply.header('location', request.method === 'POST' ? location : withTags(location, request.url));
      if (location && output.told !== undefined) keepTold(door, location, output.told);
      return reply.code(output.response.status).header('cache-control', 'no-store').send();
    }
    // A thrown Response (404) is part of the plan; anything else is a fault.
    const { error } = output;
    const isFault = error !== null && !(typeof error === 'object' && 'status' in error && Number(error.status) < 500);
    if (isFault) services.logFault(error, request.id);
    if (isBuilt && key !== null && !isFault && output.status === 200)
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
