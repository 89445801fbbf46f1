import { describe, expect, it } from 'vitest';
import { colourProblem, colourTokens, contrast, initialColours, tonesOf } from '../../shared/shopColours.ts';

/** Every 51st step of each channel. */
const colours = Array.from({ length: 216 }, (_none, index) => [index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36)]).map(
  (steps) => `#${steps.map((step) => (step * 51).toString(16).padStart(2, '0')).join('')}`,
);
const good = colours.filter((colour) => colourProblem(colour) === null);

describe('the shop’s colours', () => {
  it('are rejected with advice if unreadable', () => {
    expect(colourProblem('#0f5c4d')).toBeNull();
    expect(colourProblem('#FFF')).toBe('Enter a colour as #rrggbb, such as #0f5c4d.');
    expect(colourProblem('#ffff00')).toMatch(/^Choose a darker colour/);
    expect(good.length).toBeGreaterThan(50);
  });

  it.each(good)('from %s have readable tones in both themes (WCAG AA)', (colour) => {
    const { light, dark } = tonesOf(colour);
    for (const ground of ['#fdfcfa', '#ffffff', '#f4f2ed', light.soft]) expect(contrast(light.main, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#111514', '#191f1d', '#1f2624', dark.soft]) expect(contrast(dark.main, ground)).toBeGreaterThanOrEqual(4.5);
    for (const tones of [light, dark]) {
      expect(contrast(tones.on, tones.main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tones.on, tones.hover)).toBeGreaterThanOrEqual(4.5);
    }
    // The soft background carries the page's text too.
    expect(contrast('#1b2320', light.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ecf1ee', dark.soft)).toBeGreaterThanOrEqual(4.5);
  });

  it('need no style sheet while unchanged', () => {
    expect(colourTokens(initialColours)).toEqual({});
    expect(Object.keys(colourTokens({ ...initialColours, sale: '#7a1fa2' }))).toEqual([
      '--colour-sale',
      '--colour-sale-soft',
      '--colour-on-sale',
    ]);
  });
});
