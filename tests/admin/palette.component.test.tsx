import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screens } from '../../admin/app/screens.ts';
import { openAdminPage, type AdminShop } from '../support/adminShop.tsx';

// The command palette, used repeatedly; and what it and the navigation offer by permission.

const shop = (fields: AdminShop['fields'] = {}): AdminShop => ({
  fields: { currency: 'EUR', listViews: [], ...fields },
  answer: ({ isDryRun }) => ({ __typename: isDryRun ? 'DryRunPassed' : 'UpdateProductPayload' }),
});
const field = page.getByRole('combobox', { name: 'Search or jump to' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function openPalette(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
}

describe('the command palette', () => {
  it('accepts typing each time it is opened', async () => {
    await openAdminPage('/account', shop());
    for (const words of ['subscr', 'coupon']) {
      await openPalette();
      await userEvent.keyboard(words);
      await expect.element(field).toHaveValue(words);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => field.elements()).toEqual([]);
    }
  });

  it('finds a screen by its group, name and keywords in any order', async () => {
    await openAdminPage('/account', shop());
    await openPalette();
    const titles = () =>
      page
        .getByRole('group', { name: 'Pages' })
        .getByRole('option')
        .elements()
        .map((option) => option.firstElementChild?.textContent);
    for (const words of ['settings vat', 'rates  Tax', 'vat']) {
      await field.fill(words);
      await expect.poll(titles).toContain('VAT');
    }
    await field.fill('settings vat nowhere');
    await expect.poll(titles).toEqual([]);
  });

  it('opens the option chosen with the arrow keys, and typing selects the first again', async () => {
    const { router } = await openAdminPage('/account', shop());
    await openPalette();
    const options = () => page.getByRole('option').elements();
    const chosen = () => options().findIndex(({ id }) => id === field.element().getAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(chosen).toBe(1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(() => options().length - chosen()).toBe(1);
    await field.fill('coupon');
    await expect.poll(chosen).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/coupons');
  });

  it('finds and opens a product, only with permission', async () => {
    const lamp = { edges: [{ node: { id: 'P:7', databaseId: 7, name: 'Palette lamp', sku: 'PAL-77' } }], totalCount: 1 };
    const fields = { adminProducts: lamp, orders: { edges: [] }, customers: { edges: [] }, adminOrders: { edges: [] } };
    const { router, unmount } = await openAdminPage('/account', shop(fields));
    await openPalette();
    await field.fill('PAL-77');
    await expect.element(page.getByRole('option', { name: /^Palette lamp/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/products/7');
    await unmount();

    await openAdminPage('/account', shop(fields), { person: { isAdministrator: false, rights: ['CONTENT'] } });
    await openPalette();
    await field.fill('Palette lamp');
    await expect.element(page.getByText('No matches found')).toBeVisible();
  });
});

it('a failed save shows one error instead of the previous success, until saving succeeds', async () => {
  const own = shop();
  await openAdminPage('/products/1', own);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByText('Product saved.');
  const failure = page.getByText('You are probably offline.');
  await page.getByLabelText('Brand', { exact: true }).fill('Souk');
  await save.click();
  await expect.element(saved).toBeVisible();
  // Hovered toasts stay, so that none disappears by timeout here.
  await saved.hover();
  await page.getByLabelText('Brand', { exact: true }).fill('Souk and more');
  own.isOffline = true;
  await save.click();
  await expect.element(failure.first()).toBeVisible();
  expect([failure.elements().length, saved.elements().length]).toEqual([1, 0]);
  own.isOffline = false;
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(failure.elements()).toEqual([]);
});

describe('[F137] staff', () => {
  it.each([
    ['without permissions', []],
    ['with one permission', ['ORDERS'] as const],
  ])('%s see only the screens that they may open', async (_name, rights) => {
    const { router } = await openAdminPage('/', shop(), { person: { isAdministrator: false, rights } });
    const may = (right: string | null) => right === null || rights.some((own) => own === right);
    const navigation = page.getByRole('navigation', { name: 'Admin' });
    await expect.element(navigation).toBeVisible();
    const offered = screens.filter(({ right, group }) => may(right) && group !== undefined).map(({ title }) => title);
    const links = navigation.getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent.trim()).toSorted()).toEqual(offered.toSorted());
    const closed = screens.filter(({ right, path }) => !may(right) && !path.includes(':'));
    expect(closed.length).toBeGreaterThan(10);
    for (const { path, title } of closed) {
      await router.navigate(`/${path}`);
      await expect.element(heading(title)).toBeVisible();
      await expect.element(page.getByRole('main').getByText('You don’t have permission to open this page.')).toBeVisible();
    }
    await router.navigate('/nothing/here');
    await expect.element(heading('Not found')).toBeVisible();
  });
});
