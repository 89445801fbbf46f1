import { afterEach, describe, expect, it } from 'vitest';
import { setCurrencyDisplay } from '../../shared/money/display.ts';
import { currencyDisplays, formatAmount, formatMoney } from '../../shared/money/money.ts';

afterEach(() => setCurrencyDisplay('SYMBOL'));

describe('[F31] money formatting', () => {
  it.each([
    ['SYMBOL', '€1,234.50', '-€5.00', '€300,000,000.00'],
    ['SYMBOL_AFTER', '1,234.50 €', '-5.00 €', '300,000,000.00 €'],
    ['CODE', 'EUR 1,234.50', '-EUR 5.00', 'EUR 300,000,000.00'],
  ])('displays currency as %s', (display, amount, negative, large) => {
    setCurrencyDisplay(display);
    expect([123_450, -500, 30_000_000_000].map((minor) => formatMoney(minor).replaceAll('\u00a0', ' '))).toEqual([amount, negative, large]);
  });

  it('matches the examples in the settings', () => {
    for (const { value, example } of currencyDisplays) expect(formatMoney(123_450, { as: value }).replaceAll('\u00a0', ' ')).toBe(example);
  });

  it('uses the given number of digits', () => {
    expect(formatMoney(1_200, { digits: 0 })).toBe('€12');
    expect(formatAmount(0.0123, { digits: 4 })).toBe('€0.0123');
  });

  it('ignores an unknown currency display', () => {
    setCurrencyDisplay('ROMAN');
    expect(formatMoney(100)).toBe('€1.00');
  });
});
