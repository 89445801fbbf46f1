import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComparePanel } from '../../web/compare/ComparePanel.tsx';
import { problemsInBothThemes, renderOnPage, runFor, stopClock } from '../support/componentHarness.tsx';
import { deferred, madeAnswer, mockShop, noAnswers, ownViewer, type Answer } from '../support/mockShop.ts';

// The comparison bar on its own (rows 71 to 79).

const list = 'useCompareListQuery';
const remove = 'changeCompareRemoveMutation';
const panel = page.getByRole('dialog', { name: /^Compare( \(\d+\))?$/ });
const items = panel.getByRole('list', { name: 'Compared products' }).getByRole('listitem');
const removeButtons = items.getByRole('button', { name: /^Remove / });
const goLink = panel.getByRole('link', { name: 'Go to compare' });
const goButton = panel.getByRole('button', { name: 'Go to compare' });
const messages = panel.getByText(/^Please, add /);
const one = 'Please, add more items to compare';
const none = 'Please, add items to this compare group or choose not empty group';

// Pending changes are stored by product id for as long as the page exists, so that each test needs new ids.
let lastId = 0;

interface Change {
  priceChange?: object;
  availabilityChange?: string;
}

/** Creates groups with the given numbers of products, whose changes are assigned in order. */
function groupsOf(counts: Record<string, number>, changes: Change[] = []) {
  const ids: number[] = [];
  const groups = Object.entries(counts).map(([name, count]) => {
    const slug = name.toLowerCase();
    const compared = Array.from({ length: count }, () => {
      lastId += 1;
      const { priceChange = null, availabilityChange = null } = changes[ids.length] ?? {};
      ids.push(lastId);
      const product = {
        __typename: 'Product',
        id: `product-${lastId}`,
        databaseId: lastId,
        name: `${name} ${ids.length}`,
        url: `/product/${lastId}/`,
        cover: null,
        price: { formatted: '€12.00' },
        priceRange: { min: { amount: 1200 }, max: { amount: 1200 } },
        priorPrice: null,
        pricePerUnit: null,
        deposit: null,
        discountPercent: null,
      };
      return { id: `item-${lastId}`, product, priceChange, availabilityChange };
    });
    return { group: { id: `group-${slug}`, slug, name, url: `/compare/${slug}/` }, items: compared };
  });
  return { ids, groups };
}

function OpenPanel() {
  const [isOpen, setOpen] = useState(true);
  return <ComparePanel isOpen={isOpen} onClose={() => setOpen(false)} returnFocus={() => null} />;
}

async function openPanel(counts: Record<string, number>, changes: Change[] = []) {
  const { ids, groups } = groupsOf(counts, changes);
  const shop = mockShop();
  const viewer = ownViewer({ compared: ids });
  shop.answer(list, { data: { viewer: { ...viewer, compare: { ...viewer.compare, groups } } } });
  const shown = await renderOnPage(<OpenPanel />, { shop });
  await expect.poll(() => items.length).toBeGreaterThan(0);
  return { ...shown, ids };
}

const opacity = () => getComputedStyle(items.first().element()).opacity;
const removed = (...compared: number[]) => madeAnswer('RemoveFromComparePayload', { compared });

test('[F77, F78] each group has a tab, arrow keys switch tabs, and each tab links to its own comparison', async () => {
  const { ids, problems, path } = await openPanel({ Phones: 2, Headphones: 2 });
  const tabs = panel.getByRole('tab');
  const shown = () => tabs.elements().map((each) => `${each.textContent} ${each.getAttribute('aria-selected')}`);
  expect(shown()).toEqual(['Phones 2 true', 'Headphones 2 false']);
  expect(items.length).toBe(2);
  await expect.element(goLink).toHaveAttribute('href', `/compare/phones/?compareids=${ids[0]},${ids[1]}`);
  (tabs.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Phones 2 false', 'Headphones 2 true']);
  await expect.element(tabs.nth(1)).toHaveFocus();
  await goLink.click();
  expect(path()).toBe(`/compare/headphones/?compareids=${ids[2]},${ids[3]}`);
  expect(problems).toEqual([]);
});

test('[F78, F79] with one product or none, the button explains why it stays, once, for 4500 ms', async () => {
  const { shop, ids, path } = await openPanel({ Phones: 2, Headphones: 1 });
  await panel.getByRole('tab', { name: /^Headphones / }).click();
  stopClock();
  expect(goLink.length).toBe(0);
  const shownMessages = () => messages.elements().map(({ textContent }) => textContent);
  await goButton.click();
  await expect.poll(shownMessages).toEqual([one]);
  await runFor(4_000);
  await goButton.click();
  await expect.poll(shownMessages).toEqual([one]);
  await runFor(4_499);
  expect(shownMessages()).toEqual([one]);
  await runFor(1);
  await expect.poll(shownMessages).toEqual([]);

  shop.answer(remove, removed(...ids.slice(0, 2)));
  await removeButtons.click();
  await expect.poll(() => items.length).toBe(0);
  await goButton.click();
  await expect.poll(shownMessages).toEqual([none]);
  await runFor(4_500);
  await expect.poll(shownMessages).toEqual([]);
  expect(path()).toBe('/');
});

test('[F71, F72, F74] an item has an opacity of .17 while being removed, and the panel closes with the last one', async () => {
  const { shop, ids, problems } = await openPanel({ Phones: 2 });
  const held = deferred<Answer>();
  shop.answer(remove, () => held.answer);
  expect(opacity()).toBe('1');
  (removeButtons.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(opacity).toBe('0.17');
  expect(items.length).toBe(2);
  held.give(removed(ids[1] ?? 0));
  await expect.poll(() => items.length).toBe(1);
  await expect.element(panel.getByRole('heading', { name: 'Compare (1)' })).toBeVisible();
  // Keyboard focus moves to the neighbour of the removed item.
  await expect.element(removeButtons).toHaveFocus();
  shop.answer(remove, removed());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => panel.length).toBe(0);
  expect(problems).toEqual([]);
});

test.each(noAnswers)('[F69, F74] when %s, the item to remove is restored and the reason is shown', async (_name, reason, fail) => {
  const { shop } = await openPanel({ Phones: 1 });
  shop.answer(remove, fail);
  await removeButtons.click();
  await expect.element(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect.poll(opacity).toBe('1');
  await expect.element(panel.getByRole('heading', { name: 'Compare (1)' })).toBeVisible();
});

test('[F77] an item shows what has changed since it was added', async () => {
  await openPanel({ Phones: 2 }, [
    { priceChange: { isLower: true, difference: { formatted: '-€20.00' } }, availabilityChange: 'SOLD_OUT' },
  ]);
  await expect.element(items.first()).toHaveTextContent(/Out of stock\s*€20\.00 less than when you added it/);
  await expect.element(items.nth(1)).not.toHaveTextContent(/added it/);
});

test('[F77] the panel has no accessibility violations in either theme', async () => {
  await openPanel({ Phones: 2, Headphones: 1 });
  expect(await problemsInBothThemes()).toEqual([]);
});
