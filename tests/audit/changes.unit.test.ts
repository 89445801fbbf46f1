import { expect, it } from 'vitest';
import { changesBetween, changesOfMany } from '../../server/foundation/audit/changes.ts';

it('[F137] changed values are recorded as from/to, with long texts truncated and lists and dates as text', () => {
  const at = new Date('2026-03-04T09:30:00.000Z');
  const before = { price: 1_000, sale: null, tags: ['a'], endsAt: null, name: 'Mug', text: 'x'.repeat(300), onlyBefore: 1 };
  const after = { price: 900, sale: 700, tags: ['a', 'b'], endsAt: at, name: 'Mug', text: 'y'.repeat(300), onlyAfter: 1 };
  expect(changesBetween(before, after)).toEqual({
    price: { from: 1_000, to: 900 },
    sale: { from: null, to: 700 },
    tags: { from: 'a', to: 'a, b' },
    endsAt: { from: null, to: '2026-03-04T09:30:00.000Z' },
    text: { from: 'x'.repeat(200), to: 'y'.repeat(200) },
  });
});

it('[F137] truncation does not split a character, because the database could not store half of it', () => {
  const emoji = `${'x'.repeat(199)}😀`;
  expect(changesBetween({ text: '' }, { text: emoji })).toEqual({ text: { from: '', to: 'x'.repeat(199) } });
});

it('[F137] changes of several records name each record, and count those beyond the limit', () => {
  const thing = (id: number) => ({ id, label: 'Mug', before: { price: 1 }, after: { price: 2 } });
  const changed = { from: 1, to: 2 };
  expect(changesOfMany([thing(1), thing(2)])).toEqual({ 'Mug › price': changed, 'Mug #2 › price': changed });
  const many = changesOfMany(Array.from({ length: 203 }, (_, index) => thing(index)));
  expect([Object.keys(many).length, many.more]).toEqual([201, 3]);
});
