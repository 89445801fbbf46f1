import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { nameSeller } from '../invoices/invoiceDocuments.ts';
import { adminWithSession, type AdminWithSession } from '../support/adminSession.ts';
import { testDatabase } from '../support/databases.ts';
import { fakeMollie } from '../support/fakeMollie/fakeMollie.ts';
import { fakePaypal } from '../support/fakePaypal/fakePaypal.ts';
import { fakeStripe, type FakeStripe } from '../support/fakeStripe/fakeStripe.ts';
import { makeStocked } from '../support/products.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';

// A shop run from its sources, with stand-ins for all payment companies.

export const stripeKeys = { secretKey: 'sk_test_0123456789abcdef', webhookSecret: 'whsec_0123456789abcdef' };
export const mollieKey = 'test_0123456789abcdef0123456789ab';
export const paypalAccount = { clientId: 'AbCdEf0123456789abcdef', clientSecret: 'EFgh0123456789abcdefgh', webhookId: '8PT597110X687430L' };

export interface CompaniesShop {
  server: ServerProcess;
  /** A member of staff with the permissions for settings and orders. */
  clerk: AdminWithSession;
  stripe: FakeStripe;
  /** Origins of the companies' own pages. */
  origins: { stripe: string; mollie: string; paypal: string };
  stop(): Promise<void>;
}

export async function companiesShop(): Promise<CompaniesShop> {
  const database = await testDatabase();
  const db = await database.open();
  await bumpRevision(db.pool);
  await nameSeller(db);
  for (const name of ['Mug', 'Pan']) await makeStocked(db, 100, { name });
  const clerk = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS', 'ORDERS'], isSteppedUp: true });
  await db.close();
  const stripe = await fakeStripe({ secretKey: stripeKeys.secretKey });
  const mollie = await fakeMollie({ apiKey: mollieKey });
  const paypal = await fakePaypal(paypalAccount);
  const env = {
    ...database.env,
    SHOP_CONFIG: 'tests/payments/companiesShop.config.ts',
    FAKE_STRIPE_URL: stripe.url,
    FAKE_MOLLIE_URL: mollie.apiUrl,
    FAKE_PAYPAL_URL: paypal.apiUrl,
    // Mollie's SDK trusts Mollie's certificates only.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  };
  const server = await startServer(env, ['--import', 'tsx', 'server/main.ts']);
  stripe.sendTo({ url: `${server.url}/payments/stripe/webhook`, secret: stripeKeys.webhookSecret });
  paypal.sendTo(`${server.url}/payments/paypal/webhook`);
  return {
    server,
    clerk,
    stripe,
    origins: { stripe: stripe.url, mollie: mollie.url, paypal: paypal.url },
    async stop() {
      await server.stop();
      await Promise.all([stripe.close(), mollie.close(), paypal.close()]);
      await database.remove();
    },
  };
}
