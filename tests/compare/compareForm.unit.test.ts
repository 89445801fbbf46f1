import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCompareForm, safeBack } from '../../web/compare/compareForm.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test.each([
  ['/compare/phones/?compareids=1,2', '/compare/phones/?compareids=1,2'],
  ['/shop/?page=2#top', '/shop/?page=2#top'],
  ['/', '/'],
  // Dot segments are resolved, and the path stays within the shop.
  ['/a/../b/', '/b/'],
  ['', null],
  ['shop/', null],
  ['https://elsewhere.example/', null],
  ['javascript:alert(1)', null],
  ['//elsewhere.example/', null],
  ['/\\elsewhere.example/', null],
  ['/\t/elsewhere.example/', null],
  ['/.//elsewhere.example/', null],
  ['/shop/\r\nset-cookie: a=b', null],
  [`/${'a'.repeat(2_000)}`, null],
])('[F69] the return path %j becomes %j', (address, back) => {
  expect(safeBack(address)).toBe(back);
});

test('[F69] no return path leads to another host', () => {
  const parts = fc.constantFrom('/', '\\', '.', '..', '@', ':', '//', 'http:', 'elsewhere.example', '\t', '%2f', '?', '#', ' ', 'a');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (written) => {
      const back = safeBack(written.join(''));
      expect(new URL(back ?? '/', 'https://shop.example').host).toBe('shop.example');
    }),
    { numRuns: 2_000 },
  );
});

test('[F69] a form adds, removes or clears products, and other forms are invalid', () => {
  expect(readCompareForm(form({ add: ' p1 ' }))).toEqual({ add: 'p1', remove: '', clear: '', back: null });
  expect(readCompareForm(form({ remove: 'p1', back: '/shop/' }))).toEqual({ add: '', remove: 'p1', clear: '', back: '/shop/' });
  expect(readCompareForm(form({ clear: 'phones', back: '//elsewhere.example' }))).toEqual({
    add: '',
    remove: '',
    clear: 'phones',
    back: null,
  });
  expect(readCompareForm(form({ back: '/shop/' }))).toBeNull();
  expect(readCompareForm(form({ add: '' }))).toBeNull();
});
