import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { act, ordered } from './orderDocuments.ts';

let db: Db;
let number: number;
beforeEach(async () => {
  db = await freshDb();
  number = (await ordered(db)).order.number;
});

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const find = (input: object, now = testNow) => act(newVisitor(db, { now }), 'findOrder', input);
const mine = () => ({ number, email: ' ADA@Example.com ' });
const wrongAddress = () => ({ number, email: 'eve@example.com' });
const wrongNumber = () => ({ number: number + 1_000, email: 'ada@example.com' });

describe('[F44] looking up an order by number and email address', () => {
  it('ignores case, and is unlimited when successful', async () => {
    for (let time = 0; time < 8; time += 1)
      expect(await find(mine())).toMatchObject({ order: { number, url: expect.stringContaining('key=') } });
  });

  it('gives the same response and runs the same SQL for a wrong number and a wrong email address', async () => {
    const answers: unknown[] = [];
    const work: string[][] = [];
    await find(wrongNumber());
    for (const input of [wrongAddress(), wrongNumber()]) {
      const { statements } = await countStatements(db, async () => answers.push(await find(input)));
      work.push(statements);
    }
    expect(answers[0]).toMatchObject({
      code: 'NOT_FOUND',
      message: 'We couldn’t find an order with this number and email address. Check both.',
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(work[1]).toEqual(work[0]);
  });

  it('blocks an IP address for fifteen minutes after five failures, not counting successes', async () => {
    await find(mine());
    for (let time = 0; time < 5; time += 1) expect(await find(wrongNumber())).toMatchObject({ code: 'NOT_FOUND' });
    expect(await find(mine())).toMatchObject({ code: 'THROTTLED', retryAfterSeconds: 900 });
    expect(await find(mine(), minutes(14))).toMatchObject({ code: 'THROTTLED', retryAfterSeconds: 60 });
    expect(await find(mine(), minutes(15))).toMatchObject({ order: { number } });
  });

  it('counts concurrent failures', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => find(wrongAddress())));
    expect(answers.filter(({ code }) => code === 'NOT_FOUND')).toHaveLength(5);
  });

  it('allows twenty failures per order number and hour, from any IP address', async () => {
    for (let time = 0; time < 20; time += 1) {
      // Simulates a different IP address each time, by resetting the limit per address.
      await db.prisma.throttle.deleteMany({ where: { scope: 'find-order-address' } });
      expect(await find(wrongAddress())).toMatchObject({ code: 'NOT_FOUND' });
    }
    await db.prisma.throttle.deleteMany({ where: { scope: 'find-order-address' } });
    expect(await find(mine(), minutes(30))).toMatchObject({ code: 'THROTTLED' });
    expect(await find(mine(), minutes(61))).toMatchObject({ order: { number } });
  });

  it('rejects invalid numbers and email addresses', async () => {
    for (const input of [
      { number: 0, email: 'a@b.c' },
      { number, email: '  ' },
      { number, email: 'x'.repeat(255) },
    ])
      expect(await find(input)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
