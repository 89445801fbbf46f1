import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { catalogRevision } from '../../server/catalog/revision.ts';
import type { Db } from '../../server/db.ts';
import { addShortLinks } from '../../server/legacy/shortLinks.ts';
import { localBus } from '../../server/live/bus.ts';
import { signingKeys } from '../../server/signing.ts';
import { freshDb } from '../support/db.ts';
import { testPayments } from '../support/shopDriver.ts';

let db: Db;

beforeAll(async () => {
  db = await freshDb();
  await db.prisma.product.create({ data: { id: 7, slug: 'oak-table', name: 'Oak table' } });
  await db.prisma.product.create({ data: { id: 8, slug: 'secret-table', name: 'Secret table', status: 'DRAFT' } });
});

async function locationOf(url: string, countLegacyCall?: (call: { route: string; twin: string }) => void): Promise<string | undefined> {
  const app = Fastify();
  const services = {
    db,
    catalog: await catalogRevision(db),
    keys: signingKeys(['key of the tests']),
    origins: { publicUrl: 'http://localhost', acceptsLoopback: true },
    payments: testPayments(db),
    bus: localBus(),
    countLegacyCall,
    logFault: (fault: unknown) => {
      throw fault;
    },
  };
  addShortLinks(app, services);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  const answer = await app.inject({ url });
  await app.close();
  return answer.statusCode === 301 ? answer.headers.location : undefined;
}

test('[F12] an address by number leads to the product page', async () => {
  expect(await locationOf('/?p=7')).toBe('/product/oak-table/');
  expect(await locationOf('/?post_type=product&p=7')).toBe('/product/oak-table/');
});

test('[F12] [F109] a campaign’s link by number keeps what it says of where its visitor comes from', async () => {
  expect(await locationOf('/?p=7&utm_source=mail&utm_campaign=a%20b')).toBe('/product/oak-table/?utm_source=mail&utm_campaign=a+b');
  expect(await locationOf('/?gclid=1&post_type=product&p=7')).toBe('/product/oak-table/?gclid=1');
  expect(await locationOf('/?utm_source=mail')).toBeUndefined();
  expect(await locationOf('/?p=7&p=8')).toBeUndefined();
});

test('[F12] its calls are counted as those of the other old addresses, by what answers', async () => {
  const seen: string[] = [];
  const count = ({ route, twin }: { route: string; twin: string }) => void seen.push(`${route}: ${twin}`);
  for (const url of ['/?p=7', '/?p=8', '/', '/?p=7x', '/shop/?p=7']) await locationOf(url, count);
  expect(seen).toEqual(['page ?p=NUMBER: query node', 'page ?p=NUMBER (others): none']);
});

test('[F12] numbers of drafts, unknown numbers and other addresses lead nowhere', async () => {
  for (const url of ['/?p=8', '/?p=999', '/?p=0', '/?p=-7', '/?p=7x', '/?p=7&x=1', '/shop/?p=7'])
    expect(await locationOf(url), url).toBeUndefined();
});
