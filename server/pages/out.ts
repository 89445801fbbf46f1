import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rowId } from '../platform/graphql/rowId.ts';
import { countClick, destinationOf } from '../engagement/offers/offers.ts';
import { visitorContext, type Services } from './requestShop.ts';

// /out/{number} redirects to the page of an offer. Only the number is read from the URL, so no link of this shop can lead elsewhere (no
// open redirect). Because of the referrer policy of all responses, the merchant learns only which shop the customer comes from: not the
// page, nor a code in its URL.

/** User agents of programs that identify themselves as such. (Cubot is a phone brand.) */
const programs = [
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|archiver/i,
  /preview|scan|monitor|check|fetch|embed|facebookexternalhit/i,
  /curl|wget|python|java\/|go-http|\bnode\b|undici|axios|okhttp|libwww|httpclient/i,
];

/** Returns whether a person follows a link, as far as the request tells: not a HEAD request, a prefetch, an image source or a bot. */
export function isClick({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].flat().join(' ');
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  // Older browsers don't send this header.
  if (!['document', undefined].includes(headers['sec-fetch-dest']?.toString())) return false;
  const agent = headers['user-agent'] ?? '';
  return agent !== '' && !programs.some((form) => form.test(agent));
}

/** Adds the endpoint by which shoppers leave for a merchant. */
export function addOut(app: FastifyInstance, services: Services): void {
  for (const url of ['/out/:number', '/out/:number/']) {
    app.get<{ Params: { number: string } }>(url, async (request, reply) => {
      const { shop } = visitorContext(services, request, reply, () => undefined);
      const offerId = rowId(request.params.number);
      const destination = await destinationOf(shop, offerId);
      if (destination === null) return reply.callNotFound();
      // A failed count must not keep the shopper from leaving.
      if (isClick(request)) await countClick(shop, offerId).catch((fault: unknown) => services.logFault(fault, request.id));
      return reply
        .code(302)
        .header('location', destination)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .send();
    });
  }
}
