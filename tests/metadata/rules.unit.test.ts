import { describe, expect, it } from 'vitest';
import { textIn } from '../../server/platform/i18n/text.ts';
import type { MetafieldType } from '../../server/generated/prisma/enums.ts';
import { checkValue, keyPattern, namespacePattern } from '../../server/engagement/metadata/rules.ts';

const rules = (type: MetafieldType, more: object = {}) => ({ type, choices: [], maxLength: null, minimum: null, maximum: null, ...more });

describe('[I25] values of custom fields', () => {
  it.each([
    ['SINGLE_LINE_TEXT', ' Oak ', 'Oak'],
    ['SINGLE_LINE_TEXT', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['MULTI_LINE_TEXT', 'a\r\nb\tc', 'a\nb\tc'],
    ['INTEGER', '007', '7'],
    ['INTEGER', '-0', '0'],
    ['INTEGER', '-12', '-12'],
    ['INTEGER', '100', '100'],
    ['DECIMAL', '12.50', '12.5'],
    ['DECIMAL', '0.0', '0'],
    ['DECIMAL', '-0.10', '-0.1'],
    ['DECIMAL', '10', '10'],
    ['BOOLEAN', 'true', 'true'],
    ['DATE', '2028-02-29', '2028-02-29'],
    ['URL', 'HTTPS://Shop.example', 'https://shop.example/'],
  ] as const)('%s takes %j as %j', (type, given, value) => {
    expect(checkValue(given, rules(type))).toEqual({ value });
    expect(checkValue(value, rules(type))).toEqual({ value });
  });

  it.each([
    ['SINGLE_LINE_TEXT', ' '],
    ['SINGLE_LINE_TEXT', '\u200b\u2060'],
    ['SINGLE_LINE_TEXT', 'a\u202eb'],
    ['MULTI_LINE_TEXT', 'a\u2066b'],
    ['MULTI_LINE_TEXT', '\u00ad\n\ufe0f'],
    ['SINGLE_LINE_TEXT', 'a\nb'],
    ['SINGLE_LINE_TEXT', 'a\u0000b'],
    ['SINGLE_LINE_TEXT', 'a\ud800b'],
    ['SINGLE_LINE_TEXT', 'x'.repeat(256)],
    ['MULTI_LINE_TEXT', 'a\u0007b'],
    ['MULTI_LINE_TEXT', 'x'.repeat(5_001)],
    ['INTEGER', '1.5'],
    ['INTEGER', '1e3'],
    ['INTEGER', '1234567890123456'],
    ['DECIMAL', '1.1234567'],
    ['DECIMAL', 'NaN'],
    ['DECIMAL', '1,5'],
    ['BOOLEAN', '1'],
    ['DATE', '2026-02-30'],
    ['DATE', '01.02.2026'],
    ['URL', 'javascript:alert(1)'],
    ['URL', 'https://user:secret@shop.example/'],
    ['URL', `https://shop.example/${'x'.repeat(2_000)}`],
    ['CHOICE', 'other'],
  ] as const)('%s refuses %j', (type, given) => {
    const checked = checkValue(given, rules(type));
    expect('fault' in checked && textIn(checked.fault, 'en')).toMatch(/\.$/);
  });

  it('stay within bounds, lengths and choices', () => {
    const fits = (type: MetafieldType, given: string, more: object) => 'value' in checkValue(given, rules(type, more));
    expect(['9', '10', '20', '21'].map((value) => fits('INTEGER', value, { minimum: '10', maximum: '20' }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['-1.5', '-1.6'].map((value) => fits('DECIMAL', value, { minimum: '-1.5' }))).toEqual([true, false]);
    expect(['2026-01-01', '2025-12-31'].map((value) => fits('DATE', value, { minimum: '2026-01-01' }))).toEqual([true, false]);
    expect(['🙂🙂', '🙂🙂🙂'].map((value) => fits('SINGLE_LINE_TEXT', value, { maxLength: 2 }))).toEqual([true, false]);
    expect(['oak', 'Oak'].map((value) => fits('CHOICE', value, { choices: ['oak'] }))).toEqual([true, false]);
  });

  it('have names without special meaning', () => {
    expect(['app', 'my_app2'].map((name) => namespacePattern.test(name))).toEqual([true, true]);
    for (const name of ['__proto__', 'App', 'a.b', 'a-b', '2app', '', 'x'.repeat(51), 'app\n'])
      expect([name, namespacePattern.test(name), keyPattern.test(name)]).toEqual([name, false, false]);
  });
});
