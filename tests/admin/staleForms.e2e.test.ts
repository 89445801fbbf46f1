import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Two windows with the same catalogue or marketplace form: the late one shows the differences and loses nothing.

let shop: ServerProcess;
let keeper: AdminWithSession;
let [attributeId, shopId] = [0, 0];

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    keeper = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'], isSteppedUp: true });
    const terms = { create: ['Red', 'Blue'].map((label, position) => ({ label, slug: label.toLowerCase(), position })) };
    attributeId = (await db.prisma.attribute.create({ data: { slug: 'colour', name: 'Colour', terms } })).id;
    const market = { name: 'Bazaar', cartUrlTemplate: 'https://{host}/cart?{lines}', lineTemplate: 'a={id}&q={quantity}' };
    const { id: marketplaceId } = await db.prisma.marketplace.create({ data: market });
    const facts = { marketplaceId, name: 'Bazaar Ireland', country: 'IE', host: 'bazaar.example' };
    shopId = (await db.prisma.externalShop.create({ data: facts })).id;
  });
});
afterAll(() => shop.stop());

async function open(address: string, width = 1280): Promise<Page> {
  const { page } = await openPage({ baseURL: shop.url, viewport: { width, height: 900 } });
  await signInAsAdmin(page.context(), shop.url, keeper);
  await page.goto(`/admin${address}`);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const question = (page: Page) => page.getByRole('dialog', { name: 'Changed by someone else in the meantime' });
const rows = (page: Page) => question(page).getByRole('row').allInnerTexts();

test('a save conflict on an attribute shows the differences, and both windows’ changes can be kept or discarded', async () => {
  const [early, late] = [await open(`/attributes/${attributeId}`), await open(`/attributes/${attributeId}`, 390)];
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
    ['Name', 'Colour', 'Shade', 'Not changed (theirs is kept)'],
    ['Values', 'Red, Blue', 'Red, Blue, Green', 'Not changed (theirs is kept)'],
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

test('a marketplace and its shop ask before overwriting and before leaving', async () => {
  const [early, late] = [await open('/marketplaces'), await open('/marketplaces')];
  const form = (page: Page) => page.locator('form').filter({ has: page.getByRole('button', { name: 'Save', exact: true }) });
  await form(late).getByLabel('Line template').fill('article={id}&n={quantity}');
  await form(early).getByLabel('Name').fill('Bazaars');
  await press(early, 'Save');
  await early.getByText('Bazaars saved.').waitFor();
  await late.getByRole('link', { name: 'Bazaar Ireland' }).click();
  await late.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await press(late, 'Save');
  await question(late).waitFor();
  await press(late, 'Overwrite with my changes');
  await late.getByText('Bazaars saved.').waitFor();
  await late.getByRole('link', { name: 'Bazaar Ireland' }).click();
  const second = await open(`/marketplaces/shops/${shopId}`);
  await late.getByLabel('Tag').fill('souk-1');
  await second.getByLabel('Host').fill('www.bazaar.example');
  await second.getByLabel('Availability source').selectOption({ label: 'File' });
  await second.getByLabel('URL or file').fill('stock.json');
  await press(second, 'Save shop');
  await second.getByText('Bazaar Ireland saved.').waitFor();
  await press(late, 'Save shop');
  await question(late).waitFor();
  expect((await rows(late)).map((row) => row.split('\t')).slice(1)).toEqual([
    ['Host', 'bazaar.example', 'www.bazaar.example', 'Not changed (theirs is kept)'],
    ['Availability source', 'None', 'File', 'Not changed (theirs is kept)'],
    ['URL or file', '–', 'stock.json', 'Not changed (theirs is kept)'],
  ]);
  await press(late, 'Overwrite with my changes');
  await late.getByText('Bazaar Ireland saved.').waitFor();
  await second.reload();
  expect([await second.getByLabel('Tag').inputValue(), await second.getByLabel('Host').inputValue()]).toEqual([
    'souk-1',
    'www.bazaar.example',
  ]);
});
