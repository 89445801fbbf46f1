import type { FastifyReply, FastifyRequest } from 'fastify';
import { arrive } from '../engagement/attribution/attribution.ts';
import { consentOf } from '../engagement/consent/consent.ts';
import { shopSettings } from '../foundation/settings/settings.ts';
import { isOwnHost, isTagged } from '../../shared/attribution/classify.ts';
import { isClick } from './out.ts';
import { visitorContext, type Services } from './requestShop.ts';

/**
 * Notes with what somebody arrives at a page who has agreed that it is kept, besides answering them, which it changes nothing of: pages
 * are the same for everybody. Most requests are done with after a look at their headers.
 */
export function noteArrival(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  const { cookie = '', referer = '' } = request.headers;
  // Pages that a browser or a program looks at ahead of anybody are no arrival.
  if (!cookie.includes('cookie_consent=granted') || !isClick(request)) return;
  const url = services.origins.publicUrl + request.url;
  const isElsewhere = URL.canParse(referer) && !isOwnHost(new URL(referer).hostname, request.hostname);
  if (!isElsewhere && !isTagged(url)) return;
  void (async () => {
    const { shop } = visitorContext(services, request, reply, () => undefined);
    if (consentOf(shop) !== 'GRANTED' || !(await shopSettings(shop)).allowTracking) return;
    const visitorId = await shop.visitor.current();
    // The host under which this shop was reached; the address of its own that it is configured with may be another one.
    if (visitorId !== null) await arrive(shop, visitorId, { url: `http://${request.host}${request.url}`, referrer: referer });
  })().catch((error: unknown) => services.logFault(error, request.id));
}
