import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Component, load } from '../../web/marketplace/BoughtTogether.tsx';
import { renderOnPage } from '../support/componentHarness.tsx';
import { mockShop } from '../support/mockShop.ts';

// The sum of the box 'Frequently Bought Together' (row 52).

const money = (amount: number) => ({ amount, formatted: `€${(amount / 100).toFixed(2)}` });

test('[I91, F52] each price names its deposit, and the total contains the selected ones', async () => {
  const shop = mockShop();
  const facts = { detail: '', url: '/product/water/', image: null };
  const boughtTogether = [
    { ...facts, productId: 'water', name: 'Water', price: money(100), deposit: { amount: money(25) } },
    { ...facts, productId: 'glass', name: 'Glass', price: money(300), deposit: null },
  ];
  shop.answer('BoughtTogetherQuery', {
    data: { product: { id: 'water', url: '/product/water/', externalShop: null, externalListings: [], boughtTogether } },
  });
  const data = await load(shop.environment, { slug: 'water' });
  await renderOnPage(<Component data={data} />, { shop });
  const water = page.getByRole('checkbox', { name: 'Water €1.00 plus €0.25 deposit' });
  await expect.element(page.getByText('Total for 2: €4.25')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Glass €3\.00$/ })).toBeChecked();
  await userEvent.click(water);
  await expect.element(page.getByText('Total for 1: €3.00')).toBeVisible();
});
