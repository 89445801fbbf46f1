import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// The header's menus, from which the mobile menu and its toolbar are built.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
});

async function changed(): Promise<void> {
  await db.prisma.catalogState.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
  await (await sharedRevision(db)).reload();
}

interface Item {
  label: string;
  url: string;
  icon: string | null;
  isInMobileToolbar: boolean;
  children: Item[];
}

const fields = 'label url icon isInMobileToolbar';
const document = `query ($place: MenuPlace!) { menu(place: $place) { ${fields} children { ${fields} children { label } } } }`;
const menu = async (place: string) => (await newVisitor(db).query<{ menu: Item[] }>(document, { place })).menu;
const labels = (items: Item[]): unknown[] => items.map(({ label, children }) => (children.length > 0 ? [label, labels(children)] : label));

describe('[F129] the menus', () => {
  test('of a new shop have service links at the top, offers by the logo, and only categories in the navigation', async () => {
    const item = (label: string, url: string, icon: string | null, isInMobileToolbar: boolean) => ({
      label,
      url,
      icon,
      isInMobileToolbar,
      children: [],
    });
    expect(await menu('TOP')).toEqual([
      item('Delivery & returns', '/delivery/', 'truck', false),
      item('Find an order', '/find-order/', 'receipt', false),
    ]);
    expect(await menu('LOGO')).toEqual([
      item('Sale', '/shop/?on_sale=1', 'tag', false),
      item('New in', '/shop/?orderby=date', null, false),
      item('Deals', '/deals/', null, false),
    ]);
    expect(await menu('NAVIGATION')).toEqual([]);
  });

  test('have two levels in the owner’s order, and hide deeper items', async () => {
    await db.prisma.menuItem.deleteMany();
    const make = (label: string, position: number, parentId: number | null = null) =>
      db.prisma.menuItem.create({ data: { place: 'NAVIGATION', label, url: `/${label}/`, position, parentId } });
    const second = await make('second', 2);
    const first = await make('first', 1);
    await make('b', 1, first.id);
    const a = await make('a', 0, first.id);
    await make('deep', 0, a.id);
    await make('also-second', 2);
    await changed();
    expect(labels(await menu('NAVIGATION'))).toEqual([['first', ['a', 'b']], 'second', 'also-second']);
    await db.prisma.menuItem.delete({ where: { id: first.id } });
    await changed();
    expect(labels(await menu('NAVIGATION'))).toEqual(['second', 'also-second']);
    expect(second.id).toBeLessThan(first.id);
  });

  test('only contain links to paths of the shop and HTTPS URLs', async () => {
    const make = (url: string) => db.prisma.menuItem.create({ data: { place: 'TOP', label: 'Link', url } });
    const elsewhere = [
      '//evil.example/',
      '/\\evil.example/',
      'http://plain.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
    ];
    for (const url of [...elsewhere, 'shop/', '', ' /shop/', '/shop/ x', '/a\nb'])
      await expect(make(url), url).rejects.toThrow(/MenuItem_url_check/);
    await db.prisma.menuItem.deleteMany();
    for (const url of [
      '/',
      '/shop/',
      '/?product_cat=home%20%26%20garden',
      '/shop/#top',
      'https://elsewhere.example',
      'https://elsewhere.example/a?b=c',
    ])
      expect((await make(url)).url).toBe(url);
  });

  test('have links that can be found by global ID, and unknown IDs return null', async () => {
    const { menu: items } = await newVisitor(db).query<{ menu: { id: string }[] }>('{ menu(place: LOGO) { id } }');
    const find = (id: string) => newVisitor(db).query('query ($id: ID!) { node(id: $id) { ... on MenuItem { label } } }', { id });
    expect(await find(items[0]?.id ?? '')).toEqual({ node: { label: 'Sale' } });
    expect(await find(Buffer.from('MenuItem:999').toString('base64'))).toEqual({ node: null });
    expect(await find(Buffer.from('MenuItem:x').toString('base64'))).toEqual({ node: null });
  });

  test('load with one statement per catalogue revision, and can be cached for everyone', async () => {
    const all =
      '{ top: menu(place: TOP) { id } logo: menu(place: LOGO) { id children { id } } navigation: menu(place: NAVIGATION) { id } }';
    await newVisitor(db).query('{ menu(place: TOP) { id } }');
    expect((await countStatements(db, () => newVisitor(db).query(all))).count).toBe(0);
    await changed();
    expect((await countStatements(db, () => newVisitor(db).query(all))).count).toBeLessThanOrEqual(1);
    expect((await newVisitor(db).gql(all)).isPrivate).toBe(false);
  });
});
