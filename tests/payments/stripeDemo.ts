import { spawn } from 'node:child_process';
import { fakeStripe } from '../support/fakeStripe/fakeStripe.ts';

// The shop with the fake Stripe, for trying out by hand: npm run demo:stripe.

const secretKey = 'sk_test_demo12345678';
const secret = 'whsec_demo12345678';
const fake = await fakeStripe({ secretKey });
fake.sendTo({ url: `http://localhost:${process.env.PORT ?? '4000'}/payments/stripe/webhook`, secret });
const env = { NODE_ENV: 'production', ...process.env, SHOP_CONFIG: 'tests/payments/stripeShop.config.ts', FAKE_STRIPE_URL: fake.url };
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
  void fake.close();
});
process.stdout
  .write(`A stand-in for Stripe runs at ${fake.url}. In the administration, open Settings > Payment and enter these under "Card and more":
  Secret key              ${secretKey}
  Webhook signing secret  ${secret}
Cards: 4242424242424242 pays, 4000002760003184 asks for 3-D Secure, 4000000000000002 is declined.
`);
