import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CompareButton_product$key } from '../../web/__generated__/CompareButton_product.graphql.ts';
import { CompareButton } from '../../web/compare/CompareButton.tsx';
import { CompareHost } from '../../web/compare/CompareHost.tsx';
import { accessibilityProblems, renderOnPage, runFor, stopClock } from '../support/componentHarness.tsx';
import { fragmentKey, deferred, madeAnswer, mockShop, noAnswers, refusal, type Answer, type MockShop } from '../support/mockShop.ts';

// The compare button on its own: its messages while a change is running, on success and on failure (rows 69, 71, 73 and 75).

const add = 'changeCompareAddMutation';
const remove = 'changeCompareRemoveMutation';
const button = page.getByRole('button', { name: 'Compare: Phone', exact: true });
const icon = page.getByRole('link', { name: /^Compare \d+ products?$/ });

// Pending changes are stored by product id for as long as the page exists, so that each test needs a new id.
let lastId = 0;

async function openButton({ isComparable = true } = {}) {
  const shop = mockShop();
  lastId += 1;
  const product = fragmentKey<CompareButton_product$key>(shop.environment, 'CompareButton_product', {
    __typename: 'Product',
    id: `product-${lastId}`,
    databaseId: lastId,
    name: 'Phone',
    compareGroup: isComparable ? { __typename: 'CompareGroup', id: 'phones' } : null,
  });
  const shown = await renderOnPage(
    <>
      <CompareButton product={product} />
      <CompareHost />
    </>,
    { shop },
  );
  return { ...shown, id: lastId };
}

const added = (...compared: number[]) => madeAnswer('AddToComparePayload', { compared });
const shownBadge = () => [...icon.element().querySelectorAll('span')].at(-1)?.textContent;

async function state(name: 'not-incompare' | 'loading' | 'comparing') {
  await expect.element(button).toHaveAttribute('data-state', name);
}

const processed = () => button.element().getAttribute('data-processed');
const askedFor = (shop: MockShop, name: string) => shop.requests.filter((asked) => asked.name === name).length;

test('[F6] a product that can’t be compared has no compare button', async () => {
  const { container } = await openButton({ isComparable: false });
  expect(container.querySelectorAll('button, form')).toHaveLength(0);
});

test('[F69, F71, F73, F75] the compare button shows loading, confirms for 300 ms, toggles, and updates badge and icon', async () => {
  const { shop, id, problems } = await openButton();
  await state('not-incompare');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  expect(icon.query()).toBeNull();

  const { answer, give } = deferred<Answer>();
  shop.answer(add, () => answer);
  await button.click();
  await state('loading');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  // Pressing the button again doesn't start another change.
  await button.click();
  await expect.poll(() => askedFor(shop, add)).toBe(1);
  stopClock();
  give(added(id));
  await state('comparing');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button).toHaveAttribute('data-processed', 'true');
  await runFor(299);
  expect(processed()).toBe('true');
  await runFor(1);
  expect(processed()).toBe('false');
  await expect.poll(shownBadge).toBe('1');
  expect(askedFor(shop, add)).toBe(1);

  shop.answer(remove, () => madeAnswer('RemoveFromComparePayload', {}));
  await button.click();
  await expect.element(button).toHaveAttribute('data-processed', 'true');
  await state('not-incompare');
  await runFor(300);
  expect(processed()).toBe('false');
  await expect.element(icon).not.toBeInTheDocument();
  expect(shop.requests.map(({ variables }) => variables)).toEqual([add, remove].map(() => ({ input: { productId: `product-${id}` } })));
  expect(problems).toEqual([]);
});

test.each(noAnswers)('[F69] when %s, the compare button is reset and the reason is shown', async (_name, reason, none) => {
  const { shop, id } = await openButton();
  shop.answer(add, none);
  await button.click();
  await expect.element(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await state('not-incompare');
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  shop.answer(add, () => added(id));
  await button.click();
  await state('comparing');
});

test('[F69, F87] a rejection by the server, such as for an eleventh product, shows its message', async () => {
  const { shop } = await openButton();
  const message = 'You are comparing 10 phones already. Take one out first.';
  shop.answer(add, refusal('CompareListFullError', message));
  await button.click();
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await state('not-incompare');
  expect(icon.query()).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});
