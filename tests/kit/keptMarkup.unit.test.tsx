import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { MemoryRouter } from 'react-router';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import { HoverMenu } from '../../web/app/navigation/desktop/HoverMenu.tsx';
import { PlainMenu } from '../../web/app/navigation/mobile/PlainMenu.tsx';
import { contentKey } from '../../web/kit/markup/contentKey.ts';
import { KeptMarkup, KeptMarkupContext } from '../../web/kit/markup/KeptMarkup.tsx';
import { KeptMarkups, markupCache } from '../../web/kit/markup/keptMarkups.ts';

type Records = Record<string, Record<string, unknown>>;

const environmentOf = (records: Records) =>
  new Environment({
    network: Network.create(() => new Promise(() => undefined)),
    store: new Store(new RecordSource(structuredClone(records))),
  });

/** Renders like the server: with the markup in a cache, or without any. */
function html(content: React.ReactNode, cache: ReturnType<typeof markupCache> | null, at = '/'): string {
  const kept = cache && new KeptMarkups(cache);
  const page = renderToString(
    <RelayEnvironmentProvider environment={environmentOf({})}>
      <KeptMarkupContext value={kept}>
        <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
      </KeptMarkupContext>
    </RelayEnvironmentProvider>,
  );
  return kept ? new TextDecoder().decode(kept.write(page)) : page;
}

test('[I63] markup is rendered once for the same content, and has the same bytes', () => {
  const cache = markupCache(100_000);
  const rendered = vi.fn();
  function Item({ name }: { name: string }) {
    rendered();
    return (
      <ul>
        <li>{name}</li>
        <li title="<li>">… €</li>
      </ul>
    );
  }
  const list = (names: string[]) => (
    <ul>
      {names.map((name) => (
        <KeptMarkup key={name} as="li" of={[name]} className={`of-${names.length}`}>
          <Item name={name} />
        </KeptMarkup>
      ))}
    </ul>
  );
  for (const names of [['a', '<b>'], ['<b>', 'a', 'c'], ['c']]) expect(html(list(names), cache)).toBe(html(list(names), null));
  // Three with the cache, six without.
  expect(rendered).toHaveBeenCalledTimes(9);
});

test('[I63] markup with generated ids is kept only for its place', () => {
  const cache = markupCache(100_000);
  const rendered = vi.fn();
  function Field() {
    rendered();
    return <input id={useId()} />;
  }
  function Placed() {
    return (
      <KeptMarkup as="div" of={['placed']} place={useId()}>
        <Field />
      </KeptMarkup>
    );
  }
  const unplaced = (
    <KeptMarkup as="div" of={['unplaced']}>
      <Field />
    </KeptMarkup>
  );
  const page = (
    <main>
      {unplaced}
      <Placed />
      <Placed />
    </main>
  );
  expect(html(page, cache)).toBe(html(page, null));
  rendered.mockClear();
  expect(html(page, cache)).toBe(html(page, null));
  // The element without a place in both, the others without the cache only.
  expect(rendered).toHaveBeenCalledTimes(1 + 3);
});

test('[I63] a page can’t name the markup of another one', () => {
  const cache = markupCache(100_000);
  const page = (
    <KeptMarkup as="div" of={['text']}>
      {'<!--0--> data-kept="x:0"'}
    </KeptMarkup>
  );
  html(page, cache);
  expect(html(page, cache)).toBe(html(page, null));
});

const entries = [
  { id: '1', label: 'Deals', url: '/deals/' },
  { id: '2', label: 'Lamps', url: '/?product_cat=lamps', children: [{ id: '3', label: 'On sale', url: '/?product_cat=lamps&on_sale=1' }] },
];

test('[I63] [F128] a menu marks the current page, whichever page was rendered before', () => {
  const cache = markupCache(100_000);
  const menus = (
    <>
      <HoverMenu entries={entries} direction="row" />
      <PlainMenu sections={[{ name: 'Products', entries }]} topContent={null} />
    </>
  );
  const pages = ['/', '/deals/', '/?product_cat=lamps&page=2', '/?product_cat=lamps&on_sale=1', '/product/x/', '/?product_cat=lamps'];
  for (const at of [...pages, ...pages.toReversed()]) expect(html(menus, cache, at), at).toBe(html(menus, null, at));
});

const reference = (id: string) => ({ __id: id, __fragments: {} });
const product: Records = {
  p: { __id: 'p', __typename: 'Product', id: 'p', name: 'Mug', price: { __ref: 'p:price' }, images: { __refs: ['i', null] } },
  'p:price': { __id: 'p:price', __typename: 'Money', formatted: '€1' },
  i: { __id: 'i', __typename: 'Image', alt: '' },
};

test('[I63] the content of a product changes with each field of it, and not with its place in a query', () => {
  const key = (records: Records, id = 'p') => contentKey(environmentOf(records), [reference(id)]);
  const first = key(product);
  expect(key(product)).toBe(first);
  for (const [id, field, value] of [
    ['p', 'name', 'Cup'],
    ['p', 'images', { __refs: [null, 'i'] }],
    ['p:price', 'formatted', '€2'],
    ['i', 'alt', 'A mug'],
    ['p', 'name', null],
  ] as const)
    expect(key({ ...product, [id]: { ...product[id], [field]: value } })).not.toBe(first);
  const { 'p:price': price, ...rest } = product;
  expect(key({ ...rest, p: { ...rest.p, price: { __ref: 'elsewhere' } }, elsewhere: { ...price, __id: 'elsewhere' } })).toBe(first);
  // A reference to an earlier record ends.
  expect(key({ ...product, i: { ...product.i, of: { __ref: 'p' } } })).not.toBe(first);
});

test('[I63] content of too many records has no key', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `r${index}`);
  const records = Object.fromEntries(ids.map((id, index) => [id, { __id: id, next: { __ref: `r${index + 1}` } }]));
  expect(contentKey(environmentOf(records), [reference('r0')])).toBeNull();
  expect(contentKey(environmentOf(records), [reference('r90')])).not.toBeNull();
});
