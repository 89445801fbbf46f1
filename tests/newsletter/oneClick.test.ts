import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { unsubscribePath, withKey } from '../../server/engagement/newsletter/paths.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { listed, makeSubscriber } from './newsletter.ts';

let db: Db;
let shop: TestApp;
let linkKey: string;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  await db.prisma.subscriber.deleteMany();
  ({ linkKey } = await makeSubscriber(db, { email: 'ada@example.com' }));
});

const boundary = '----mail';
const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
const kinds = {
  urlencoded: ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  multipart: [`multipart/form-data; boundary=${boundary}`, multipart],
} as const;

/** Posts like an email client: from elsewhere, without cookies. */
const post = (key: string, [type, payload]: readonly [string, string], headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: withKey(unsubscribePath, key),
    headers: { host: 'localhost:4000', 'content-type': type, ...headers },
    payload,
  });

describe('[F102] one-click unsubscribe (RFC 8058)', () => {
  it.each(Object.entries(kinds))('unsubscribes with a %s form, even repeatedly', async (_name, form) => {
    for (let press = 0; press < 2; press += 1) {
      const answer = await post(linkKey, form);
      expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
    }
    expect(await listed(db)).toEqual(['ada@example.com UNSUBSCRIBED']);
    const entries = await db.prisma.consentEntry.findMany({ where: { source: 'ONE_CLICK' }, orderBy: { id: 'desc' }, take: 1 });
    expect(entries[0]).toMatchObject({ act: 'WITHDRAWN', kind: 'NEWSLETTER' });
  });

  it('works from any site, because the key authorizes it', async () => {
    expect((await post(linkKey, kinds.urlencoded, { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' })).statusCode).toBe(
      200,
    );
    expect(await listed(db)).toEqual(['ada@example.com UNSUBSCRIBED']);
  });

  it('changes nothing with GET, HEAD or a wrong key', async () => {
    await shop.app.inject({ method: 'GET', url: withKey(unsubscribePath, linkKey), headers: { host: 'localhost:4000' } });
    await shop.app.inject({ method: 'HEAD', url: withKey(unsubscribePath, linkKey), headers: { host: 'localhost:4000' } });
    expect((await post('1-x', kinds.urlencoded)).statusCode).toBe(404);
    expect(await listed(db)).toEqual(['ada@example.com CONFIRMED']);
  });

  it('leaves other forms to the page', async () => {
    const before = shop.rendered.length;
    const answer = await post(linkKey, ['application/x-www-form-urlencoded', 'press=1'], { 'sec-fetch-site': 'same-origin' });
    expect([answer.statusCode, shop.rendered.length - before, answer.body]).toEqual([200, 1, expect.stringContaining('press=1')]);
    expect(await listed(db)).toEqual(['ada@example.com CONFIRMED']);
  });
});
