import { expect, test } from 'vitest';
import { freshDb } from '../support/db.ts';
import { newVisitor, sharedRevision } from '../support/shopDriver.ts';

const document = '{ shopSettings { cartRedirectAfterAdd slidingCart } }';

test('[F16] a new shop stays on the page after an add; what its owner sets is told to everybody', async () => {
  const db = await freshDb();
  const revision = await sharedRevision(db);
  await revision.reload();
  const visitor = newVisitor(db);
  expect(await visitor.ask(document)).toEqual({ shopSettings: { cartRedirectAfterAdd: false, slidingCart: true } });

  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { cartRedirectAfterAdd: true } });
  await db.prisma.catalogState.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
  await revision.reload();
  const { data, isPrivate } = await visitor.gql(document);
  expect(data).toEqual({ shopSettings: { cartRedirectAfterAdd: true, slidingCart: true } });
  expect(isPrivate).toBe(false);
});

test('settings cost no query once they are known', async () => {
  const db = await freshDb();
  await (await sharedRevision(db)).reload();
  const visitor = newVisitor(db);
  await visitor.ask(document);
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { slidingCart: false } });
  expect(await visitor.ask(document)).toEqual({ shopSettings: { cartRedirectAfterAdd: false, slidingCart: true } });
});
