import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { useVariationChoice_product$key } from '../../web/__generated__/useVariationChoice_product.graphql.ts';
import type { VariationOptions_product$key } from '../../web/__generated__/VariationOptions_product.graphql.ts';
import { useVariationChoice } from '../../web/products/useVariationChoice.ts';
import { VariationOptions } from '../../web/products/VariationOptions.tsx';
import { accessibilityProblems, renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, mockShop } from '../support/mockShop.ts';

// A product's options: the initial selection, and the effect of a selected value on the other option.

const attributes = { colour: 'Colour', size: 'Size', material: 'Material' };
const labels: Readonly<Record<string, string>> = { white: 'White', terracotta: 'Terracotta', s: 'S', m: 'M', l: 'L', wool: 'Wool' };

const attribute = (slug: keyof typeof attributes) => ({ id: `attribute-${slug}`, slug, name: attributes[slug] });
const term = (slug: string) => ({ id: `term-${slug}`, slug, label: labels[slug], swatch: null });

const options = (['colour', 'size', 'material'] as const).map((slug) => ({
  attribute: attribute(slug),
  values: { colour: ['white', 'terracotta'], size: ['s', 'm', 'l'], material: ['wool'] }[slug].map((value) => ({ term: term(value) })),
}));
const variations = [
  ['white', 's'],
  ['terracotta', 'm'],
  ['terracotta', 'l'],
].map(([colour = '', size = '']) => ({
  id: `variation-${colour}-${size}`,
  isPurchasable: true,
  options: [
    { attribute: attribute('colour'), term: term(colour) },
    { attribute: attribute('size'), term: term(size) },
    { attribute: attribute('material'), term: term('wool') },
  ],
}));

interface Keys {
  choice: useVariationChoice_product$key;
  options: VariationOptions_product$key;
}

function Options({ keys }: { keys: Keys }) {
  const choice = useVariationChoice(keys.choice, {});
  return (
    <form aria-label="Buy">
      <VariationOptions product={keys.options} choice={choice} />
      <output>{choice.variationId ?? 'none'}</output>
    </form>
  );
}

const radio = (name: RegExp) => page.getByRole('radio', { name });
const notice = page.getByRole('form').getByRole('status').first();

test('[F12] only single values are preselected, every value can be chosen, and changes of the other option are announced', async () => {
  const shop = mockShop();
  const facts = { __typename: 'Product', id: 'product-jumper', options, variations };
  const keys = {
    choice: fragmentKey<useVariationChoice_product$key>(shop.environment, 'useVariationChoice_product', facts),
    options: fragmentKey<VariationOptions_product$key>(shop.environment, 'VariationOptions_product', facts),
  };
  await renderOnPage(<Options keys={keys} />, { shop });
  const checked = () =>
    page
      .getByRole('radio', { checked: true })
      .elements()
      .map((element) => (element as HTMLInputElement).value);
  await expect.poll(checked).toEqual(['wool']);

  await radio(/^S/).click();
  expect(page.getByRole('radio', { disabled: true }).elements()).toEqual([]);
  await radio(/^Terracotta/).click();
  await expect.poll(checked).toEqual(['terracotta', 'wool']);
  await expect.element(notice).toHaveTextContent('S isn’t available with Terracotta. Choose another size.');

  await radio(/^L$/).click();
  await expect.element(notice).toHaveTextContent('');
  await expect.element(page.getByText('variation-terracotta-l')).toBeVisible();

  await radio(/^S/).click();
  await expect.poll(checked).toEqual(['white', 's', 'wool']);
  await expect.element(notice).toHaveTextContent('Colour changed from Terracotta to White, the only one available with S.');
  expect(await accessibilityProblems()).toEqual([]);

  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.poll(checked).toEqual(['wool']);
});
