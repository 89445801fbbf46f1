import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import personalLayerQuery from '../../web/__generated__/PersonalLayerQuery.graphql.ts';
import type { Picture_image$key } from '../../web/kit/relay/__generated__/Picture_image.graphql.ts';
import { Picture } from '../../web/kit/Picture.tsx';
import { createEnvironment } from '../../web/kit/relay/environment.ts';

it('a picture is never shown in place of another while that one loads', async () => {
  const environment = createEnvironment(() => Promise.reject(new Error('Nothing is asked for')), true);
  const keyOf = (name: string) => {
    commitLocalUpdate(environment, (store) => {
      const image = store.get(name) ?? store.create(name, 'Image');
      for (const [field, value] of Object.entries({ basePath: `/media/${name}`, alt: name, color: '#ffffff' }))
        image.setValue(value, field);
    });
    return {
      __id: name,
      __fragments: { Picture_image: {} },
      __fragmentOwner: createOperationDescriptor(getRequest(personalLayerQuery), {}).request,
      // Fragment keys are opaque types: this is their shape at runtime.
    } as unknown as Picture_image$key;
  };
  const shown = (key: Picture_image$key) => (
    <RelayEnvironmentProvider environment={environment}>
      <Picture image={key} sizes="10rem" />
    </RelayEnvironmentProvider>
  );
  const { container, rerender } = await render(shown(keyOf('mug')));
  const first = container.querySelector('img');
  await rerender(shown(keyOf('mug')));
  expect(container.querySelector('img')).toBe(first);
  await rerender(shown(keyOf('pan')));
  expect(container.querySelector('img')).not.toBe(first);
  expect(container.querySelector('img')?.alt).toBe('pan');
});
