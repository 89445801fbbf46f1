import { beforeEach, describe, expect, it } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart, filledCartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct, makeStocked } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { wishlistAdd, wishlistOf } from '../wishlist/wishlistDocuments.ts';
import { isSignedIn, makeAccount, password, signIn, signOut } from './accountDocuments.ts';

let db: Db;
let ada: Visitor;
let accountId: number;
let product: number;
let other: number;

beforeEach(async () => {
  db = await freshDb();
  accountId = await makeAccount(db);
  ada = newVisitor(db);
  ({ id: product } = await makeProduct(db));
  ({ id: other } = await makeProduct(db));
  await refreshProducts(db.pool, [product, other], testNow);
  await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
  await (await sharedRevision(db)).reload();
});

const put = (who: Visitor, id: number) => addToCart(who, { productId: globalId('Product', id), quantity: 1 });
const itemsOf = async (who: Visitor) =>
  (await who.query<{ viewer: { cart: { itemCount: number } | null } }>('{ viewer { cart { itemCount } } }')).viewer.cart?.itemCount ?? 0;
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

describe('[F137] signing in', () => {
  it('creates a session with a new token', async () => {
    await put(ada, product);
    const before = ada.token();
    expect(await signIn(ada, ' Ada@Example.COM ')).toMatchObject({ __typename: 'SignInPayload', viewer: { isSignedIn: true } });
    expect(ada.token()).not.toBe(before);
    expect(await isSignedIn(ada)).toBe(true);
    // An attacker who planted or stole the old token gains nothing.
    const thief = newVisitor(db, { token: before });
    expect([await isSignedIn(thief), await itemsOf(thief)]).toEqual([false, 0]);
    const stored = await db.prisma.visitor.findMany();
    expect(JSON.stringify(stored)).not.toContain(ada.token());
  });

  it('merges the guest’s cart and lists, and returns the counts', async () => {
    await put(ada, product);
    await wishlistAdd(ada, product);
    await wishlistAdd(ada, other);
    expect((await signIn(ada)).merged).toEqual({ cart: 1, cartLeftOut: 0, compared: 0, wished: 2 });
    expect((await filledCartOf(ada)).lines).toHaveLength(1);
    expect((await wishlistOf(ada)).totalCount).toBe(2);
    await expectInvariants(db);
  });

  it('counts items of the guest’s cart of which no more can be sold', async () => {
    const { id } = await makeStocked(db, 3);
    const phone = newVisitor(db);
    await signIn(phone);
    await addToCart(phone, { productId: globalId('Product', id), quantity: 2 });
    await put(ada, product);
    await addToCart(ada, { productId: globalId('Product', id), quantity: 2 });
    expect((await signIn(ada)).merged).toEqual({ cart: 2, cartLeftOut: 1, compared: 0, wished: 0 });
    expect(await itemsOf(ada)).toBe(4);
  });

  it('shares one cart across all devices of the account', async () => {
    const phone = newVisitor(db);
    await put(ada, product);
    await signIn(ada);
    await put(phone, other);
    expect((await signIn(phone)).merged).toMatchObject({ cart: 1 });
    expect([await itemsOf(ada), await itemsOf(phone)]).toEqual([2, 2]);
    expect(ada.token()).not.toBe(phone.token());
  });

  it('again renews the token and merges nothing', async () => {
    await signIn(ada);
    await put(ada, product);
    const first = ada.token();
    expect((await signIn(ada)).merged).toEqual({ cart: 0, cartLeftOut: 0, compared: 0, wished: 0 });
    expect(await itemsOf(ada)).toBe(1);
    expect(await isSignedIn(newVisitor(db, { token: first }))).toBe(false);
    expect(await db.prisma.visitor.count({ where: { homeId: { not: null } } })).toBe(1);
  });

  it('as another account merges nothing of the previous one', async () => {
    await makeAccount(db, { email: 'bob@example.com' });
    await signIn(ada);
    await put(ada, product);
    expect((await signIn(ada, 'bob@example.com')).merged).toEqual({ cart: 0, cartLeftOut: 0, compared: 0, wished: 0 });
    expect(await itemsOf(ada)).toBe(0);
  });

  it('is atomic with the merge', async () => {
    await put(ada, product);
    const before = ada.token();
    await db.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`);
    await db.pool.query(
      `create trigger crash before insert on "Visitor" for each row when (new."homeId" is not null) execute function refuse()`,
    );
    try {
      await expect(signIn(ada)).rejects.toThrow('gone');
    } finally {
      await db.pool.query(`drop trigger crash on "Visitor"`);
      await db.pool.query(`drop function refuse`);
    }
    expect([ada.token(), await isSignedIn(ada), await itemsOf(ada)]).toEqual([before, false, 1]);
    expect((await signIn(ada)).merged).toMatchObject({ cart: 1 });
  });

  it('shows a dismissed coming-soon banner again', async () => {
    await db.prisma.account.update({ where: { id: accountId }, data: { role: 'ADMINISTRATOR', comingSoonBannerDismissed: true } });
    await signIn(ada);
    expect((await db.prisma.account.findUniqueOrThrow({ where: { id: accountId } })).comingSoonBannerDismissed).toBe(false);
  });
});

describe('[F137] signing out', () => {
  it('ends the session on the server and leaves the cart to the account', async () => {
    await signIn(ada);
    await put(ada, product);
    const token = ada.token();
    expect(await signOut(ada)).toMatchObject({ viewer: { isSignedIn: false } });
    expect([ada.token(), await itemsOf(ada)]).toEqual([undefined, 0]);
    expect(await isSignedIn(newVisitor(db, { token }))).toBe(false);
    expect(await signOut(ada)).toMatchObject({ __typename: 'SignOutPayload' });
    await put(ada, other);
    expect((await signIn(ada)).merged).toMatchObject({ cart: 1 });
    expect(await itemsOf(ada)).toBe(2);
  });

  it('happens automatically after 60 days without use or after a year', async () => {
    await signIn(ada);
    for (const days of [0.1, 59, 118]) {
      ada.at(later(days * 24 * 60));
      expect(await isSignedIn(ada), `${days}`).toBe(true);
    }
    ada.at(later(179 * 24 * 60));
    expect(await isSignedIn(ada)).toBe(false);
    const phone = newVisitor(db);
    await signIn(phone);
    for (let day = 0; day <= 365; day += 50) {
      phone.at(later(day * 24 * 60));
      expect(await isSignedIn(phone)).toBe(true);
    }
    phone.at(later(366 * 24 * 60));
    expect(await isSignedIn(phone)).toBe(false);
  });
});

describe('[F137] rejected sign-in', () => {
  it('returns the same error for an unknown address and a wrong password', async () => {
    await db.prisma.account.create({ data: { email: 'nobody@example.com' } });
    const answers = [
      await signIn(ada, 'ada@example.com', 'wrong password'),
      await signIn(ada, 'stranger@example.com', password),
      await signIn(ada, 'nobody@example.com', password),
    ];
    expect(answers[0]).toMatchObject({ code: 'WRONG_CREDENTIALS', path: [] });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(ada.token()).toBeUndefined();
  });

  it.each(['', 'ada', 'ada@', 'a@b@c.de', 'ada@example.com\r\nBcc: eve@example.com', `${'a'.repeat(300)}@example.com`])(
    'reports %j as an invalid address',
    async (email) => {
      expect(await signIn(ada, email)).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'email'] });
    },
  );

  it('causes doubling delays after five failures, reset by a success', async () => {
    const wrong = () => signIn(ada, undefined, 'wrong password');
    for (let count = 0; count < 5; count += 1) expect(await wrong()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await signIn(ada)).toMatchObject({ code: 'THROTTLED', retryAfterSeconds: 1 });
    ada.at(later(1 / 60));
    expect(await wrong()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await signIn(ada)).toMatchObject({ code: 'THROTTLED', retryAfterSeconds: 2 });
    ada.at(later(3 / 60));
    expect(await signIn(ada)).toMatchObject({ __typename: 'SignInPayload' });
    await signOut(ada);
    for (let count = 0; count < 5; count += 1) expect(await wrong()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('is throttled by unknown address and by network too', async () => {
    for (let count = 0; count < 5; count += 1) await signIn(ada, 'stranger@example.com');
    expect(await signIn(ada, 'stranger@example.com')).toMatchObject({ code: 'THROTTLED' });
    for (let count = 0; count < 15; count += 1) await signIn(ada, `stranger${count}@example.com`);
    expect(await signIn(ada)).toMatchObject({ code: 'THROTTLED' });
    expect(await signIn(newVisitor(db, { address: '192.0.2.2' }))).toMatchObject({ __typename: 'SignInPayload' });
  });

  it('throttles 50 simultaneous wrong passwords before hashing them', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(newVisitor(db), undefined, 'wrong password')));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(5);
    expect(codes.filter((code) => code === 'THROTTLED')).toHaveLength(45);
  });

  it('is the result when the password changes while it is being verified', async () => {
    await db.pool.query(`create function change() returns trigger language plpgsql as $$ begin
      update "Account" set "passwordHash" = 'another' where "id" = ${accountId}; return old; end $$`);
    // Resetting the attempt count deletes a `Throttle` row between the password check and the creation of the session, which fires the
    // trigger.
    await db.pool.query(`create trigger race after delete on "Throttle" for each row execute function change()`);
    try {
      expect(await signIn(ada)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    } finally {
      await db.pool.query(`drop trigger race on "Throttle"`);
      await db.pool.query(`drop function change`);
    }
    expect(await db.prisma.visitor.count({ where: { accountId } })).toBe(0);
  });
});
