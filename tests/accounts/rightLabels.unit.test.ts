import { expect, it } from 'vitest';
import { rightLabels } from '../../admin/accounts/staff/rightLabels.ts';
import { screens } from '../../admin/app/screens.ts';

it('[F137] the description of each permission lists exactly the screens it grants', () => {
  const shown = screens.filter(({ group, right }) => group !== undefined && right !== null && right !== 'ADMINISTRATOR');
  for (const { right, hint } of rightLabels(screens)) {
    const opened = shown.filter((screen) => screen.right === right).map(({ title }) => title);
    expect(opened.length, right).toBeGreaterThan(0);
    expect(hint.split('. ')[0]?.replace(/\.$/, ''), right).toBe(new Intl.ListFormat('en').format(opened));
  }
  expect(new Set(rightLabels(screens).map(({ right }) => right))).toEqual(new Set(shown.map(({ right }) => right)));
});

it('[F137] the Orders permission mentions coupons and customers', () => {
  const hintOf = (right: string) => rightLabels(screens).find((words) => words.right === right)?.hint ?? '';
  expect(hintOf('ORDERS')).toMatch(/^(?=.*Coupons)(?=.*Customers)/);
  expect(hintOf('SETTINGS')).toContain('Newsletter forms');
});
