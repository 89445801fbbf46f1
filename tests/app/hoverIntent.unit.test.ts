import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverIntent } from '../../web/app/navigation/desktop/hoverIntent.ts';
import { menuStep } from '../../web/app/navigation/desktop/menuKeys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function underTest() {
  let open: string | null = null;
  const intent = createHoverIntent(
    (key) => (open = key),
    (key) => (open = open === key ? null : open),
  );
  return { intent, open: () => open };
}

const at = (x: number) => ({ x, y: 0 });

test('[F128] a menu opens after the pointer rests on it for 100 ms', () => {
  const { intent, open } = underTest();
  intent.enter('home', at(0));
  vi.advanceTimersByTime(99);
  expect(open()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(open()).toBe('home');
});

test('[F128] a moving pointer opens no menu, however long it moves', () => {
  const { intent, open } = underTest();
  intent.enter('home', at(0));
  for (let step = 1; step <= 20; step += 1) {
    vi.advanceTimersByTime(50);
    intent.move(at(step * 10));
  }
  expect(open()).toBeNull();
  vi.advanceTimersByTime(200);
  expect(open()).toBe('home');
});

test('[F128] a menu closes 120 ms after the pointer leaves, unless it returns before', () => {
  const { intent, open } = underTest();
  intent.enter('home', at(0));
  vi.advanceTimersByTime(100);
  intent.leave();
  vi.advanceTimersByTime(119);
  expect(open()).toBe('home');
  intent.enter('home', at(0));
  vi.advanceTimersByTime(500);
  expect(open()).toBe('home');
  intent.leave();
  vi.advanceTimersByTime(119);
  expect(open()).toBe('home');
  vi.advanceTimersByTime(1);
  expect(open()).toBeNull();
});

test('[F128] crossing a neighbour on the way to the open menu doesn’t open the neighbour', () => {
  const { intent, open } = underTest();
  intent.enter('home', at(0));
  vi.advanceTimersByTime(100);
  intent.enter('beauty', at(40));
  vi.advanceTimersByTime(80);
  intent.enter('home', at(60));
  vi.advanceTimersByTime(500);
  expect(open()).toBe('home');
});

test('[F128] resting on a neighbour opens it in place of the first menu', () => {
  const { intent, open } = underTest();
  intent.enter('home', at(0));
  vi.advanceTimersByTime(100);
  intent.enter('beauty', at(40));
  vi.advanceTimersByTime(99);
  expect(open()).toBe('home');
  vi.advanceTimersByTime(500);
  expect(open()).toBe('beauty');
});

test('[F128] a dismissed menu opens again only after the pointer leaves and returns', () => {
  const { intent, open } = underTest();
  intent.enter('home', at(0));
  intent.cancel();
  intent.enter('home', at(1));
  vi.advanceTimersByTime(1_000);
  expect(open()).toBeNull();
  intent.leave();
  intent.enter('home', at(0));
  vi.advanceTimersByTime(100);
  expect(open()).toBe('home');
});

test('[F128] arrow keys move along a row or column, into the submenu and out of it', () => {
  const steps = (direction: 'row' | 'column', isBelow: boolean) =>
    ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter'].map((key) => menuStep(key, direction, isBelow));
  expect(steps('row', false)).toEqual(['next', 'previous', 'into', null, 'first', 'last', null]);
  expect(steps('row', true)).toEqual(['nextTop', 'previousTop', 'next', 'previous', 'first', 'last', null]);
  expect(steps('column', false)).toEqual(['into', null, 'next', 'previous', 'first', 'last', null]);
  expect(steps('column', true)).toEqual([null, 'out', 'next', 'previous', 'first', 'last', null]);
});
