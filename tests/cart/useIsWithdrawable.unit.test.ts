import { expect, test } from 'vitest';
import { isWithdrawable } from '../../web/cart/useIsWithdrawable.ts';

const usual = { withdrawalException: null };
const perishable = { withdrawalException: { isConditional: false } };
const sealed = { withdrawalException: { isConditional: true } };

test.each([
  [[usual], true],
  [[perishable], false],
  [[sealed], true],
  [[perishable, usual], true],
  [[perishable, perishable], false],
])('[I36] the right of withdrawal is only named where it applies: %j -> %s', (lines, expected) => {
  expect(isWithdrawable(lines)).toBe(expected);
});
