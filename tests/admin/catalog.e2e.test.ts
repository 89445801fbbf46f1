import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import * as t from '../../admin/products/__generated__/messages.ts';
import * as kit from '../../admin/kit/__generated__/messages.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { officeShop, overflow, type OfficeShop } from './officeShop.ts';

// The catalogue in a browser: creating, picturing and publishing a product, bulk changes, links, the category tree, and conflicting saves.
// Variations are in merchantsDay.e2e.test.ts.

let office: OfficeShop;
beforeAll(async () => {
  office = await officeShop();
});
const open = async (path: string, width = 1280) => office.open(path, { who: 'keeper', width });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Save').click();

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
});
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test('[F121] a product is created, gets images, and is published, with errors shown beside their fields', async () => {
  const { page } = await open('/products/new');
  await button(page, 'Create draft').click();
  await page.getByText('Enter a name.').waitFor();
  await page.getByLabel('Name').fill('Browser lamp');
  await page.getByLabel('Type').selectOption({ label: 'Simple' });
  await page.getByLabel('Price').fill('19.90');
  await button(page, 'Create draft').click();
  await page.getByRole('heading', { level: 1, name: 'Browser lamp' }).waitFor();
  await page.getByLabel('Sale price').fill('25');
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Published' });
  await save(page);
  await page.getByText('The sale price must be below the regular price.').waitFor();
  await page.getByLabel('Sale price').fill('');
  await save(page);
  await page.getByText('Product saved.').waitFor();

  const uploads = page.getByLabel('Images to add');
  await uploads.setInputFiles([await picture('view-0.png', '#884422'), await picture('view-1.png', '#228844')]);
  await page.getByLabel('Alt text for image 2').waitFor({ timeout: 60_000 });
  await page.getByLabel('Alt text for image 1').fill('From the front');
  await button(page, 'Save alt text for image 1').click();
  await page.getByRole('img', { name: 'From the front' }).waitFor();
  await button(page, 'Move image 1 back').press('Enter');
  await page.getByText('Image moved to position 2.').waitFor();
  await button(page, kit.dragName({ name: t.imageIndex({ index: 2 }) })).dragTo(page.getByLabel('Alt text for image 1'), { steps: 5 });
  await page.getByText('Image moved to position 1.').waitFor();
  // Unsupported images are rejected with a reason, and leave nothing behind.
  await uploads.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 not a picture') });
  await page.getByText(/^Unsupported image format/).waitFor();
  await uploads.setInputFiles({ name: 'evil.svg', mimeType: 'image/svg+xml', buffer: svg });
  await page.getByText(/^SVG images aren’t supported because they can contain scripts/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // Unsaved changes are not discarded without asking.
  await page.getByLabel('Brand').fill('Not saved');
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await button(page, 'Stay').click();
  expect(await page.getByLabel('Brand').inputValue()).toBe('Not saved');
  await page.getByLabel('Brand').fill('');
  await page.reload();
  await page.getByText('Drop images here, or').waitFor();
  expect(await page.getByLabel(/^Alt text for image/).count()).toBe(2);

  await page.getByRole('link', { name: 'View in shop' }).click();
  await page.getByRole('heading', { level: 1, name: 'Browser lamp' }).waitFor();
  await page.getByText('€19.90').first().waitFor();
});

test('products are filtered by URL and changed in bulk with preview, progress and undo, and a group gets its members', async () => {
  const { page } = await open('/products?q=bulk');
  const total = (text: string) => page.getByText(text, { exact: true }).waitFor();
  await total('4 in all');
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Simple' });
  await page.waitForURL(/type=SIMPLE/);
  await total('3 in all');
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await page.waitForURL(/sort=PRICE/);
  await page.reload();
  await expect.poll(() => page.getByRole('combobox', { name: 'Type' }).inputValue()).toBe('SIMPLE');

  await page.getByRole('checkbox', { name: 'Select Bulk bowl' }).check();
  await page.getByRole('checkbox', { name: 'Select Bulk plate' }).check();
  await button(page, 'Edit selected').click();
  const dialog = page.getByRole('dialog', { name: t.editProducts({ count: 2 }) });
  await dialog.getByLabel('What to change').selectOption({ label: 'Price' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Enter a percentage such as -10 or 2.5.').waitFor();
  await dialog.getByLabel('Percentage').fill('-10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('row', { name: 'Bulk bowl €10.00 €9.00' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: t.changeProducts({ total: 2 }) }).click();
  await page.getByText('2 products changed out of 2.').waitFor({ timeout: 60_000 });
  await page.getByRole('cell', { name: '€9.00' }).first().waitFor();
  const job = page.getByRole('region').filter({ hasText: '2 products changed out of 2.' });
  await job.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: 2 of 2 products reverted.').waitFor({ timeout: 60_000 });
  expect(await page.getByRole('cell', { name: '€9.00' }).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  // Categories, on a phone's screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await goWithin(page, '/account');
  await goWithin(page, '/products?q=bulk+jug');
  await page.getByRole('checkbox', { name: 'Select Bulk jug' }).check();
  await button(page, 'Edit selected').click();
  const phone = page.getByRole('dialog', { name: t.editProducts({ count: 1 }) });
  await phone.getByLabel('What to change').selectOption({ label: 'Categories' });
  await phone.getByLabel('Garden').check();
  await phone.getByRole('button', { name: 'Preview' }).click();
  await phone.getByRole('row', { name: 'Bulk jug none Garden' }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await phone.getByRole('button', { name: 'Change 1 product' }).click();
  await page.getByText('1 product changed out of 1.').waitFor({ timeout: 60_000 });

  await page.setViewportSize({ width: 1280, height: 900 });
  await goWithin(page, '/account');
  await goWithin(page, '/products?q=tea+set');
  await page.getByRole('link', { name: 'Bulk tea set' }).click();
  await page.getByLabel('Add to the group').fill('bowl');
  await page.getByRole('list', { name: 'Results for Add to the group' }).getByRole('button', { name: 'Bulk bowl' }).click();
  await page.getByLabel('Add a cross-sell').fill('plate');
  await page.getByRole('list', { name: 'Results for Add a cross-sell' }).getByRole('button', { name: 'Bulk plate' }).click();
  await button(page, 'Save links').click();
  await page.getByText('Links saved.').waitFor();
  await page.reload();
  await page.getByRole('list', { name: 'Grouped products' }).getByText('Bulk bowl').waitFor();
  await page.getByRole('list', { name: 'Cross-sells: shown in the cart' }).getByText('Bulk plate').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('categories are created, moved by keyboard, mouse and touch, renamed and deleted', async () => {
  const { page } = await open('/categories');
  const names = () =>
    page
      .getByRole('list')
      .getByRole('button', { name: /^(Kitchen|Garden|Office|Herbs|Spices)$/ })
      .allInnerTexts();
  await page.getByLabel('Name').fill('Herbs');
  await page.getByLabel('Parent category').selectOption({ label: 'Garden' });
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect.poll(names).toEqual(['Kitchen', 'Garden', 'Herbs', 'Office']);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move Office up' }).press('Enter');
  await page.getByText(t.movedToPositionAtTopLevel({ name: 'Office', position: 2 })).waitFor();
  await expect.poll(names).toEqual(['Kitchen', 'Office', 'Garden', 'Herbs']);
  await page.getByRole('button', { name: 'Move Office into the previous category' }).press('Enter');
  await page.getByText(t.movedToPositionIn({ name: 'Office', position: 1, parent: 'Kitchen' })).waitFor();
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
  await page.getByRole('button', { name: 'Drag Herbs' }).dragTo(row('Kitchen'), { steps: 5 });
  await page.getByText(t.movedToPositionIn({ name: 'Herbs', position: 2, parent: 'Kitchen' })).waitFor();
  await expect.poll(names).toEqual(['Kitchen', 'Office', 'Herbs', 'Garden']);
  // Dragging works by touch too.
  const middleOf = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const finger = await page.context().newCDPSession(page);
  const [from, to] = [await middleOf(page.getByRole('button', { name: 'Drag Herbs' })), await middleOf(row('Garden'))];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await touch('touchMove', { ...from, y: from.y + 10 });
  await touch('touchMove', to);
  await touch('touchEnd');
  await page.getByText(t.movedToPositionIn({ name: 'Herbs', position: 1, parent: 'Garden' })).waitFor();
  await expect.poll(names).toEqual(['Kitchen', 'Office', 'Garden', 'Herbs']);
  await page.getByRole('button', { name: 'Herbs', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Herbs' });
  await dialog.getByLabel('Name').fill('Spices');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Category saved.').waitFor();
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete category' }).click();
  await expect.poll(names).toEqual(['Office', 'Garden', 'Spices']);
});

const press = (page: Page, name: string) => button(page, name).click();
const question = (page: Page) => page.getByRole('dialog', { name: kit.someoneElseSavedChanges });
const rows = (page: Page) => question(page).getByRole('row').allInnerTexts();

test('a save conflict on an attribute shows the differences, and both windows’ changes can be kept or discarded', async () => {
  const address = `/attributes/${office.made.attribute}`;
  const [{ page: early }, { page: late }] = [await open(address), await open(address, 390)];
  await late.getByLabel('Heading').fill('Looks');
  await early.getByLabel('Name').fill('  Shade ');
  await press(early, 'Add a value');
  await early.getByLabel('Value 3', { exact: true }).fill('Green');
  await press(early, 'Save');
  await early.getByText('Attribute saved.').waitFor();
  // The field shows the value as normalised by the server, without counting as an unsaved change.
  await expect.poll(() => early.getByLabel('Name').inputValue()).toBe('Shade');
  await press(late, 'Save');
  await question(late).waitFor();
  expect((await rows(late)).map((row) => row.split('\t'))).toEqual([
    ['Field', 'Before', 'Theirs', 'Yours'],
    ['Name', 'Colour', 'Shade', kit.notChangedKeepsTheirs],
    ['Values', 'Red, Blue', 'Red, Blue, Green', kit.notChangedKeepsTheirs],
  ]);
  expect(await accessibilityProblems(late)).toEqual([]);
  await press(late, 'Overwrite with my changes');
  await late.getByText('Attribute saved.').waitFor();
  await late.reload();
  const fields = async () => [
    await late.getByLabel('Name').inputValue(),
    await late.getByLabel('Heading').inputValue(),
    await late.getByLabel('Value 3', { exact: true }).inputValue(),
  ];
  expect(await fields()).toEqual(['Shade', 'Looks', 'Green']);
  // The same window can be edited further after its save, including the new values.
  await press(early, 'Add a value');
  await early.getByLabel('Value 4', { exact: true }).fill('Black');
  await press(early, 'Save');
  await question(early).waitFor();
  await press(early, 'Discard my changes');
  await expect.poll(() => early.getByLabel('Heading').inputValue()).toBe('Looks');
  expect(await early.getByLabel('Value 4', { exact: true }).count()).toBe(0);
});
