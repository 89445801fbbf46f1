import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openMailer } from '../../server/platform/mail/mailer.ts';
import { confirmPath } from '../../server/engagement/newsletter/paths.ts';
import { emptyQueue, openWorkshop, skipPauses, theShopsJobs } from '../jobs/workshop.ts';
import { readMail } from '../mail/mime.ts';
import { freshDb } from '../support/db.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { after, byKey, listed, makeSubscriber, member, signUp, newSubscriber } from './newsletter.ts';

// Newsletter jobs as run by the server: through the outbox and the queue, with emails written to files.

let db: Db;
let directory: string;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  await emptyQueue(db);
  directory = mkdtempSync(path.join(tmpdir(), 'souk-newsletter-'));
  admin = (await member(db)).visitor;
});

/** Runs all jobs due at this time. */
async function work(now: Date): Promise<void> {
  // The queue uses the database's clock: without emptying it, a job that already ran in this minute would count as done.
  await emptyQueue(db);
  const settings = { smtpUrl: undefined, from: { name: 'Souk', address: 'news@shop.example' }, directory, host: 'shop.example' };
  const jobs = await theShopsJobs(db, openMailer(settings));
  const own = [...jobs].filter(([name]) => /^(newsletter-|subscriber-|old-subscribers)/.test(name));
  const { runner, log } = await openWorkshop(db, Object.fromEntries(own), () => now);
  for (let turn = 0; turn < 3; turn += 1) {
    await runner.turn();
    await skipPauses(db);
  }
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
}

const mails = () => readdirSync(directory).toSorted();
const mailOf = (kind: string) => {
  const name = mails().find((file) => file.includes(kind));
  if (!name) throw new Error(`No mail of kind ${kind}`);
  return readMail(readFileSync(path.join(directory, name)));
};

describe('[F102] newsletter emails', () => {
  it('are sent once each: one to confirm, and a welcome with one-click unsubscribe headers', async () => {
    await signUp(newSubscriber(db), { email: 'ada@example.com' });
    await work(after(15));
    await work(after(16));
    expect(mails()).toHaveLength(1);
    const confirm = mailOf('confirm');
    expect(confirm.headers.get('to')).toBe('ada@example.com');
    expect(confirm.headers.has('list-unsubscribe')).toBe(false);
    const [, key = ''] = new RegExp(`https://shop\\.example${confirmPath}\\?key=([\\w-]+)`).exec(confirm.text) ?? [];
    expect((await byKey(newSubscriber(db, { now: after(20) }), 'confirmSubscription', key)).__typename).toBe('ConfirmSubscriptionPayload');
    await work(after(25));
    const welcome = mailOf('welcome');
    expect(welcome.headers.get('list-unsubscribe')).toMatch(/^<https:\/\/shop\.example\/newsletter\/unsubscribe\/\?key=\d+-[\w-]{32}>$/);
    expect(welcome.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mails()).toHaveLength(2);
  });
});

describe('[F104, F105] deletions', () => {
  it('of all subscribers are performed, and purged when they can no longer be undone', async () => {
    for (const name of ['a', 'b']) await makeSubscriber(db, { email: `${name}@example.com` });
    await admin.query('mutation { result: deleteAllSubscribers(input: { expectedCount: 2 }) { __typename } }');
    await work(after(1));
    expect(await listed(db)).toEqual([]);
    expect(await db.prisma.subscriberDeletion.findMany()).toMatchObject([{ status: 'DONE', count: 2 }]);
    await work(after(600));
    expect(await db.prisma.deletedSubscriber.count()).toBe(2);
    await work(after(601));
    expect(await db.prisma.deletedSubscriber.count()).toBe(0);
    expect(await db.prisma.subscriberDeletion.findMany()).toMatchObject([{ status: 'PURGED' }]);
  });

  it('of a killed process are found and completed', async () => {
    await makeSubscriber(db, { email: 'a@example.com' });
    await admin.query('mutation { result: deleteAllSubscribers(input: {}) { __typename } }');
    // The job belonged to a process that is gone.
    await db.prisma.outbox.deleteMany();
    await work(after(1));
    expect(await listed(db)).toEqual([]);
  });
});

describe('[F102] an unconfirmed address', () => {
  it('is deleted after thirty days', async () => {
    await makeSubscriber(db, { email: 'a@example.com', status: 'PENDING' });
    const days = (count: number) => after(count * 24 * 60 * 60);
    await work(days(30));
    expect(await listed(db)).toEqual(['a@example.com PENDING']);
    await work(days(30.001));
    expect(await listed(db)).toEqual([]);
  });
});
