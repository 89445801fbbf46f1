import { expect, test } from 'vitest';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

const document = '{ shopSettings { cartRedirectAfterAdd slidingCart } }';

test('[F16] a new shop stays on the page after adding to cart, and changed settings apply to everyone', async () => {
  const db = await freshDb();
  const revision = await sharedRevision(db);
  await revision.reload();
  const visitor = newVisitor(db);
  expect(await visitor.query(document)).toEqual({ shopSettings: { cartRedirectAfterAdd: false, slidingCart: true } });

  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { cartRedirectAfterAdd: true } });
  await db.prisma.catalogState.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
  await revision.reload();
  const { data, isPrivate } = await visitor.gql(document);
  expect(data).toEqual({ shopSettings: { cartRedirectAfterAdd: true, slidingCart: true } });
  expect(isPrivate).toBe(false);
});

test('cached settings take no query', async () => {
  const db = await freshDb();
  await (await sharedRevision(db)).reload();
  const visitor = newVisitor(db);
  await visitor.query(document);
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { slidingCart: false } });
  expect(await visitor.query(document)).toEqual({ shopSettings: { cartRedirectAfterAdd: false, slidingCart: true } });
});

const noticeDocument = '{ shopSettings { storeNotice { noticeId text } topContent isComingSoon } }';

interface NoticeSettings {
  shopSettings: { storeNotice: { noticeId: string; text: string } | null; topContent: string | null; isComingSoon: boolean };
}

test('[F123] a notice has an alphanumeric ID that changes only with its text', async () => {
  const db = await freshDb();
  const revision = await sharedRevision(db);
  async function settingsAfter(data: {
    storeNotice?: string;
    topContent?: string;
    slidingCart?: boolean;
  }): Promise<NoticeSettings['shopSettings']> {
    await db.prisma.shopSettings.update({ where: { id: 1 }, data });
    await db.prisma.catalogState.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
    await revision.reload();
    return (await newVisitor(db).query<NoticeSettings>(noticeDocument)).shopSettings;
  }
  expect(await settingsAfter({})).toEqual({ storeNotice: null, topContent: null, isComingSoon: false });
  expect(await settingsAfter({ storeNotice: '  ', topContent: ' ' })).toEqual({ storeNotice: null, topContent: null, isComingSoon: false });

  const text = 'Closed on Friday <b>& Saturday</b>.';
  const first = await settingsAfter({ storeNotice: ` ${text} `, topContent: 'Free returns' });
  expect(first).toEqual({
    storeNotice: { noticeId: expect.stringMatching(/^[a-z0-9]{8,32}$/), text },
    topContent: 'Free returns',
    isComingSoon: false,
  });
  expect((await settingsAfter({ slidingCart: false, topContent: 'Free delivery' })).storeNotice).toEqual(first.storeNotice);
  const second = await settingsAfter({ storeNotice: 'Open again.' });
  expect(second.storeNotice?.noticeId).not.toBe(first.storeNotice?.noticeId);
});
