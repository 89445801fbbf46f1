import type { FastifyInstance } from 'fastify';
import { shopDay } from '../../shared/clock/shopClock.ts';
import { SignInRequiredError, exportMyData } from '../foundation/accounts/accounts.ts';
import { ThrottledError } from '../platform/limits/throttle.ts';
import { visitorContext, type Services } from './requestShop.ts';
import { setFlash } from './flash.ts';

// Without a file, the browser is redirected to a page that explains why: it has navigated to a URL, and would show plain text or save it as
// the file.
const signInFirst = '/account/sign-in/?from=%2Faccount%2Fprivacy%2F';
const privacyPage = '/account/privacy/';
/** In the format in which the account page shows the outcome of its forms. */
const tooOften = {
  form: 'export',
  isDone: false,
  message: 'You’ve requested your data too many times this hour. Try again in an hour.',
  issues: {},
  values: {},
};

/** Adds the download of all data that the shop stores about the signed-in customer; the account page links to it. */
export function addAccountData(app: FastifyInstance, services: Services): void {
  app.get('/account/data.json', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    // Other sites' pages can neither embed the file as a script nor link to it.
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
        setFlash({ shop, request, reply, isSecure }, privacyPage, tooOften);
        return reply.redirect(privacyPage, 303);
      }
      throw error;
    }
  });
}
