import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { recordPrices } from '../../server/catalogue/pricing/prices.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage } from '../support/browser.ts';
import { expectInvariants } from '../support/invariants.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';

// The server is killed in the middle of a long job. After the restart, the job resumes by itself and finishes.

const many = 4_000;

async function killableShop(prepare: (db: Db) => Promise<unknown>) {
  let keeper: AdminWithSession | undefined;
  const shop = await preparedShop(async (db) => {
    keeper = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'] });
    await prepare(db);
  });
  let server: ServerProcess = shop;
  onTestFinished(async () => {
    await server.stop();
    await shop.stop();
  });
  const ended = (signal: NodeJS.Signals) => {
    const over = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill(signal);
    return over;
  };
  const read = async <T>(look: (db: Db) => Promise<T>): Promise<T> => {
    const db = await shop.openDb();
    return look(db).finally(() => db.close());
  };
  return {
    async open(address: string): Promise<Page> {
      const { page } = await openPage({ baseURL: server.url });
      if (keeper) await signInAsAdmin(page.context(), server.url, keeper);
      await page.goto(`/admin${address}`);
      return page;
    },
    /** Kills the server without warning, inspects the database, and starts the server again. */
    async killAndRestart<T>(look: (db: Db) => Promise<T>): Promise<T> {
      await ended('SIGKILL');
      const left = await read(look);
      server = await startServer(shop.env);
      return left;
    },
    async after<T>(look: (db: Db) => Promise<T>): Promise<T> {
      await ended('SIGTERM');
      return read(look);
    },
  };
}

test('a bulk change and its undo each resume and finish after the server was killed', async () => {
  const shop = await killableShop(async (db) => {
    const data = Array.from({ length: many }, (_, index) => ({ slug: `thing-${index}`, name: `Thing ${index}`, regularPriceMinor: 1_000 }));
    await db.prisma.product.createMany({ data });
    const ids = (await db.prisma.product.findMany({ select: { id: true } })).map(({ id }) => id);
    await recordPrices(db.pool, ids, new Date());
    await refreshProducts(db.pool, 'all', new Date());
  });
  let page = await shop.open('/products');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await page.getByRole('button', { name: /^Edit all 4,000/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What to change').selectOption({ label: 'Price' });
  await dialog.getByLabel('Percentage').fill('-10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Change 4,000 products' }).click();
  await page.getByRole('progressbar', { name: /^Products: prices/ }).waitFor();
  const edit = (db: Db) => db.prisma.bulkEdit.findFirstOrThrow({ select: { status: true, done: true } });
  const left = await shop.killAndRestart(edit);
  expect(left.status).toBe('RUNNING');
  expect(left.done).toBeLessThan(many);
  page = await shop.open('/jobs');
  await page.getByText('4,000 products changed out of 4,000.').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Undo Products: prices' }).click();
  await page.getByRole('progressbar', { name: /Products: prices$/ }).waitFor();
  const undoing = await shop.killAndRestart(edit);
  expect(undoing.status).toBe('UNDOING');
  expect(undoing.done).toBeLessThan(many);
  page = await shop.open('/jobs');
  await page.getByText('Undone: 4,000 of 4,000 products reverted.').waitFor({ timeout: 150_000 });
  await shop.after(async (db) => {
    expect(await db.prisma.product.count({ where: { regularPriceMinor: 1_000 } })).toBe(many);
    await expectInvariants(db);
  });
}, 600_000);
