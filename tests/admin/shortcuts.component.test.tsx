import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as t from '../../admin/app/__generated__/messages.ts';
import { openAdminPage, type AdminShop } from '../support/adminShop.tsx';
import { accessibilityProblems } from '../support/componentHarness.tsx';

// Keyboard shortcuts of the admin.

const none = { edges: [], totalCount: 0 };
const shop: AdminShop = {
  fields: { currency: 'EUR', listViews: [], subscribers: none, 'Query.bulkJobs': none },
  answer: () => ({ __typename: 'DryRunPassed' }),
};
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

describe('shortcuts', () => {
  it('open a screen, focus its search and show the help, but not while typing', async () => {
    await openAdminPage('/account', shop);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('gs');
    await expect.element(heading('Subscribers')).toBeVisible();
    await userEvent.keyboard('/');
    const search = page.getByRole('searchbox', { name: 'Search by email or name' });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('go?');
    await expect.element(search).toHaveValue('go?');
    (heading('Subscribers').element() as HTMLElement).focus();
    await userEvent.keyboard('?');
    await expect.element(help.getByText('Audit log')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('without Ctrl can be turned off permanently', async () => {
    const { unmount } = await openAdminPage('/account', shop);
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('checkbox', { name: t.singleKeyShortcuts }).click();
    await userEvent.keyboard('{Escape}');
    await unmount();
    await openAdminPage('/account', shop);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('?');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
    expect(help.elements()).toEqual([]);
  });
});
