import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { followUpPayment, paymentToConfirm } from '../commerce/orders/orders.ts';
import { busyMessage, isOverload, retryAfterSeconds } from '../platform/database/overload.ts';
import { MessageRefusedError, ProviderUnavailableError, confirmPath, decideCharge } from '../commerce/payments/payments.ts';
import { settleEffects } from './effects.ts';
import { senderOf } from '../platform/http/origin.ts';
import { ForeignPageError, publicContext, visitorContext, type Services } from './requestShop.ts';
import { bankStyle, bankStylePath, confirmPage, noPaymentPage } from './testBankPage.ts';

export interface PaymentServices extends Services {
  logFault(fault: unknown, correlationId: string): void;
}

/** Where the test card's bank sends its messages. */
const webhookPath = '/payments/test-card/webhook';

const maxMessageBytes = 16 * 1024;

const question = z.object({
  charge: z.string().min(1).max(100),
  order: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  key: z.string().min(1).max(100),
});

/** Mounts what the test card's bank needs: where its messages come in, and the page on which a shopper confirms a payment. */
export function addPayments(app: FastifyInstance, services: PaymentServices): void {
  const provider = services.payments.providers.get('TEST_CARD');
  if (!provider) return;
  addWebhook(app, services, provider.readMessage.bind(provider));
  addBankPage(app, services);
}

function say(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
}

type ReadMessage = NonNullable<ReturnType<Services['payments']['providers']['get']>>['readMessage'];

function addWebhook(app: FastifyInstance, services: PaymentServices, readMessage: ReadMessage): void {
  void app.register(async (scope) => {
    // The bytes themselves are signed, so they must come unread.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxMessageBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 413) return say(reply, 413, `A message has at most ${maxMessageBytes} bytes.`);
      if (status === 415) return say(reply, 415, 'Send application/json.');
      if (status < 500) return say(reply, status, error.message);
      if (isOverload(error)) return say(reply.header('retry-after', retryAfterSeconds), 503, busyMessage);
      services.logFault(error, request.id);
      return say(reply, 500, 'The message could not be dealt with. Please send it again later.');
    });
    scope.post(webhookPath, async (request, reply) => {
      const { shop } = publicContext(services, request.id);
      try {
        const { id, kind, chargeKey } = readMessage(request.headers, typeof request.body === 'string' ? request.body : '', shop.now);
        const payment = await followUpPayment(shop, chargeKey, { message: { id, kind }, mailsFailure: true });
        return say(reply, 200, payment ? 'Noted.' : 'No payment of this shop has that charge.');
      } catch (error) {
        if (error instanceof MessageRefusedError) return say(reply, 400, error.message);
        if (!(error instanceof ProviderUnavailableError)) throw error;
        services.logFault(error, request.id);
        return say(reply.header('retry-after', '60'), 503, 'The charge cannot be looked up now. Please send the message again later.');
      }
    });
  });
}

function addBankPage(app: FastifyInstance, services: PaymentServices): void {
  const page = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(text);

  app.get(bankStylePath, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/css; charset=utf-8').send(bankStyle),
  );

  app.get(confirmPath, async (request, reply) => {
    const asked = await readQuestion(services, request.query);
    if (!asked) return page(reply, 404, noPaymentPage());
    const { payment, fields } = asked;
    if (!payment.isOpen) return reply.header('cache-control', 'no-store').redirect(payment.returnPath, 303);
    return page(reply, 200, confirmPage({ action: confirmPath, fields, orderNumber: payment.number, amountMinor: payment.amountMinor }));
  });

  app.post(confirmPath, async (request: FastifyRequest, reply) => {
    // Somebody else's page could otherwise approve for a shopper whose link it has come to know.
    if (senderOf(request.headers, services.origins) !== 'own-page') throw new ForeignPageError();
    const asked = await readQuestion(services, request.body);
    if (!asked) return page(reply, 404, noPaymentPage());
    const { payment, fields } = asked;
    if (payment.isOpen) await decide(request, reply, fields.charge);
    return reply.header('cache-control', 'no-store').redirect(payment.returnPath, 303);
  });

  async function decide(request: FastifyRequest, reply: FastifyReply, charge: string): Promise<void> {
    const { decision } = request.body as { decision?: unknown };
    if (decision !== 'approve' && decision !== 'refuse') return;
    // The bank's side; then the shopper is back at the shop, which asks the bank what was decided.
    await decideCharge(services.db, charge, decision === 'approve');
    const context = visitorContext(services, request, reply, () => undefined);
    try {
      await followUpPayment(context.shop, charge, { mailsFailure: false });
      await settleEffects(context, request, reply);
    } catch (error) {
      // The order's page says that it waits; the sweeper asks again.
      if (!(error instanceof ProviderUnavailableError)) throw error;
      services.logFault(error, request.id);
    }
  }
}

async function readQuestion({ db }: Services, given: unknown) {
  const result = question.safeParse(given);
  if (!result.success) return null;
  const { charge, order: number, key } = result.data;
  const payment = await paymentToConfirm({ db }, { charge, number, key });
  return payment && { payment, fields: { charge, order: String(number), key } };
}
