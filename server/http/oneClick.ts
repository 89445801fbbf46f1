import type { FastifyInstance } from 'fastify';

const maxBodyBytes = 4 * 1024;

/**
 * Lets mail programs post to the page that ends a wishlist's mails: they may send their one field as a form of either kind (RFC 8058),
 * and other pages take one kind only. The key is in the address, so the body is not read; the page itself answers.
 */
export function addOneClick(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, _body, done) => done(null, {}));
    for (const url of ['/wishlist/mails/off', '/wishlist/mails/off/']) {
      scope.post(url, (_request, reply) => {
        reply.callNotFound();
      });
    }
  });
}
