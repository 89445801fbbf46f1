import { textIn } from '../platform/i18n/text.ts';
import type { FastifyInstance } from 'fastify';
import { alertsOffPath } from '../engagement/alerts/alerts.ts';
import { dealAlertsOffPath } from '../engagement/offers/offers.ts';
import { SubscriptionLinkError, unsubscribePath, unsubscribe } from '../engagement/newsletter/newsletter.ts';
import { anonymousContext, type Services } from './requestShop.ts';

const maxBodyBytes = 4 * 1024;

/** Returns whether the body has the single field that mail clients send (RFC 8058), in either form encoding. */
function isOneClick(body: unknown): boolean {
  return Buffer.isBuffer(body) && /List-Unsubscribe(=|"[^]{0,200}?\r?\n\r?\n)One-Click/.test(body.toString('latin1'));
}

/**
 * Lets mail clients post to the unsubscribe URLs of emails: they send one field in either form encoding (RFC 8058), without cookies, while
 * other pages accept only one encoding. The pages that unsubscribe from a wishlist's emails, from back-in-stock and from deal alerts
 * handle the request themselves; the newsletter is handled here. Forms submitted by people on its page are passed on to the page.
 */
export function addOneClick(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => done(null, body));
    for (const path of ['/wishlist/mails/off/', alertsOffPath, dealAlertsOffPath].flatMap((whole) => [whole.slice(0, -1), whole])) {
      scope.post(path, (request, reply) => {
        request.body = {};
        reply.callNotFound();
      });
    }
    for (const url of [unsubscribePath.slice(0, -1), unsubscribePath]) {
      scope.post<{ Querystring: { key?: unknown } }>(url, async (request, reply) => {
        if (!isOneClick(request.body)) {
          const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
          request.body = Object.fromEntries(new URLSearchParams(text));
          reply.callNotFound();
          return reply;
        }
        const { shop } = anonymousContext(services, request);
        const say = (status: number, text: string) =>
          reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
        try {
          const { key } = request.query;
          await unsubscribe(shop, typeof key === 'string' ? key : '', 'ONE_CLICK');
          return say(200, 'You’re unsubscribed.');
        } catch (error) {
          if (!(error instanceof SubscriptionLinkError)) throw error;
          return say(404, textIn(error.text, shop.language));
        }
      });
    }
  });
}
