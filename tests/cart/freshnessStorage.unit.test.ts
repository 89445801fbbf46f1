import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayHaveOwn } from '../../web/visitor/freshness/needs.ts';
import { readCopy, writeCopy, writeSharedHashes } from '../../web/visitor/freshness/storage.ts';

// Storage as found in browsers: working, full, blocked, or with foreign content.

class FakeStorage {
  readonly items = new Map<string, string>();
  isFull = false;

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

let tab: FakeStorage;
let browser: FakeStorage;

beforeEach(() => {
  [tab, browser] = [new FakeStorage(), new FakeStorage()];
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
});
afterEach(() => vi.unstubAllGlobals());

const viewer = { cartHash: 'ff', listsHash: 'ee', cart: { itemCount: 2 } };
const copy = { hasContents: true, hash: 'ff', lists: 'ee', created: '1700000000000' };
const nothing = { copy: { hasContents: false, hash: '', lists: '', created: null }, viewer: null };

test('[F25] contents, hash and wc_cart_created are read back as stored', () => {
  expect(readCopy('query')).toEqual(nothing);
  writeCopy('query', viewer, copy);
  expect(readCopy('query')).toEqual({ copy, viewer });
  expect(tab.items.get('wc_cart_created')).toBe('1700000000000');
});

test('[F25] an emptied cart is stored without a creation time', () => {
  writeCopy('query', viewer, copy);
  writeCopy('query', { cartHash: '', cart: null }, { ...copy, hash: '', created: null });
  expect(readCopy('query').copy).toEqual({ ...copy, hash: '', created: null });
  expect(tab.items.has('wc_cart_created')).toBe(false);
});

test('[F25] a copy for another query is ignored', () => {
  writeCopy('query of yesterday', viewer, copy);
  expect(readCopy('query').viewer).toBeNull();
  expect(readCopy('query').copy.hasContents).toBe(false);
});

describe('[F25] the stored copy', () => {
  test('is removed completely if storage is full', () => {
    writeCopy('query', viewer, copy);
    tab.isFull = true;
    writeCopy('query', { ...viewer, cartHash: 'new' }, { ...copy, hash: 'new' });
    expect(readCopy('query')).toEqual(nothing);
    expect(tab.items.size).toBe(0);
  });

  test('is removed if a response is incomplete', () => {
    writeCopy('query', viewer, copy);
    writeCopy('query', null, copy);
    expect(readCopy('query')).toEqual(nothing);
  });

  test('doesn’t exist if storage is blocked, and nothing throws', () => {
    const blocked = {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...blocked });
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...blocked });
    writeCopy('query', viewer, copy);
    expect(readCopy('query')).toEqual(nothing);
    expect(writeSharedHashes({ cart: 'ff', lists: '' })).toBe(true);
  });

  test.each(['', 'null', '1', '"text"', '[]', '{}', '{"query":"query"}', '{"query":"query","viewer":1}', '{"query":', '<p>'])(
    'is ignored with the contents %s',
    (garbage) => {
      tab.items.set('wc_fragments_souk', garbage);
      expect(readCopy('query').copy.hasContents).toBe(false);
    },
  );

  test('is ignored with any malformed contents, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
        tab.items.set('wc_fragments_souk', garbage);
        expect(readCopy('query').copy.hasContents).toBe(false);
      }),
    );
  });
});

test('[F27] other tabs are notified of new hashes only', () => {
  expect(writeSharedHashes({ cart: '', lists: '' })).toBe(false);
  expect(writeSharedHashes({ cart: 'ff', lists: '' })).toBe(true);
  expect(writeSharedHashes({ cart: 'ff', lists: '' })).toBe(false);
  expect(writeSharedHashes({ cart: 'ff', lists: 'ee' })).toBe(true);
  expect(writeSharedHashes({ cart: '', lists: 'ee' })).toBe(true);
  expect([...browser.items]).toEqual([
    ['wc_cart_hash_souk', ''],
    ['souk_lists_hash', 'ee'],
  ]);
});

test.each([
  ['', false],
  ['theme=dark; woocommerce_items_in_cart=0', false],
  ['theme=dark; woocommerce_items_in_cart=1', true],
  ['known_visitor=1', true],
  ['unknown_visitor=1; not_woocommerce_items_in_cart=1', false],
])('[F25] with the cookies “%s”, the visitor may have data of their own: %s', (cookies, mayBe) => {
  expect(mayHaveOwn(cookies)).toBe(mayBe);
});
