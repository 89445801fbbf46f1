import type { FastifyReply, FastifyRequest } from 'fastify';
import { arrive } from '../engagement/attribution/attribution.ts';
import { consentOf } from '../engagement/consent/consent.ts';
import { shopSettings } from '../foundation/settings/settings.ts';
import { isOwnHost, isTagged } from '../../shared/attribution/classify.ts';
import { isClick } from './out.ts';
import { visitorContext, type Services } from './requestShop.ts';

/**
 * Records where a visitor came from, if they have consented. The response is not affected, since pages are the same for every visitor. For
 * most requests, checking the headers is enough.
 */
export function recordArrival(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  const { cookie = '', referer = '' } = request.headers;
  // Prefetches by browsers and requests by other clients don't count as arrivals.
  if (!cookie.includes('cookie_consent=granted') || !isClick(request)) return;
  const url = services.origins.publicUrl + request.url;
  const isElsewhere = URL.canParse(referer) && !isOwnHost(new URL(referer).hostname, request.hostname);
  if (!isElsewhere && !isTagged(url)) return;
  void (async () => {
    const { shop } = visitorContext(services, request, reply, () => undefined);
    if (consentOf(shop) !== 'GRANTED' || !(await shopSettings(shop)).allowTracking) return;
    const visitorId = await shop.visitor.current();
    // The host of the request, which may differ from the configured public URL.
    if (visitorId !== null) await arrive(shop, visitorId, { url: `http://${request.host}${request.url}`, referrer: referer });
  })().catch((error: unknown) => services.logFault(error, request.id));
}
