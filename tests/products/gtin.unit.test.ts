import { expect, it } from 'vitest';
import { isGtin } from '../../server/catalogue/products/gtin.ts';

it.each([
  ['accepts an EAN-13', '4006381333931', true],
  ['rejects a wrong check digit', '4006381333932', false],
  ['rejects two swapped digits', '4006383133931', false],
  ['accepts an EAN-8', '96385074', true],
  ['accepts a UPC', '036000291452', true],
  ['accepts a GTIN-14', '10614141000415', true],
  ['accepts an ISBN-13 with hyphens', '978-3-16-148410-0', true],
  ['accepts an ISBN-10', '3-16-148410-X', true],
  ['rejects an ISBN-10 with a wrong check character', '3-16-148410-1', false],
  ['accepts spaces', '4 006381 333931', true],
  ['rejects letters', 'LAMP-001', false],
  ['rejects 11 digits', '36000291452', false],
  ['rejects zeros only', '0000000000000', false],
  ['rejects an empty string', '', false],
])('[F12] GTIN validation: %s', (_title, text, expected) => expect(isGtin(text)).toBe(expected));
