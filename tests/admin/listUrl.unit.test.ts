import { describe, expect, it } from 'vitest';
import { isDay, maxSearchLength, numberOf, searchQueryOf } from '../../admin/kit/table/listUrl.ts';
import { periodOf } from '../../admin/reports/period.ts';

const address = (search: string) => new URL(`http://shop.example/admin/products?${search}`);

describe('the parameters of a list URL', () => {
  it.each([
    ['q=%20lamp%20', 'lamp'],
    ['q=', null],
    ['q=%00', null],
    ['q=a%00b', 'a b'],
  ])('%s searches for %s', (search, words) => expect(searchQueryOf(address(search))).toBe(words));

  it('are limited to the maximum search length without splitting characters', () => {
    expect(searchQueryOf(address(`q=${'a+'.repeat(30)}`))?.split(' ')).toHaveLength(20);
    expect(searchQueryOf(address(`q=${'x'.repeat(5_000)}`))).toHaveLength(maxSearchLength);
    expect(searchQueryOf(address(`q=${encodeURIComponent('x' + '😀'.repeat(120))}`))).toBe(`x${'😀'.repeat(maxSearchLength - 1)}`);
  });

  it.each(['999999999999', '-1', '0', '1.5', 'abc', ''])('"%s" is not an id', (number) =>
    expect(numberOf(address(`category=${number}`), 'category')).toBeNull(),
  );

  it.each([
    ['2026-03-04', true],
    ['0002-03-04', false],
    ['9999-12-31', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['yesterday', false],
  ])('%s is a valid day: %s', (text, is) => expect(isDay(text)).toBe(is));

  it('default to the last 30 days for an incomplete period, and are limited to ten years', () => {
    const now = Date.UTC(2026, 2, 30);
    const period = (from: string, to: string) => periodOf(new URLSearchParams({ from, to }), now);
    expect(period('0202-01-01', '2026-03-30')).toEqual({ from: '2026-03-01', to: '2026-03-30' });
    expect(period('2000-01-01', '2026-03-30')).toEqual({ from: '2016-03-30', to: '2026-03-30' });
    expect(period('2026-03-30', '2026-03-02')).toEqual({ from: '2026-03-02', to: '2026-03-30' });
  });
});
