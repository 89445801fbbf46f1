import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acmePay } from './acmePay.ts';
import { describePaymentProvider, hostWith } from './paymentProviderContract.ts';

const secret = 'secret of the tests';

describePaymentProvider('the example of docs/extending/payments.md', () => {
  const provider = acmePay()(hostWith({ merchant: 'Souk', secret }));
  if (provider.flow !== 'ONLINE') throw new Error('Acme Pay collects money online');
  const pay = provider.pages?.find(({ method }) => method === 'POST');
  return Promise.resolve({
    provider,
    token: null,
    confirmedToken: null,
    async confirm({ key }) {
      await pay?.answer({ fields: { id: key }, findPayment: () => Promise.resolve(null), followUp: () => Promise.resolve() });
    },
    message(payment, now) {
      const body = Buffer.from(JSON.stringify({ id: `evt_${payment}`, type: 'payment.paid', payment }));
      const time = Math.floor(now.getTime() / 1_000);
      const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
      return { headers: { 'acme-signature': `t=${time},v1=${signature}` }, body, now };
    },
  });
});

test('docs/extending/payments.md contains this provider unchanged', () => {
  const source = readFileSync('tests/payments/acmePay.ts', 'utf8').replaceAll('../../server/', '../../');
  expect(readFileSync('docs/extending/payments.md', 'utf8')).toContain(`\`\`\`ts\n${source}\`\`\``);
});
