import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey } from '../integrations/apiKeys.ts';
import { bulkExportDriver } from '../integrations/bulkExportDriver.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';

// docs/guides/export: its program exports what the guide says, in flat memory. The guide names the command for the full size.

const products = Number(process.env.EXPORTED_PRODUCTS ?? 300);
const orders = Number(process.env.EXPORTED_ORDERS ?? 300);
const hours = 60 * 60 * 1_000;

let db: Db;
let shop: TestApp;
let directory = '';
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'souk-export-'));
  db = await freshDb();
  // The program polls as often as it likes.
  shop = await testApp(db, { RATE_LIMIT_POINTS: '0' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { id } = await makeStocked(db, 10);
  const { number } = await placed(await shopper(db, { [id]: 1 }), details());
  for (let made = 1; made < products; made += 10_000)
    await db.pool.query(
      `insert into "Product" ("slug", "sku", "name", "regularPriceMinor", "updatedAt")
       select 'copy-' || g, 'COPY-' || g, 'Copy ' || g, 500, now() from generate_series($1::int, $2::int) g`,
      [made, Math.min(products - 1, made + 9_999)],
    );
  for (let made = 1; made < orders; made += 10_000)
    await db.pool.query(
      `with copies as (
         select jsonb_populate_record(o, jsonb_build_object('id', o."id" + g, 'number', o."number" + g, 'accessKey', 'copy ' || g,
           'cartVersion', o."cartVersion" + g, 'idempotencyKey', 'copy ' || g, 'position', null, 'changePosition', null)) as copy, g, o."id" as original
         from "Order" o, generate_series($2::int, $3::int) g where o."number" = $1
       ), made as (insert into "Order" select (copy).* from copies returning "id")
       insert into "OrderLine" select (jsonb_populate_record(l, jsonb_build_object('id', l."id" + g, 'orderId', (copy)."id"))).*
       from copies join "OrderLine" l on l."orderId" = original`,
      [number, made, Math.min(orders - 1, made + 9_999)],
    );
}, hours);
afterAll(async () => {
  await shop.app.close();
  rmSync(directory, { recursive: true });
});

it(
  '[I24] the program of the export guide exports all products and orders in flat memory',
  async () => {
    const boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
    const { token } = await madeKey(boss, ['CATALOGUE_READ', 'ORDERS_READ']);
    const { run } = bulkExportDriver(db, shop);
    const program = spawn(
      process.execPath,
      ['--max-old-space-size=64', path.resolve('docs/guides/export/export.js'), 'products', 'orders'],
      {
        cwd: directory,
        env: {
          ...process.env,
          SOUK_URL: `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`,
          SOUK_API_KEY: token,
          POLL_SECONDS: '0.2',
        },
      },
    );
    let output = '';
    for (const stream of [program.stdout, program.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const ended = new Promise<number>((resolve) => program.once('exit', (code) => resolve(code ?? -1)));
    const pause = () => new Promise<null>((resolve) => setTimeout(resolve, 100, null));
    // The shop's job, as its runner would start it.
    let exitCode: number | null = null;
    while (exitCode === null) {
      const waiting = await db.prisma.bulkExport.findFirst({ where: { status: 'RUNNING' } });
      if (waiting) await run(waiting.id);
      exitCode = await Promise.race([ended, pause()]);
    }
    expect([exitCode, output]).toEqual([0, expect.stringMatching(new RegExp(`^products: ${products}, .*\norders: ${orders}, `))]);
    expect(readdirSync(directory).toSorted()).toEqual(['orders.jsonl', 'products.jsonl']);

    const guide = (await import(/* @vite-ignore */ pathToFileURL('docs/guides/export/export.js').href)) as {
      linesOf(file: string): AsyncIterable<string>;
    };
    const seen = new Set<number>();
    for await (const line of guide.linesOf(path.join(directory, 'orders.jsonl'))) {
      const order = JSON.parse(line) as { number: number; lines: object[] };
      expect(order.lines).toHaveLength(1);
      seen.add(order.number);
    }
    expect(seen.size).toBe(orders);
  },
  4 * hours,
);
