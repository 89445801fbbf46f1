import { globalId } from '../../shared/globalId.ts';
import { describe, expect, it } from 'vitest';
import { dropped, stepped, treeOf, type MenuRow, type Step } from '../../admin/settings/menus/menuRows.ts';

// "A -b -c D" is a link A with the nested links b and c, and a link D.
const rows = (text: string): MenuRow[] =>
  text.split(' ').map((word) => {
    const label = word.replace('-', '');
    return { key: label, label, url: '/', icon: '', isInMobileToolbar: false, isBelow: word.startsWith('-') };
  });
const text = (list: readonly MenuRow[] | null) => list?.map(({ label, isBelow }) => (isBelow ? `-${label}` : label)).join(' ') ?? null;

describe('[F129] moving a menu link', () => {
  it.each<[string, number, Step, string | null]>([
    ['A -b -c D', 3, 'up', 'D A -b -c'],
    ['A -b -c D', 0, 'down', 'D A -b -c'],
    ['A -b -c D', 0, 'up', null],
    ['A -b -c D', 3, 'down', null],
    ['A -b -c D', 2, 'up', 'A -c -b D'],
    ['A -b -c D', 1, 'up', null],
    ['A -b D -e', 3, 'up', 'A -b -e D'],
    ['A -b D -e', 1, 'down', 'A D -b -e'],
    ['A -b D -e', 3, 'down', null],
    ['A -b D -e', 2, 'in', 'A -b -D -e'],
    ['A -b D', 0, 'in', null],
    ['A -b -c D', 1, 'out', 'A -c b D'],
    ['A -b', 1, 'out', 'A b'],
    ['A -b', 0, 'out', null],
  ])('%s, row %i %s: %s', (before, index, step, after) => {
    expect(text(stepped(rows(before), index, step))).toBe(after);
  });

  it.each<[string, number, number, string]>([
    ['A -b D -e', 0, 3, 'D -e A -b'],
    ['A -b D -e', 2, 1, 'D -e A -b'],
    ['A -b D -e', 0, 1, 'A -b D -e'],
    ['A -b D -e', 1, 3, 'A D -e -b'],
    ['A -b D -e', 3, 0, 'A -e -b D'],
    ['A -b -c', 2, 1, 'A -c -b'],
    ['A -b -c', 1, 1, 'A -b -c'],
  ])('%s, row %i dropped on %i: %s', (before, from, on, after) => {
    expect(text(dropped(rows(before), from, on))).toBe(after);
  });
});

it('treeOf builds the menu tree, and maps error paths to rows', () => {
  const list = rows('4 -7 New');
  const { items: sent, paths } = treeOf(list);
  expect(sent).toMatchObject([
    { id: globalId('MenuItem', 4), icon: null, children: [{ id: globalId('MenuItem', 7) }] },
    { id: null, label: 'New', children: [] },
  ]);
  expect(paths).toEqual(['items.0', 'items.0.children.0', 'items.1']);
});
