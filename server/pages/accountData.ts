import type { FastifyInstance } from 'fastify';
import { shopDay } from '../../shared/clock/shopClock.ts';
import { SignInRequiredError, exportMyData } from '../foundation/accounts/accounts.ts';
import { ThrottledError } from '../platform/limits/throttle.ts';
import { visitorContext, type Services } from './requestShop.ts';
import { keepTold } from './toldOnce.ts';

// Who gets no file is led to a page that says why: the browser has left for an address, and would show a bare text or keep it as the file.
const signInFirst = '/account/sign-in/?from=%2Faccount%2Fprivacy%2F';
const privacyPage = '/account/privacy/';
/** As the account page tells what came of its forms. */
const tooOften = {
  form: 'export',
  isDone: false,
  message: 'You’ve requested your data too many times this hour. Try again in an hour.',
  issues: {},
  values: {},
};

/** Everything that the shop has of whoever has signed in, as a file to keep: a link of the account page leads here. */
export function addAccountData(app: FastifyInstance, services: Services): void {
  app.get('/account/data.json', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    // No page of others gets at it, neither as a script nor by leading there.
    reply.header('cross-origin-resource-policy', 'same-origin');
    const { shop } = visitorContext(services, request, reply, () => undefined);
    try {
      const json = await exportMyData(shop);
      const name = `souk-data-${shopDay(shop.now)}.json`;
      return await reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json; charset=utf-8').send(json);
    } catch (error) {
      if (error instanceof SignInRequiredError) return reply.redirect(signInFirst, 303);
      if (error instanceof ThrottledError) {
        const isSecure = services.origins.publicUrl.startsWith('https:');
        keepTold({ shop, request, reply, isSecure }, privacyPage, tooOften);
        return reply.redirect(privacyPage, 303);
      }
      throw error;
    }
  });
}
