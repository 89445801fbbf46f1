import { describe, expect, it } from 'vitest';
import { screens } from '../../admin/app/screens.ts';
import { shortcutFor, type Press } from '../../admin/app/shortcuts/shortcutRules.ts';

const press = (key: string, rest: Partial<Press> = {}): Press => ({ key, isModified: false, isTyping: false, isCovered: false, ...rest });

describe('admin shortcuts', () => {
  it.each([
    ['?', { kind: 'help' }],
    ['/', { kind: 'search' }],
    ['n', { kind: 'new' }],
    ['N', { kind: 'new' }],
    ['g', { kind: 'go' }],
    ['o', null],
    ['Enter', null],
  ])('%s triggers %j', (key, ask) => {
    expect(shortcutFor(press(key), false, screens)).toEqual(ask);
  });

  it('open a screen with the next key after G only', () => {
    expect(shortcutFor(press('o'), true, screens)).toEqual({ kind: 'open', path: '/orders' });
    expect(shortcutFor(press('?'), true, screens)).toBeNull();
  });

  it('open only permitted screens', () => {
    const mine = screens.filter(({ right }) => right === 'SUBSCRIBERS');
    expect(shortcutFor(press('o'), true, mine)).toBeNull();
    expect(shortcutFor(press('s'), true, mine)).toEqual({ kind: 'open', path: '/subscribers' });
  });

  it.each(['isModified', 'isTyping', 'isCovered'] as const)('do nothing while %s', (state) => {
    for (const key of ['?', '/', 'n', 'g']) expect(shortcutFor(press(key, { [state]: true }), false, screens)).toBeNull();
    expect(shortcutFor(press('o', { [state]: true }), true, screens)).toBeNull();
  });

  it('have a unique letter for each screen', () => {
    const keys = screens.flatMap(({ goKey }) => (goKey === undefined ? [] : [goKey]));
    expect(keys.filter((key) => !/^[a-z]$/.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('exist only for screens without parameters', () => {
    expect(screens.filter(({ goKey, path }) => goKey !== undefined && path.includes(':'))).toEqual([]);
  });
});
