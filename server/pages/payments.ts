import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { followUpPayment, paymentToConfirm, returnTarget } from '../commerce/orders/orders.ts';
import {
  MessageRefusedError,
  ProviderUnavailableError,
  callProvider,
  offeredProviders,
  providerPath,
  type OnlinePaymentProvider,
  type ProviderMessage,
  type ProviderPage,
  type ReceivedMessage,
} from '../commerce/payments/payments.ts';
import { busyMessage, isOverload, retryAfterSeconds } from '../platform/database/overload.ts';
import { pagePolicy } from '../platform/http/securityHeaders.ts';
import { senderOf } from '../platform/http/origin.ts';
import { settleEffects } from './effects.ts';
import { ForeignPageError, publicContext, visitorContext, type Services } from './requestShop.ts';

// HTTP endpoints of payment providers, each below /payments/ and the provider's name: the webhook, the return URL for shoppers, and the
// provider's own pages.

const maxMessageBytes = 256 * 1024;

/** Mounts the endpoints of all available online providers. */
export function addPayments(app: FastifyInstance, services: Services): void {
  for (const provider of offeredProviders(services.payments)) {
    if (provider.flow !== 'ONLINE') continue;
    const path = providerPath(provider.id);
    if (provider.readMessage) addWebhook(app, services, provider, `${path}/webhook`);
    addReturn(app, services, `${path}/return`);
    for (const page of provider.pages ?? []) addPage(app, services, page, `${path}/${page.path}`);
  }
}

function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
}

function addWebhook(app: FastifyInstance, services: Services, provider: OnlinePaymentProvider, path: string): void {
  void app.register(async (scope) => {
    // The raw bytes are signed, so they must not be parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxMessageBytes }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 413) return sendText(reply, 413, `A message can be at most ${maxMessageBytes} bytes long.`);
      if (status < 500) return sendText(reply, status, error.message);
      if (isOverload(error)) return sendText(reply.header('retry-after', retryAfterSeconds), 503, busyMessage);
      services.logFault(error, request.id);
      return sendText(reply, 500, 'The message could not be processed. Send it again later.');
    });
    scope.post(path, async (request, reply) => {
      const { shop } = publicContext(services, request.id);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const read = await readWebhook(services, provider.id, { headers: request.headers, body, now: shop.now });
        if (read instanceof MessageRefusedError) return sendText(reply, read.status, read.message);
        let isOurs = read.length === 0;
        for (const { id, kind, chargeKey } of read) {
          // Message ids are unique only per provider.
          const message = { id: `${provider.id} ${read.length === 1 ? id : `${id} ${chargeKey}`}`, kind };
          if (await followUpPayment(shop, chargeKey, { message, mailsFailure: true })) isOurs = true;
        }
        return sendText(reply, 200, isOurs ? 'Noted.' : 'No payment in this shop matches that charge.');
      } catch (error) {
        if (!(error instanceof ProviderUnavailableError)) throw error;
        services.logFault(error, request.id);
        return sendText(reply.header('retry-after', '60'), 503, 'The charge could not be looked up. Send the message again later.');
      }
    });
  });
}

/** A refused message counts as a response: it must not look as if the provider were unavailable. */
function readWebhook({ payments }: Services, id: string, message: ReceivedMessage): Promise<ProviderMessage[] | MessageRefusedError> {
  return callProvider(payments, id, async (provider, signal) => {
    try {
      return (await provider.readMessage?.(message, signal)) ?? [];
    } catch (error) {
      if (error instanceof MessageRefusedError) return error;
      throw error;
    }
  });
}

/** Returns the fields by name; repeated fields count as missing. */
function fieldsOf(given: unknown): Record<string, string> {
  const entries = Object.entries(typeof given === 'object' && given !== null ? given : {});
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Queries the provider about a charge for the shopper of the request, and sends the resulting changes to their browser. */
async function followUp(services: Services, request: FastifyRequest, reply: FastifyReply, charge: string): Promise<void> {
  const context = visitorContext(services, request, reply, () => undefined);
  try {
    await followUpPayment(context.shop, charge, { mailsFailure: false });
    await settleEffects(context, request, reply);
  } catch (error) {
    // The order's page shows that payment is pending; the sweeper queries again.
    if (!(error instanceof ProviderUnavailableError)) throw error;
    services.logFault(error, request.id);
  }
}

function addReturn(app: FastifyInstance, services: Services, path: string): void {
  app.get(path, async (request, reply) => {
    const { charge = '', order = '', key = '' } = fieldsOf(request.query);
    const number = /^[1-9]\d{0,8}$/.test(order) ? Number(order) : 0;
    const payment = await paymentToConfirm(services, { charge, number, key });
    if (!payment) return reply.callNotFound();
    await followUp(services, request, reply, charge);
    return reply.header('cache-control', 'no-store').redirect(await returnTarget(services, charge), 303);
  });
}

function addPage(app: FastifyInstance, services: Services, page: ProviderPage, url: string): void {
  app.route({
    method: page.method,
    url,
    async handler(request, reply) {
      // Otherwise another site's page that knows the shopper's link could approve the payment.
      if (page.method === 'POST' && senderOf(request.headers, services.origins) !== 'own-page') throw new ForeignPageError();
      const answer = await page.answer({
        fields: fieldsOf(page.method === 'POST' ? request.body : request.query),
        findPayment: (link) => paymentToConfirm(services, link),
        followUp: (charge) => followUp(services, request, reply, charge),
      });
      if ('redirect' in answer) return reply.header('cache-control', 'no-store').redirect(answer.redirect, 303);
      const { status = 200, cacheControl, type, body } = answer;
      const { storefronts = [] } = services.origins;
      // The form leads back to the storefront where the shopper has ordered.
      if (storefronts.length > 0 && type === 'text/html') reply.header('content-security-policy', pagePolicy(storefronts));
      return reply.code(status).header('cache-control', cacheControl).type(`${type}; charset=utf-8`).send(body);
    },
  });
}
