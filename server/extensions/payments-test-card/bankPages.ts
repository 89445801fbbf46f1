import { z } from 'zod';
import type { ProviderPage, ProviderPageReply, ProviderPageRequest } from '../../commerce/payments/payments.ts';
import type { Db } from '../../platform/database/db.ts';
import { bankStyle, confirmPage, noPaymentPage } from './bankPage.ts';
import { confirmPath, settleCharge } from './books.ts';

// The bank's page on which a shopper confirms a payment.

const question = z.object({
  charge: z.string().min(1).max(100),
  order: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  key: z.string().min(1).max(100),
});

async function readQuestion({ fields, findPayment }: ProviderPageRequest) {
  const result = question.safeParse(fields);
  if (!result.success) return null;
  const { charge, order: number, key } = result.data;
  const payment = await findPayment({ charge, number, key });
  return payment && { payment, fields: { charge, order: String(number), key } };
}

const page = (status: number, body: string): ProviderPageReply => ({ status, type: 'text/html', cacheControl: 'private, no-store', body });

/**
 * Creates the bank's pages.
 * @param db database that holds the bank's records
 * @param readMerchant returns the payee's name that staff have set
 */
export function bankPages(db: Db, readMerchant: () => Promise<string>): ProviderPage[] {
  return [
    {
      method: 'GET',
      path: 'bank.css',
      answer: () => Promise.resolve({ type: 'text/css', cacheControl: 'public, max-age=86400', body: bankStyle }),
    },
    {
      method: 'GET',
      path: 'confirm',
      async answer(request) {
        const asked = await readQuestion(request);
        if (!asked) return page(404, noPaymentPage());
        const { payment, fields } = asked;
        if (!payment.isOpen) return { redirect: payment.returnPath };
        const { number: orderNumber, amountMinor } = payment;
        return page(200, confirmPage({ action: confirmPath, fields, orderNumber, amountMinor, merchant: await readMerchant() }));
      },
    },
    {
      method: 'POST',
      path: 'confirm',
      async answer(request) {
        const asked = await readQuestion(request);
        if (!asked) return page(404, noPaymentPage());
        const { payment, fields } = asked;
        const { decision } = request.fields;
        if (payment.isOpen && (decision === 'approve' || decision === 'refuse')) {
          // The bank records the decision first; then the shopper returns to the shop, which queries the bank for it.
          await settleCharge(db, fields.charge, decision === 'approve');
          await request.followUp(fields.charge);
        }
        return { redirect: payment.returnPath };
      },
    },
  ];
}
