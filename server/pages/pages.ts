import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { shopIdentity } from '../foundation/settings/settings.ts';
import { initialColours, type ShopColours } from '../../shared/shopColours.ts';
import { isNotModified } from '../platform/http/etag.ts';
import { shareThroughCdn } from '../platform/cache/cdn.ts';
import { Holdings } from '../platform/cache/holdings.ts';
import type { Context } from '../platform/graphql/context.ts';
import { isOverload, retryAfterSeconds, TryAgainError } from '../platform/database/overload.ts';
import { executeInProcess } from '../api/executeInProcess.ts';
import { shopSchema } from '../api/schema.ts';
import { countLookup } from '../platform/metrics/metrics.ts';
import type { PersistedDocuments } from '../platform/graphql/persisted.ts';
import { recordArrival } from './arrivals.ts';
import { withTags } from './carriedTags.ts';
import { settleEffects } from './effects.ts';
import { movedAddress } from './movedPages.ts';
import { encodedPage, finishedPage, PageCache, type CachedPage } from '../platform/http/pageCache.ts';
import { inSpan } from '../platform/tracing/tracing.ts';
import type { PageRenderer } from './renderer.ts';
import { setFlash, consumeFlash } from './flash.ts';
import { publicContext, throughEndpoint, visitorContext, type Services } from './requestShop.ts';

export interface PageServices extends Services {
  persisted: PersistedDocuments;
  renderer: PageRenderer;
}

/** The page of a URL. */
interface Place {
  url: string;
  /** Cache key of the page; null unless the page is the same for every visitor. */
  key: string | null;
  /** Maximum cache time of the page, in seconds; null to cache it until something that it holds changes. */
  freshSeconds: number | null;
}

type PublicPlace = Place & { key: string };

const isPublic = (place: Place): place is PublicPlace => place.key !== null;

/** Returns the part of a URL that a public page depends on: its path and the parameters that its route names, in a fixed order. */
function pageKey(url: URL, parameters: string[]): string {
  const isNamed = (name: string) =>
    parameters.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => isNamed(name)));
  query.sort();
  return `${url.pathname}?${query}`;
}

/** The outcome of rendering; `told` is the flash message for the page that the response redirects to (flash.ts). */
type Made = { kind: 'response'; response: Response; told?: unknown } | { kind: 'page'; page: CachedPage };

/**
 * Maximum number of pages rendered at a time: further ones would wait longer than a visitor does, and would slow down all other requests.
 */
export const maxRenders = 32;

const revalidateControl = 'public, max-age=0, must-revalidate';

/** @param cacheControl if it isn't set yet */
function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, cacheControl?: string) {
  if (page.status === 503) reply.header('retry-after', retryAfterSeconds);
  if (cacheControl !== undefined) reply.header('cache-control', cacheControl);
  reply.header('vary', 'Accept-Encoding').header('etag', page.etag);
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const { body, encoding } = encodedPage(page, request.headers['accept-encoding'] ?? '');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).header('content-type', 'text/html; charset=utf-8').send(body);
}

/** Returns the fields of a submitted form; a repeated name keeps all its values. */
function formBody(body: unknown): URLSearchParams {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return new URLSearchParams(fields.flatMap(([name, values]) => [values].flat().map((value) => [name, value])));
}

/** Failure code for a page whose theme colours couldn't be read: the page is answered as an error and not cached. */
const coloursUnread = 'COLOURS_UNREAD';

async function shopColours({ shop }: Context): Promise<ShopColours> {
  const { accentColour, saleColour } = await shopIdentity(shop);
  return { accent: accentColour, sale: saleColour };
}

/** Serves every URL without its own route with a page rendered on the server. */
export function addPages(app: FastifyInstance, services: PageServices): void {
  const { isBuilt } = services.renderer;
  const { catalog } = services;
  const cache = new PageCache(catalog);
  // Pages being rendered, by their cache key.
  const making = new Map<string, Promise<Made>>();
  let rendering = 0;
  // Caches which page a URL means, which doesn't change while the server runs: matching a route costs more than sending a cached page.
  const places = new LRUCache<string, Place>({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_place, address) => address.length + 200 });

  /** @returns null for an invalid URL */
  async function placeOf(address: string): Promise<Place | null> {
    const known = places.get(address);
    if (known) return known;
    // Concatenated, because resolving //elsewhere against the shop's origin would name another host.
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

  /** @returns the page, and the error codes of its failed operations */
  async function render(request: FastifyRequest, url: string, context: Context, told: unknown) {
    const failures = new Set<unknown>();
    const execute = async (operation: RequestParameters, variables: Variables) => {
      const document = services.persisted.document(operation.id ?? '');
      if (!document) throw new Error(`The page's operation ${operation.name} is not among the persisted documents`);
      const answer = await executeInProcess(shopSchema, document, variables, context, services.logFault);
      for (const { extensions } of answer.errors ?? []) failures.add(extensions.code);
      // Data that couldn't be read may exist, so the page must not say that it doesn't.
      if (failures.has('TRY_AGAIN')) throw new Response(null, { status: 503 });
      return answer as GraphQLResponse;
    };
    const init = request.method === 'POST' ? { method: 'POST', body: formBody(request.body) } : {};
    const colours = await shopColours(context).catch((error: unknown) => {
      failures.add(isOverload(error) ? 'TRY_AGAIN' : coloursUnread);
      return initialColours;
    });
    const output = await inSpan('render page', {}, () => services.renderer.render(new Request(url, init), execute, told, colours));
    return { output, failures };
  }

  /** Renders the page of a URL, or returns the response that replaces it. */
  async function make(request: FastifyRequest, url: string, context: Context, told: unknown): Promise<Made> {
    if (rendering >= maxRenders) throw new TryAgainError();
    rendering += 1;
    try {
      const { output, failures } = await render(request, url, context, told);
      if (output.kind === 'response') return output;
      // A thrown Response (404) is expected; anything else is a fault.
      const { error } = output;
      const isBusy = failures.has('TRY_AGAIN') || isOverload(error);
      const isThrown = error !== null && !(typeof error === 'object' && 'status' in error && Number(error.status) < 500);
      if (isThrown && !isBusy) services.logFault(error, request.id);
      // If a fault prevented the read, the page is not missing.
      const isFault = isThrown || failures.has(coloursUnread) || (output.status === 404 && failures.has('INTERNAL_SERVER_ERROR'));
      const status = isBusy ? 503 : isFault ? 500 : output.status;
      return { kind: 'page', page: finishedPage(status, output.html) };
    } finally {
      rendering -= 1;
    }
  }

  /** Renders a public page once for all concurrent requests, and caches it. */
  function makeForAll(request: FastifyRequest, place: PublicPlace, key: string, period: number): Promise<Made> {
    const holdings = new Holdings();
    const before = { revision: catalog.current(), key: catalog.cacheKey() };
    const made = make(request, place.url, { ...publicContext(services, request.id), holdings }, null)
      .then((answer) => {
        const { kind } = answer;
        if (isBuilt && kind === 'page' && answer.page.status === 200) {
          if (place.freshSeconds !== null) holdings.endAt(new Date((period + 1) * place.freshSeconds * 1_000));
          const mark = (answer.page.mark = catalog.mark(before, holdings));
          cache.set(place.key, { page: answer.page, mark, period });
        }
        return answer;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  function sendPublic(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
    reply.header('cache-control', revalidateControl);
    if (services.cdn && page.mark) shareThroughCdn(reply, services.cdn, catalog, page.mark, 'Accept-Encoding');
    return send(request, reply, page);
  }

  async function answerPublic(request: FastifyRequest, reply: FastifyReply, place: PublicPlace) {
    const period = place.freshSeconds === null ? 0 : Math.floor(Date.now() / 1_000 / place.freshSeconds);
    const key = `${catalog.cacheKey()} ${period} ${place.key}`;
    const found = cache.get(place.key, period) ?? (making.has(key) ? cache.latest(place.key) : undefined);
    countLookup('pages', found !== undefined || making.has(key));
    if (found) return sendPublic(request, reply, found);
    const made = await (making.get(key) ?? makeForAll(request, place, key, period));
    if (made.kind === 'response') return redirect(request, reply, made);
    // Determined per request, not per page, so that each redirect keeps its own query string.
    const moved = made.page.status === 404 ? await movedAddress(publicContext(services, request.id).shop, request.url) : null;
    if (moved !== null) return reply.code(301).header('location', moved).header('cache-control', 'no-cache').send();
    if (isBuilt && made.page.status === 200) return sendPublic(request, reply, made.page);
    return send(request, reply, made.page, made.page.status >= 500 ? 'private, no-store' : 'no-cache');
  }

  function redirect(request: FastifyRequest, reply: FastifyReply, { response }: { response: Response }) {
    const location = response.headers.get('location');
    if (location) reply.header('location', request.method === 'POST' ? location : withTags(location, request.url));
    return reply.code(response.status).header('cache-control', 'no-store').send();
  }

  async function answerVisitor(request: FastifyRequest, reply: FastifyReply, place: Place) {
    const context = throughEndpoint(
      visitorContext(services, request, reply, () => undefined),
      'page',
    );
    const endpoint = { shop: context.shop, request, reply, isSecure: services.origins.publicUrl.startsWith('https:') };
    const made = await make(
      request,
      place.url,
      context,
      request.method === 'GET' ? consumeFlash(endpoint, new URL(place.url).pathname) : null,
    );
    await settleEffects(context, request, reply);
    if (made.kind === 'page') return send(request, reply, made.page, 'private, no-store');
    const location = made.response.headers.get('location');
    if (location && made.told !== undefined) setFlash(endpoint, location, made.told);
    return redirect(request, reply, made);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const place = await placeOf(request.url);
    if (!place) return reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Invalid URL.\n');
    recordArrival(services, request, reply);
    if (request.method === 'POST' || !isPublic(place)) return answerVisitor(request, reply, place);
    return answerPublic(request, reply, place);
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) return reply.code(405).header('allow', 'GET, HEAD, POST').send();
    return answer(request, reply);
  });
}
