import { expect, test } from 'vitest';
import { httpShopper } from '../support/httpShopper.ts';
import { testDatabase } from '../support/databases.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeStocked } from '../support/products.ts';
import { startServer } from '../support/serverProcess.ts';

test('[F44] the built shop serves a product page, shares a cart between both APIs, and places a retried order once', async () => {
  const database = await testDatabase('embedded');
  try {
    const before = await database.open();
    const product = await makeStocked(before, 5);
    await before.close();
    const server = await startServer(database.env);
    try {
      const page = await fetch(`${server.url}/product/${product.slug}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(product.name);
      const shopper = httpShopper(server.url);
      await shopper.add(product.id, 1);
      expect(await shopper.addLegacy(product.id, 1)).toBe(2);
      const order = await shopper.order('order-road-1');
      expect(order).toEqual({ number: expect.any(Number) });
      expect(await shopper.order('order-road-1')).toEqual(order);
    } finally {
      expect(await server.stop()).toBe(0);
    }
    const after = await database.open();
    try {
      expect((await after.prisma.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(3);
      expect(await after.prisma.order.count()).toBe(1);
      await expectInvariants(after);
    } finally {
      await after.close();
    }
  } finally {
    await database.remove();
  }
});
