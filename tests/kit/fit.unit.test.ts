import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSize, fitToViewport } from '../../web/kit/lightbox/fit.ts';

const lengths = (min: number, max: number) => fc.record({ width: fc.integer({ min, max }), height: fc.integer({ min, max }) });
const pictures = lengths(1, 8000);
const viewports = lengths(200, 4000);

describe('[F134] fitToViewport', () => {
  test.each([
    ['smaller than the viewport', { width: 300, height: 200 }, { width: 1280, height: 900 }, { width: 300, height: 200 }],
    ['exactly as large as allowed', { width: 1130, height: 750 }, { width: 1280, height: 900 }, { width: 1130, height: 750 }],
    ['one pixel too wide', { width: 1131, height: 750 }, { width: 1280, height: 900 }, { width: 1130, height: 749 }],
    ['wide', { width: 2400, height: 800 }, { width: 1280, height: 900 }, { width: 1130, height: 376 }],
    ['tall', { width: 900, height: 3000 }, { width: 1280, height: 900 }, { width: 225, height: 750 }],
    ['on a phone', { width: 1200, height: 1200 }, { width: 390, height: 844 }, { width: 240, height: 240 }],
    ['in a window that is too small', { width: 1200, height: 1200 }, { width: 100, height: 100 }, { width: 1, height: 1 }],
  ])('scales a picture: %s', (_name, picture, viewport, expected) => {
    expect(fitToViewport(picture, viewport)).toEqual(expected);
  });

  test('leaves 150 px of the window free and enlarges nothing', () => {
    fc.assert(
      fc.property(pictures, viewports, (picture, viewport) => {
        const { width, height } = fitToViewport(picture, viewport);
        expect(width).toBeLessThanOrEqual(Math.min(picture.width, viewport.width - 150));
        expect(height).toBeLessThanOrEqual(Math.min(picture.height, viewport.height - 150));
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('keeps the picture’s size or uses all available space in one direction', () => {
    fc.assert(
      fc.property(pictures, viewports, (picture, viewport) => {
        const { width, height } = fitToViewport(picture, viewport);
        const isWhole = width === picture.width && height === picture.height;
        expect(isWhole || width >= viewport.width - 151 || height >= viewport.height - 151).toBe(true);
      }),
    );
  });

  test('keeps the proportions to within a pixel', () => {
    fc.assert(
      fc.property(pictures, viewports, (picture, viewport) => {
        const { width, height } = fitToViewport(picture, viewport);
        const scale = Math.min(1, (viewport.width - 150) / picture.width, (viewport.height - 150) / picture.height);
        expect(width === 1 || Math.abs(width - picture.width * scale) <= 1).toBe(true);
        expect(height === 1 || Math.abs(height - picture.height * scale) <= 1).toBe(true);
      }),
    );
  });
});

test('[F134] content without a size is 630 by 440', () => {
  expect(defaultSize).toEqual({ width: 630, height: 440 });
});
