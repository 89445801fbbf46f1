import { globalId, numberIn } from '../../shared/globalId.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { LinksPanel_product$key } from '../__generated__/LinksPanel_product.graphql.ts';
import type { LinksPanelMutation } from '../__generated__/LinksPanelMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import picker from './picker.module.css';
import { ProductPicker, type PickedProduct } from './ProductPicker.tsx';
import { ConflictDialog } from '../kit/form/ConflictDialog.tsx';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { FoundNews } from '../kit/form/FoundNews.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { array, custom, object, pipe, transform, type input } from 'zod/mini';
import * as t from './__generated__/messages.ts';

const lists = [
  { name: 'groupedIds', title: t.groupedProducts, label: t.addToTheGroup },
  { name: 'upsellIds', title: t.upsellsTitle, label: t.addAnUpsell },
  { name: 'crossSellIds', title: t.crossSellsTitle, label: t.addACrossSell },
] as const;

const numbersOf = (links: readonly PickedProduct[]) => links.map(({ databaseId }) => databaseId);
const links = pipe(
  array(custom<PickedProduct>()),
  transform((list: PickedProduct[]) => numbersOf(list).map((number) => globalId('Product', number))),
);
const schema = object({ groupedIds: links, upsellIds: links, crossSellIds: links });
type Lists = input<typeof schema>;

const labels = { groupedIds: t.groupedProducts, upsellIds: t.upsells, crossSellIds: t.crossSells } as const;
const valueText = (name: keyof Lists, values: Lists) => values[name].map((product) => product.name).join(', ');
const linkOf = ({ productId, name }: { readonly productId: string; readonly name: string }): PickedProduct => ({
  databaseId: numberIn(productId),
  name,
});

/** Linked products: grouped products, upsells and cross-sells. Saved separately. */
export function LinksPanel({ product, onDirty }: { product: LinksPanel_product$key; onDirty: (isDirty: boolean) => void }) {
  const { databaseId, version, editedBy, type, ...read } = useFragment(
    graphql`
      fragment LinksPanel_product on AdminProduct {
        databaseId
        version
        editedBy
        type
        grouped {
          productId
          name
        }
        upsells {
          productId
          name
        }
        crossSells {
          productId
          name
        }
      }
    `,
    product,
  );
  const mutation = useAdminMutation<LinksPanelMutation, 'UpdateProductPayload'>(
    graphql`
      mutation LinksPanelMutation($input: UpdateProductInput!, $isDryRun: Boolean) {
        result: updateProduct(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UpdateProductPayload {
            product {
              version
              ...LinksPanel_product
            }
          }
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'UpdateProductPayload',
  );
  const form = useAdminForm({
    read: {
      version,
      editedBy: editedBy ?? null,
      values: {
        groupedIds: read.grouped.map(linkOf),
        upsellIds: read.upsells.map(linkOf),
        crossSellIds: read.crossSells.map(linkOf),
      },
    },
    mutation,
    labels,
    valueText,
    schema,
    variablesOf: ({ changed, version: expectedVersion }) => ({
      input: { id: globalId('Product', databaseId), expectedVersion, ...changed },
    }),
    savedOf: ({ product: saved }, values) => ({ version: saved.version, values }),
    savedText: t.linksSaved,
  });
  const { isDirty, failure, values: now } = form;
  useDirtyNews(isDirty, onDirty);
  const change = (name: keyof Lists, next: PickedProduct[]) => form.change({ [name]: next });
  const shown = lists.filter(({ name }) => name !== 'groupedIds' || type === 'GROUPED' || form.base.values.groupedIds.length > 0);

  return (
    <Panel title={t.linkedProducts}>
      <div className={styles.fields}>
        {shown.map(({ name, title, label }) => (
          <div key={name}>
            <h3>{title}</h3>
            <ul role="list" className={picker.links} aria-label={title}>
              {now[name].map((link, index) => (
                <li key={link.databaseId}>
                  <span>{link.name}</span>
                  {index > 0 && (
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={t.moveUp({ name: link.name })}
                      onClick={() => change(name, moved(now[name], index))}
                    >
                      <span aria-hidden="true">{'↑'}</span>
                    </Button>
                  )}
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t.removeName({ name: link.name })}
                    onClick={() =>
                      change(
                        name,
                        now[name].filter((other) => other !== link),
                      )
                    }
                  >
                    {t.remove}
                  </Button>
                </li>
              ))}
            </ul>
            <ProductPicker
              label={label}
              excluded={[databaseId, ...numbersOf(now[name])]}
              onPick={(picked) => change(name, [...now[name], picked])}
            />
            {form.errorOf(name) !== undefined && <p className={styles.gridFailure}>{form.errorOf(name)}</p>}
          </div>
        ))}
      </div>
      <div className={styles.dialogButtons}>
        <p role="alert" className={styles.gridFailure}>
          {failure && (Object.values(failure.fields)[0] ?? failure.message)}
        </p>
        <FoundNews found={form.found} />
        <Button onClick={form.save} disabled={!isDirty || form.isBusy}>
          {t.saveLinks}
        </Button>
      </div>
      <ConflictDialog form={form} />
    </Panel>
  );
}

function moved(links: readonly PickedProduct[], index: number): PickedProduct[] {
  const [before, link] = [links[index - 1], links[index]];
  if (!before || !link) return [...links];
  return links.with(index - 1, link).with(index, before);
}
