import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Staff edit the header's menus.

let db: Db;
let staff: Visitor;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  staff = (await openStaff(db, 'STAFF', ['CONTENT'])).who;
});

interface Link {
  databaseId?: number | null;
  label: string;
  url: string;
  icon?: string | null;
  isInMobileToolbar?: boolean;
  children?: Link[];
}
interface Result {
  __typename: string;
  version?: number;
  code?: string;
  issues?: { path: string[]; message: string }[];
  menu?: { items: Link[] };
}

const fields = 'databaseId label url icon isInMobileToolbar';
const menuFields = `items { ${fields} children { ${fields} } }`;
/** Converts a link that was read to the mutation's input. */
function sent({ databaseId, children, ...link }: Partial<Link>): object {
  return { ...link, ...(databaseId !== undefined && { id: databaseId }), ...(children && { children: children.map(sent) }) };
}

const save = async (items: readonly Partial<Link>[], { expectedVersion = 0, place = 'LOGO', who = staff } = {}) =>
  (
    await who.query<{ result: Result }>(
      `mutation ($input: UpdateMenuInput!) { result: updateMenu(input: $input) { __typename
        ... on UpdateMenuPayload { version menu { ${menuFields} } }
        ... on UserError { code message } ... on InvalidInputError { issues { path message } } } }`,
      { input: { place, expectedVersion, items: items.map(sent) } },
    )
  ).result;
const stored = async (place = 'LOGO') =>
  (
    await staff.query<{ adminMenu: { items: Link[] } }>(`query ($place: MenuPlace!) { adminMenu(place: $place) { ${menuFields} } }`, {
      place,
    })
  ).adminMenu.items;
const shown = async () =>
  (
    await newVisitor(db).query<{ menu: { label: string; children: { label: string }[] }[] }>(
      '{ menu(place: LOGO) { label children { label } } }',
    )
  ).menu.map(({ label, children }) => [label, ...children.map((child) => child.label)].join(' > '));

/** Returns a link's input when nested below another link. */
function below(link: Link | undefined) {
  const { children: _children, ...rest } = link ?? { label: '', url: '' };
  return rest;
}

describe('[F129] saving a menu', () => {
  it('shows its new order, nested links and removals at once', async () => {
    expect(await shown()).toEqual(['Sale', 'New in', 'Deals']);
    const [sale, fresh, deals] = await stored();
    const saved = await save([
      {
        ...deals,
        children: [below(sale), { label: 'Elsewhere', url: 'https://elsewhere.example/a?b=c' }],
      },
    ]);
    expect(saved).toMatchObject({ version: 1 });
    expect(await shown()).toEqual(['Deals > Sale > Elsewhere']);
    const [top] = await stored();
    expect([top?.databaseId, top?.children?.[0]?.databaseId]).toEqual([deals?.databaseId, sale?.databaseId]);
    expect(await db.prisma.menuItem.findUnique({ where: { id: fresh?.databaseId ?? 0 } })).toBeNull();

    const { databaseId = 0 } = sale ?? {};
    const entry = await db.prisma.auditEntry.findFirstOrThrow({ where: { action: 'menu.save' } });
    expect(entry.details).toMatchObject({
      [`${databaseId} parentId`]: { from: '', to: deals?.databaseId },
      [`${fresh?.databaseId} removed`]: { from: 'New in /shop/?orderby=date', to: '' },
    });
  });

  it('moves a nested link to the top while its parent moves below it', async () => {
    await save([{ label: 'A', url: '/a/', children: [{ label: 'B', url: '/b/' }] }]);
    const [a] = await stored();
    const [b] = a?.children ?? [];
    await save([{ ...b, children: [below(a)] }], { expectedVersion: 1 });
    expect(await shown()).toEqual(['B > A']);
  });

  it.each([
    ['javascript:alert(1)', 'Enter a path such as /shop/, or a URL that starts with https://.'],
    ['data:text/html,x', 'Enter a path such as /shop/, or a URL that starts with https://.'],
    ['http://plain.example/', 'Enter a path such as /shop/, or a URL that starts with https://.'],
    ['https://user:secret@elsewhere.example/', 'Remove the username and password from the URL.'],
    ['//evil.example/', 'Start the path with a single slash.'],
    ['/\\evil.example/', 'Start the path with a single slash.'],
    ['/shop/ x', 'Remove the spaces, or write them as %20.'],
    ['java\nscript:alert(1)', 'Remove the spaces, or write them as %20.'],
    ['', 'Enter a path such as /shop/, or a URL that starts with https://.'],
  ])('rejects a link to %j, at its position', async (url, message) => {
    const path = ['input', 'items', '1', 'children', '0', 'url'];
    const items = [
      { label: 'Fine', url: '/' },
      { label: 'Top', url: '/shop/', children: [{ label: 'Link', url }] },
    ];
    expect((await save(items)).issues).toEqual([{ path, message }]);
    expect(await shown()).toEqual(['Sale', 'New in', 'Deals']);
  });

  it('rejects empty labels, unknown icons and too many links', async () => {
    expect((await save([{ label: ' ', url: '/' }])).issues).toEqual([
      { path: ['input', 'items', '0', 'label'], message: 'Enter a label.' },
    ]);
    const wrongIcon = await save([{ label: 'A', url: '/', icon: '../x' }]);
    expect(wrongIcon.issues?.[0]).toMatchObject({ path: ['input', 'items', '0', 'icon'] });
    const many = Array.from({ length: 21 }, () => ({ label: 'A', url: '/' }));
    expect((await save(many)).issues).toEqual([{ path: ['input', 'items'], message: 'Add at most 20 top-level links.' }]);
  });

  it('rejects a link that is listed twice, belongs to another menu or no longer exists', async () => {
    const [sale] = await stored();
    const twice = await save([{ ...sale, children: [below(sale)] }]);
    expect(twice.issues?.[0]?.path).toEqual(['input', 'items', '0', 'children', '0']);
    const [foreign] = await stored('TOP');
    expect((await save([{ ...foreign, children: [] }])).issues?.[0]?.path).toEqual(['input', 'items', '0']);
    expect((await save([{ databaseId: 99_999, label: 'A', url: '/' }])).code).toBe('INVALID_INPUT');
    expect(await shown()).toEqual(['Sale', 'New in', 'Deals']);
  });

  it('rejects a stale version, regardless of other menus', async () => {
    await save([{ label: 'Mine', url: '/' }]);
    expect((await save([{ label: 'Late', url: '/' }])).code).toBe('STALE');
    expect((await save([{ label: 'Top', url: '/' }], { place: 'TOP' })).version).toBe(1);
    expect(await shown()).toEqual(['Mine']);
  });

  it('requires the CONTENT right', async () => {
    const { who } = await openStaff(db, 'STAFF', ['SETTINGS', 'CATALOGUE']);
    expect((await save([{ label: 'A', url: '/' }], { who })).code).toBe('FORBIDDEN');
    expect((await save([{ label: 'A', url: '/' }], { who: newVisitor(db) })).code).toBe('FORBIDDEN');
  });
});
