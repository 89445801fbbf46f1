import { expect, it } from 'vitest';
import { isGtin } from '../../server/catalogue/products/gtin.ts';

it.each([
  ['an EAN of 13', '4006381333931', true],
  ['with another last digit', '4006381333932', false],
  ['with two digits changed round', '4006383133931', false],
  ['an EAN of 8', '96385074', true],
  ['a UPC', '036000291452', true],
  ['a GTIN of 14', '10614141000415', true],
  ['an ISBN of 13 with hyphens', '978-3-16-148410-0', true],
  ['an ISBN of 10', '3-16-148410-X', true],
  ['an ISBN of 10 with a wrong sign', '3-16-148410-1', false],
  ['spaces', '4 006381 333931', true],
  ['letters', 'LAMP-001', false],
  ['11 digits', '36000291452', false],
  ['zeros only', '0000000000000', false],
  ['nothing', '', false],
])('[F12] %s', (_title, text, expected) => expect(isGtin(text)).toBe(expected));
