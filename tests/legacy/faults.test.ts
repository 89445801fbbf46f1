import { expect, test } from 'vitest';
import { unreachableDb, testApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newClient } from './client.ts';

test('[F139] without the database, legacy calls return a generic error that isn’t cached', async () => {
  const db = await freshDb();
  const { id } = await makeProduct(db);
  const working = await testApp(db);
  const client = newClient(working.app);
  await client.ajax('add_to_cart', { product_id: id });
  const gone = await testApp(unreachableDb(db));
  const same = newClient(gone.app, client.cookies);
  const answers = [
    await same.ajax('add_to_cart', { product_id: id }),
    await same.ajax('get_refreshed_fragments', { time: '1' }),
    await same.ajax('remove_from_cart', { cart_item_key: 'f'.repeat(32) }),
    await same.action({ action: 'rh_update_sidebar_cart_item' }),
    await same.send('GET', '/legacy/globals.js'),
    await same.send('GET', `/?add-to-cart=${id}`),
  ];
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([500, '<p>Something went wrong on our side. Try again in a few moments.</p>']);
    expect(headers['cache-control']).toContain('no-store');
  }
  expect(gone.faults.length).toBeGreaterThanOrEqual(answers.length);
  // The browser's cookies stay unchanged, because they are correct again when the database is back.
  expect(same.cookies.get('woocommerce_items_in_cart')).toBe('1');
  await Promise.all([working.app.close(), gone.app.close()]);
});
