import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rowId } from '../platform/graphql/rowId.ts';
import { countClick, destinationOf } from '../engagement/offers/offers.ts';
import { visitorContext, type Services } from './requestShop.ts';

// /out/{number} leads to where an offer is. The number is all that is read of the address, so nobody can make a link of this shop lead
// elsewhere (no open redirect). By the referrer policy of all answers the merchant learns which shop its customer comes from, and no more:
// not the page, nor a code in its address.

/** Programs that say of themselves that they look at links. (Cubot makes phones.) */
const programs = [
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|archiver/i,
  /preview|scan|monitor|check|fetch|embed|facebookexternalhit/i,
  /curl|wget|python|java\/|go-http|\bnode\b|undici|axios|okhttp|libwww|httpclient/i,
];

/** Whether somebody follows a link, as far as the request says: not a look at its head, a prefetch, a picture's source or a program. */
export function isClick({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].flat().join(' ');
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  // Browsers that do not say what they load a page for are older ones.
  if (!['document', undefined].includes(headers['sec-fetch-dest']?.toString())) return false;
  const agent = headers['user-agent'] ?? '';
  return agent !== '' && !programs.some((form) => form.test(agent));
}

/** The door through which shoppers leave for a merchant. */
export function addOut(app: FastifyInstance, services: Services): void {
  for (const url of ['/out/:number', '/out/:number/']) {
    app.get<{ Params: { number: string } }>(url, async (request, reply) => {
      const { shop } = visitorContext(services, request, reply, () => undefined);
      const offerId = rowId(request.params.number);
      const destination = await destinationOf(shop, offerId);
      if (destination === null) return reply.callNotFound();
      // A shopper is not kept here because something could not be counted.
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
