import type { FastifyInstance } from 'fastify';
import { exportMyData } from '../accounts/exportData.ts';
import { ShopError } from '../errors.ts';
import { ThrottledError } from '../throttle.ts';
import { visitorContext, type Services } from './requestShop.ts';

/** Everything that the shop has of whoever has signed in, as a file to keep: a link of the account page leads here. */
export function addAccountData(app: FastifyInstance, services: Services): void {
  app.get('/account/data.json', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    // No page of others gets at it, neither as a script nor by leading there.
    reply.header('cross-origin-resource-policy', 'same-origin');
    const { shop } = visitorContext(services, request, reply, () => undefined);
    try {
      const json = await exportMyData(shop);
      const name = `souk-data-${shop.now.toISOString().slice(0, 10)}.json`;
      return await reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json; charset=utf-8').send(json);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      if (error instanceof ThrottledError) reply.header('retry-after', error.retryAfterSeconds);
      const status = error instanceof ThrottledError ? 429 : 403;
      return reply.code(status).type('text/plain; charset=utf-8').send(`${error.message}\n`);
    }
  });
}
