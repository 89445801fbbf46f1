import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { makeAccount, password } from '../accounts/accountDocuments.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked } from '../support/products.ts';

// docs/guides/native: its program does what the guide says, against a shop.

interface Cart {
  version: number;
  itemCount: number;
  quote: { total: { amount: number } };
}
interface App {
  cart(): Promise<Cart | null>;
  addToCart(productId: string, quantity?: number): Promise<Cart>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  refresh(): Promise<boolean>;
  placeOrder(shown: Cart, details: object): Promise<{ number: number; status: string; payUrl: string | null }>;
  openLink(link: string): Promise<{ screen: string; slug?: string; order?: { number: number; status: string } | null } | null>;
}
interface Options {
  fetch?: typeof fetch;
  pause?: (seconds: number) => Promise<void>;
}

const returnUrl = 'https://app.example/order';
const details = {
  email: 'ada@example.com',
  lastName: 'Berg',
  address1: 'Main Street 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  shippingMethod: 'standard',
  paymentMethod: 'TEST_CARD',
};

let db: Db;
let shop: TestApp;
let shopUrl: string;
let productId: string;
let openShop: (options: object) => App;
let stored: Map<string, string>;
beforeAll(async () => {
  db = await freshDb();
  productId = globalId('Product', (await makeStocked(db, 50, { name: 'Mug', slug: 'mug' })).id);
  await makeAccount(db);
  shop = await testApp(db, { STOREFRONT_ORIGINS: 'https://app.example' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  shopUrl = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  ({ openShop } = (await import(/* @vite-ignore */ pathToFileURL('docs/guides/native/app.js').href)) as { openShop: typeof openShop });
});
afterAll(() => shop.app.close());
beforeEach(() => void (stored = new Map()));

/** Starts the app, with what the device has stored. */
function start(options: Options = {}): App {
  const keychain = {
    get: (name: string) => Promise.resolve(stored.get(name)),
    set: (name: string, text: string) => Promise.resolve(void stored.set(name, text)),
    delete: (name: string) => Promise.resolve(void stored.delete(name)),
  };
  return openShop({ shopUrl, returnUrl, keychain, pause: () => Promise.resolve(), ...options });
}

/** What the browser does on the bank's page. @returns where it ends */
async function confirmAtBank(payUrl: string): Promise<string> {
  const url = new URL(payUrl);
  const body = new URLSearchParams([...url.searchParams, ['decision', 'approve']]);
  const request = { method: 'POST', body, headers: { origin: shopUrl, 'sec-fetch-site': 'same-origin' }, redirect: 'manual' } as const;
  const posted = await fetch(new URL(url.pathname, shopUrl), request);
  const returned = await fetch(new URL(posted.headers.get('location') ?? '', shopUrl), { redirect: 'manual' });
  return returned.headers.get('location') ?? '';
}

describe('[I100] the native app of the guide', () => {
  it('keeps a guest’s cart over restarts, and adds it to the account’s', async () => {
    expect(await start().cart()).toBeNull();
    expect(stored.size).toBe(0);
    await start().addToCart(productId, 2);
    const guest = stored.get('token');
    const app = start();
    expect(await app.cart()).toMatchObject({ itemCount: 2 });
    await expect(app.signIn('ada@example.com', 'wrong password')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await app.signIn('ada@example.com', password);
    expect(stored.get('token')).not.toBe(guest);
    expect(await app.cart()).toMatchObject({ itemCount: 2 });
    expect(await start().refresh()).toBe(true);
    await app.signOut();
    expect([await app.cart(), stored.size]).toEqual([null, 0]);
  });

  it('finds out that a session has ended, and goes on as a guest', async () => {
    const app = start();
    await app.signIn('ada@example.com', password);
    await db.prisma.visitor.deleteMany({ where: { homeId: { not: null } } });
    expect(await app.refresh()).toBe(false);
    expect(stored.size).toBe(0);
    expect(await app.addToCart(productId)).toMatchObject({ itemCount: 1 });
  });

  it('pays on the bank’s page and comes back by its own link, also after a restart', async () => {
    const app = start();
    const { number, status, payUrl } = await app.placeOrder(await app.addToCart(productId), { ...details, paymentToken: 'tok_action' });
    expect([status, payUrl]).toEqual(['PENDING_PAYMENT', expect.stringContaining(`${shopUrl}/payments/test-card/confirm?`)]);
    // A forged link shows the truth.
    const forged = await app.openLink(`${returnUrl}?order=${number}&status=PROCESSING`);
    expect(forged).toMatchObject({ screen: 'order', order: { number, status: 'PENDING_PAYMENT' } });
    const link = await confirmAtBank(payUrl ?? '');
    expect(link).toBe(`${returnUrl}?order=${number}&status=PROCESSING`);
    expect(await start().openLink(link)).toMatchObject({ screen: 'order', order: { number, status: 'PROCESSING' } });
    expect((await app.cart())?.itemCount).toBe(0);
  });

  it('places one order when answers are lost', async () => {
    const app = start();
    const cart = await app.addToCart(productId);
    const before = await db.prisma.order.count();
    let losses = 2;
    const unreliable: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      losses -= 1;
      if (losses >= 0) throw new TypeError('Network request failed');
      return response;
    };
    const { status, payUrl } = await start({ fetch: unreliable }).placeOrder(cart, { ...details, paymentToken: 'tok_success' });
    expect([status, payUrl, losses]).toEqual(['PROCESSING', null, -1]);
    expect(await db.prisma.order.count()).toBe(before + 1);
  });

  it('opens links of the shop, and leaves others to the browser', async () => {
    const app = start();
    const { number } = await app.placeOrder(await app.addToCart(productId), { ...details, paymentToken: 'tok_success' });
    const key = stored.get(`order ${number}`);
    stored.clear();
    expect(await app.openLink(`${shopUrl}/checkout/order-received/${number}/?key=${key}`)).toMatchObject({ order: { number } });
    expect(await app.openLink(`${shopUrl}/product/mug/`)).toEqual({ screen: 'product', slug: 'mug' });
    expect(await app.openLink(`${shopUrl}/cart/`)).toEqual({ screen: 'cart' });
    for (const link of [`${shopUrl}/terms/`, 'https://evil.example/product/mug/', `${returnUrl}?order=${number}&status=PROCESSING`])
      expect(await app.openLink(link)).toBeNull();
  });
});
