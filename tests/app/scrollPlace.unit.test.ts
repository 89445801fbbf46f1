import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eased } from '../../web/kit/scroll/easedScroll.ts';
import { scrollPlace } from '../../web/app/navigation/scroll/scrollPlace.ts';

const pixels = fc.integer({ min: 0, max: 50_000 });

test('[F131] floating tools appear after more than 500 px', () => {
  const page = { maxScrollY: 5000, articleHeight: 2000 };
  expect(scrollPlace({ ...page, scrollY: 500 })).toBe('near');
  expect(scrollPlace({ ...page, scrollY: 501 })).toBe('far');
});

test('[F131] floating previous/next expand past the article’s end, or at the end of the page', () => {
  const page = { maxScrollY: 5000, articleHeight: 2000 };
  expect(scrollPlace({ ...page, scrollY: 2000 })).toBe('far');
  expect(scrollPlace({ ...page, scrollY: 2001 })).toBe('past');
  expect(scrollPlace({ maxScrollY: 1500, articleHeight: 2000, scrollY: 1498 })).toBe('far');
  expect(scrollPlace({ maxScrollY: 1500, articleHeight: 2000, scrollY: 1499.5 })).toBe('past');
});

test('[F131] previous/next expand before every long article page ends, and never near the top', () => {
  fc.assert(
    fc.property(pixels, pixels, (maxScrollY, articleHeight) => {
      const end = scrollPlace({ scrollY: maxScrollY, maxScrollY, articleHeight });
      expect(end).toBe(maxScrollY > 500 ? 'past' : 'near');
      expect(scrollPlace({ scrollY: Math.min(500, maxScrollY), maxScrollY, articleHeight })).toBe('near');
    }),
  );
});

test('a page without an article never counts as scrolled past it', () => {
  fc.assert(fc.property(pixels, (scrollY) => scrollPlace({ scrollY, maxScrollY: scrollY, articleHeight: null }) !== 'past'));
});

test('scroll easing starts at 0, ends at 1 and never goes back', () => {
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(fc.property(part, part, (first, second) => eased(Math.min(first, second)) <= eased(Math.max(first, second))));
});
