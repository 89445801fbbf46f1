import type { FastifyInstance } from 'fastify';
import { SubscriptionLinkError, unsubscribePath, unsubscribe } from '../engagement/newsletter/newsletter.ts';
import { nobodyContext, type Services } from './requestShop.ts';

const maxBodyBytes = 4 * 1024;

/** The one field that mail programs send (RFC 8058), in a form of either kind. */
function isOneClick(body: unknown): boolean {
  return Buffer.isBuffer(body) && /List-Unsubscribe(=|"[^]{0,200}?\r?\n\r?\n)One-Click/.test(body.toString('latin1'));
}

/**
 * Lets mail programs post to the addresses that end our mails: they send their one field as a form of either kind (RFC 8058), without
 * cookies, and other pages take one kind only. The page that ends a wishlist's mails answers by itself; the newsletter ends here. Its
 * page, which people post to with a form of their own, is left to answer them.
 */
export function addOneClick(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => done(null, body));
    for (const url of ['/wishlist/mails/off', '/wishlist/mails/off/']) {
      scope.post(url, (request, reply) => {
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
        const { shop } = nobodyContext(services, request);
        const say = (status: number, text: string) =>
          reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
        try {
          const { key } = request.query;
          await unsubscribe(shop, typeof key === 'string' ? key : '', 'ONE_CLICK');
          return say(200, 'You are unsubscribed.');
        } catch (error) {
          if (!(error instanceof SubscriptionLinkError)) throw error;
          return say(404, error.message);
        }
      });
    }
  });
}
