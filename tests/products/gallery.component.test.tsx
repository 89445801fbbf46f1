import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { commitLocalUpdate, createOperationDescriptor, getRequest, type RecordSourceProxy } from 'relay-runtime';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import type { Gallery_product$key } from '../../web/__generated__/Gallery_product.graphql.ts';
import personalLayerQuery from '../../web/__generated__/PersonalLayerQuery.graphql.ts';
import { createEnvironment } from '../../web/kit/relay/environment.ts';
import { Gallery } from '../../web/products/Gallery.tsx';

/** Renders the gallery of a shirt with two pictures of its own and three variations, of which red has none. */
function shirt(): (variationId: string | null) => ReactElement {
  const environment = createEnvironment(() => Promise.reject(new Error('Nothing is asked for')), true);
  const imageIn = (store: RecordSourceProxy, name: string) => {
    const image = store.get(name) ?? store.create(name, 'Image');
    for (const [field, value] of Object.entries({ basePath: `/media/${name}`, alt: name, color: '#ffffff' })) image.setValue(value, field);
    return image;
  };
  commitLocalUpdate(environment, (store) => {
    const product = store.create('shirt', 'Product').setValue('Shirt', 'name');
    product.setLinkedRecords(
      ['cover', 'back'].map((name) => imageIn(store, name)),
      'images',
    );
    const variations = [
      ['blue', 'blue'],
      ['green', 'green'],
      ['red', null],
    ] as const;
    product.setLinkedRecords(
      variations.map(([id, picture]) => {
        const variation = store.create(id, 'ProductVariation').setValue(id, 'id');
        return picture ? variation.setLinkedRecord(imageIn(store, picture), 'image') : variation.setValue(null, 'image');
      }),
      'variations',
    );
  });
  const key = {
    __id: 'shirt',
    __fragments: { Gallery_product: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(personalLayerQuery), {}).request,
    // Fragment keys are opaque types: this is their shape at runtime.
  } as unknown as Gallery_product$key;
  return (variationId) => (
    <RelayEnvironmentProvider environment={environment}>
      <Gallery product={key} variationId={variationId} />
    </RelayEnvironmentProvider>
  );
}

it('[F12] the gallery shows the selected variation’s picture, and the cover for a variation without one', async () => {
  const chosen = shirt();
  const { container, rerender } = await render(chosen(null));
  const current = () => container.querySelector('[aria-current=true] img')?.getAttribute('src');
  await expect.poll(current).toBe('/media/cover/640.webp');
  for (const [variation, picture] of [
    ['blue', 'blue'],
    ['red', 'cover'],
    ['green', 'green'],
    [null, 'cover'],
  ] as const) {
    await rerender(chosen(variation));
    await expect.poll(current).toBe(`/media/${picture}/640.webp`);
  }
  // A picture selected by the shopper stays.
  await rerender(chosen('green'));
  await expect.poll(current).toBe('/media/green/640.webp');
  container.querySelectorAll<HTMLElement>('ol a')[1]?.click();
  await expect.poll(current).toBe('/media/back/640.webp');
  await rerender(chosen('red'));
  await expect.poll(current).toBe('/media/back/640.webp');
});

it('[F12] a page that opens with a variation begins with its picture, and returns to the cover', async () => {
  const chosen = shirt();
  const { container, rerender } = await render(chosen('green'));
  // As in the server's markup, which can't scroll.
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/green/');
  const current = () => container.querySelector('[aria-current=true] img')?.getAttribute('src');
  await expect.poll(current).toBe('/media/green/640.webp');
  await rerender(chosen('red'));
  await expect.poll(current).toBe('/media/cover/640.webp');
});
