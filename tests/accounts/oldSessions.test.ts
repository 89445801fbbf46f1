import { beforeEach, expect, it } from 'vitest';
import { removeOldSessions } from '../../server/foundation/accounts/oldSessions.ts';
import { removeOldCarts } from '../../server/commerce/cart/oldCarts.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { act, isSignedIn, makeAccount, password, signIn } from './accountDocuments.ts';
import { openStaff } from './adminDriver.ts';

let db: Db;

beforeEach(async () => {
  db = await freshDb();
  await makeAccount(db);
});

const later = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1_000);

it('[F142] expired sessions and links are removed, used sessions and carts stay', async () => {
  const [old, used, newer] = [newVisitor(db), newVisitor(db), newVisitor(db, { now: later(50) })];
  for (const who of [old, used, newer]) await signIn(who);
  used.at(later(40));
  expect(await isSignedIn(used)).toBe(true);
  await openStaff(db, 'STAFF');
  await act(old, 'register', { email: 'bob@example.com', password, name: '' });
  expect(await removeOldSessions(db, testNow)).toEqual({ sessions: 0, adminSessions: 0, requests: 0 });
  expect(await removeOldSessions(db, later(61))).toEqual({ sessions: 1, adminSessions: 1, requests: 1 });
  for (const [who, isThere] of [
    [old, false],
    [used, true],
    [newer, true],
  ] as const) {
    who.at(later(61));
    expect(await isSignedIn(who)).toBe(isThere);
  }
  await removeOldCarts(db, later(400));
  expect(await db.prisma.visitor.count({ where: { homeOfAccountId: { not: null } } })).toBe(1);
});

it('[F142] a guest’s row is removed after sign-in once it has no data', async () => {
  const ada = newVisitor(db);
  await ada.query('mutation { register(input: { email: "x@example.com", password: "violet tractor meadow" }) { __typename } }');
  const guest = await db.prisma.visitor.findFirstOrThrow();
  await signIn(ada);
  expect((await db.prisma.visitor.findUniqueOrThrow({ where: { id: guest.id } })).tokenHash).toMatch(/^no token/);
  await removeOldCarts(db, later(31));
  expect(await db.prisma.visitor.findUnique({ where: { id: guest.id } })).toBeNull();
});
