import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role } from '../../server/generated/prisma/client.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { signedInToken } from '../support/preparedShop.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// The reminder that the shop isn't open yet: for administrators, until each of them dismisses it.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await setComingSoon(true);
});

async function setComingSoon(isComingSoon: boolean): Promise<void> {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { isComingSoon } });
  await db.prisma.catalogState.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
  await (await sharedRevision(db)).reload();
}

const member = async (role: Role = 'ADMINISTRATOR') => newVisitor(db, { token: await signedInToken(db, role) });
const question = '{ viewer { showsComingSoonBanner } }';
const shown = { viewer: { showsComingSoonBanner: true } };
const hidden = { viewer: { showsComingSoonBanner: false } };
const dismissal = `mutation { dismissComingSoonBanner(input: {}) {
  __typename ... on DismissComingSoonBannerPayload { viewer { id showsComingSoonBanner } } ... on UserError { code message path } } }`;

describe('[F124] the coming-soon banner', () => {
  test('is shown only to administrators, and only before the shop opens', async () => {
    const administrator = await member();
    expect(await administrator.query(question)).toEqual(shown);
    expect(await (await member('STAFF')).query(question)).toEqual(hidden);
    expect(await (await member('CUSTOMER')).query(question)).toEqual(hidden);
    expect(await newVisitor(db).query(question)).toEqual(hidden);
    await setComingSoon(false);
    expect(await administrator.query(question)).toEqual(hidden);
  });

  test('is never cached in a shared response', async () => {
    expect((await newVisitor(db).gql(question)).isPrivate).toBe(true);
    await setComingSoon(false);
    expect((await newVisitor(db).gql(question)).isPrivate).toBe(true);
  });

  test('stays dismissed for that account on every device, and for no other', async () => {
    const [token, other] = [await signedInToken(db), await member()];
    const administrator = newVisitor(db, { token });
    expect(await administrator.query(dismissal)).toEqual({
      dismissComingSoonBanner: {
        __typename: 'DismissComingSoonBannerPayload',
        viewer: { id: expect.any(String), showsComingSoonBanner: false },
      },
    });
    expect(await newVisitor(db, { token }).query(question)).toEqual(hidden);
    expect(await other.query(question)).toEqual(shown);
    expect(await administrator.query(dismissal)).toMatchObject({ dismissComingSoonBanner: { viewer: { showsComingSoonBanner: false } } });
  });

  test('can’t be dismissed by a guest, who doesn’t become a visitor', async () => {
    const guest = newVisitor(db);
    expect(await guest.query(dismissal)).toEqual({
      dismissComingSoonBanner: { __typename: 'ForbiddenError', code: 'FORBIDDEN', message: expect.stringMatching(/./), path: [] },
    });
    expect(guest.token()).toBeUndefined();
    expect(await db.prisma.visitor.count()).toBe(0);
  });

  test('takes no statement for guests, nor once the shop is open', async () => {
    const guest = newVisitor(db);
    await guest.query('{ shopSettings { isComingSoon } }');
    expect((await countStatements(db, () => guest.query(question))).count).toBe(0);
    const administrator = await member();
    expect((await countStatements(db, () => administrator.query(question))).count).toBeLessThanOrEqual(2);
    await setComingSoon(false);
    await guest.query('{ shopSettings { isComingSoon } }');
    expect((await countStatements(db, () => administrator.query(question))).count).toBe(0);
  });
});
