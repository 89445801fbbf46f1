import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { act } from './accountDocuments.ts';
import { openStaff, type Staff } from './adminDriver.ts';

// Saved views of admin lists.

let db: Db;
let ada: Staff;
let bo: Staff;
beforeAll(async () => {
  db = await freshDb();
  ada = await openStaff(db, 'STAFF', ['ORDERS'], { address: '192.0.2.1' });
  bo = await openStaff(db, 'ADMINISTRATOR', [], { address: '192.0.2.2' });
});

const fields = 'listViews { databaseId screen name search }';
const save = ({ who }: Staff, name: string, search: string, screen = 'orders') => act(who, 'setListView', { screen, name, search }, fields);
const viewsOf = async ({ who }: Staff) =>
  (await who.query<{ listViews: { databaseId: number; screen: string; name: string; search: string }[] }>(`{ ${fields} }`)).listViews;

describe('saved views', () => {
  it('are stored by name with sorted parameters, without the cursor', async () => {
    await save(ada, ' To pack ', '?status=PAID&after=abc&q=lamp');
    await save(ada, 'Old', 'sort=OLDEST');
    expect(await viewsOf(ada)).toMatchObject([
      { screen: 'orders', name: 'To pack', search: 'q=lamp&status=PAID' },
      { screen: 'orders', name: 'Old', search: 'sort=OLDEST' },
    ]);
  });

  it('are replaced when the name is used again', async () => {
    await save(ada, 'Old', 'sort=OLDEST&status=NEW');
    expect((await viewsOf(ada)).filter(({ name }) => name === 'Old')).toMatchObject([{ search: 'sort=OLDEST&status=NEW' }]);
  });

  it('belong to their owner only', async () => {
    expect(await viewsOf(bo)).toEqual([]);
    const [first] = await viewsOf(ada);
    await act(bo.who, 'deleteListView', { id: first?.databaseId }, fields);
    expect(await viewsOf(ada)).toHaveLength(2);
  });

  it.each([
    ['no name', '  ', 'q=a', 'Enter a name for the view.'],
    ['a long name', 'x'.repeat(41), 'q=a', 'Use at most 40 characters.'],
    ['two lines', 'a\nb', 'q=a', 'Enter the name on one line.'],
    ['nothing to save', 'All', '?after=abc', 'Search or filter the list first. This is already the default view.'],
  ])('with %s are rejected, and nothing is saved', async (_what, name, search, message) => {
    const before = await viewsOf(ada);
    expect(await save(ada, name, search)).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(await viewsOf(ada)).toEqual(before);
  });

  it('of an unknown list are rejected', async () => {
    expect(await save(ada, 'Away', 'q=a', '//elsewhere.example')).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('are limited to twenty per list, also when saved simultaneously', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, (_, number) => save(bo, `View ${number}`, 'q=a')));
    expect(answers.filter(({ code }) => code === 'INVALID_INPUT')).toHaveLength(2);
    expect(await viewsOf(bo)).toHaveLength(20);
    expect(await save(bo, 'Elsewhere', 'q=a', 'products')).not.toHaveProperty('code');
  });

  it('are deleted individually and with their owner', async () => {
    const [first] = await viewsOf(ada);
    await act(ada.who, 'deleteListView', { id: first?.databaseId }, fields);
    expect(await viewsOf(ada)).toHaveLength(1);
    await db.prisma.account.delete({ where: { id: ada.accountId } });
    expect(await db.prisma.listView.count({ where: { accountId: ada.accountId } })).toBe(0);
  });
});
