import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { MemoryRouter } from 'react-router';
import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, test } from 'vitest';
import type { AddToCartButton_product$key } from '../../web/__generated__/AddToCartButton_product.graphql.ts';
import personalLayerQuery from '../../web/__generated__/PersonalLayerQuery.graphql.ts';
import { AddToCartButton } from '../../web/cart/add/AddToCartButton.tsx';
import { ViewCartLink } from '../../web/cart/ViewCartLink.tsx';
import { createEnvironment } from '../../web/kit/relay/environment.ts';

interface Card {
  type: string;
  isPurchasable?: boolean;
  max?: number;
  external?: { buttonText: string; url: string };
}

/** Renders the button of a product on the server. */
function markupOf({ type, isPurchasable = true, max = 10, external }: Card): string {
  const environment = createEnvironment(() => Promise.reject(new Error('Nothing is asked for')), true);
  commitLocalUpdate(environment, (store) => {
    const product = store.create('product-1', 'Product');
    const facts = { id: 'product-1', name: 'Mug', url: '/product/mug/', type, isPurchasable };
    for (const [name, value] of Object.entries(facts)) product.setValue(value, name);
    const rule = store.create('rule-1', 'QuantityRule');
    for (const [name, value] of Object.entries({ min: 1, max, step: 1 })) rule.setValue(value, name);
    product.setLinkedRecord(rule, 'quantityRule');
    if (!external) return product.setValue(null, 'externalLink');
    const link = store.create('link-1', 'ExternalLink');
    for (const [name, value] of Object.entries(external)) link.setValue(value, name);
    product.setLinkedRecord(link, 'externalLink');
  });
  const key = {
    __id: 'product-1',
    __fragments: { AddToCartButton_product: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(personalLayerQuery), {}).request,
    // Fragment keys are opaque types: Relay creates this structure.
  } as unknown as AddToCartButton_product$key;
  return renderToStaticMarkup(
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter>
        <AddToCartButton product={key} />
      </MemoryRouter>
    </RelayEnvironmentProvider>,
  );
}

test('[F17] a simple product has a complete form that works without JavaScript', () => {
  const markup = markupOf({ type: 'SIMPLE' });
  expect(markup).toContain('action="/product/mug/" method="post"');
  expect(markup).toContain('name="product" value="product-1"');
  expect(markup).toMatch(/name="quantity"[^>]*value="1"/);
  expect(markup).toContain('Add to cart');
});

test('[F5] a product with a maximum of one has no quantity input', () => {
  expect(markupOf({ type: 'SIMPLE', max: 1 })).not.toContain('name="quantity"');
});

test('[F17] a variable product links to its page to select options', () => {
  const markup = markupOf({ type: 'VARIABLE' });
  expect(markup).toContain('href="/product/mug/"');
  expect(markup).toContain('Select options');
  expect(markup).not.toContain('<form');
});

test('[F17] an external product links to the other shop with nofollow', () => {
  const markup = markupOf({ type: 'EXTERNAL', external: { buttonText: 'Buy there', url: 'https://shop.example/mug' } });
  expect(markup).toMatch(/href="https:\/\/shop\.example\/mug" rel="[^"]*nofollow[^"]*noopener/);
  expect(markup).toContain('Buy there');
});

test.each([['SIMPLE'], ['VARIABLE']])('[F17] a %s product that can’t be bought shows “Read more” and no form', (type) => {
  const markup = markupOf({ type, isPurchasable: false });
  expect(markup).toContain('Read more');
  expect(markup).not.toContain('<form');
});

test.each([
  ['/shop/', true],
  ['/cart/', false],
  ['/cart', false],
])('[F14] on %s, the cart link is shown: %s', (path, isShown) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ViewCartLink />
    </MemoryRouter>,
  );
  expect(markup.includes('View cart')).toBe(isShown);
});
