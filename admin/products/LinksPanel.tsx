import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { LinksPanel_product$key } from '../__generated__/LinksPanel_product.graphql.ts';
import type { LinksPanelMutation } from '../__generated__/LinksPanelMutation.graphql.ts';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { FoundNews } from '../kit/form/FoundNews.tsx';
import { useDirtyNews } from '../kit/form/useDraft.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import picker from './picker.module.css';
import { ProductPicker, type PickedProduct } from './ProductPicker.tsx';

const lists = [
  { name: 'grouped', field: 'groupedIds', title: 'Products of the group', label: 'Add to the group' },
  { name: 'upsells', field: 'upsellIds', title: 'Up-sells: better ones, shown on its page', label: 'Add an up-sell' },
  { name: 'crossSells', field: 'crossSellIds', title: 'Cross-sells: shown in the cart', label: 'Add a cross-sell' },
] as const;

type Lists = Record<(typeof lists)[number]['name'], readonly PickedProduct[]>;

const idsOf = (links: readonly PickedProduct[]) => links.map(({ databaseId }) => databaseId);
const labels: Readonly<Record<keyof Lists, string>> = { grouped: 'Products of the group', upsells: 'Up-sells', crossSells: 'Cross-sells' };
const told = (name: keyof Lists, values: Lists) => values[name].map((product) => product.name).join(', ');

/** Other products that it leads to. Saved by itself. */
export function LinksPanel({ product, onDirty }: { product: LinksPanel_product$key; onDirty: (isDirty: boolean) => void }) {
  const { databaseId, version, editedBy, type, ...read } = useFragment(
    graphql`
      fragment LinksPanel_product on AdminProduct {
        databaseId
        version
        editedBy
        type
        grouped {
          databaseId
          name
        }
        upsells {
          databaseId
          name
        }
        crossSells {
          databaseId
          name
        }
      }
    `,
    product,
  );
  const mutation = useAdminMutation<LinksPanelMutation, 'SaveProductPayload'>(
    graphql`
      mutation LinksPanelMutation($input: SaveProductInput!, $isDryRun: Boolean) {
        result: saveProduct(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveProductPayload {
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
    'SaveProductPayload',
    { isToldByForm: true },
  );
  const form = useRecordForm<Lists, LinksPanelMutation, 'SaveProductPayload'>({
    read: { version, editedBy: editedBy ?? null, values: { grouped: read.grouped, upsells: read.upsells, crossSells: read.crossSells } },
    isNew: false,
    mutation,
    variablesOf: (values, _version, over) => {
      const changed = lists.filter(({ name }) => idsOf(values[name]).join() !== idsOf(over.values[name]).join());
      const sent = Object.fromEntries(changed.map(({ name, field }) => [field, idsOf(values[name])]));
      return { input: { databaseId, expectedVersion: over.version, ...sent } };
    },
    savedOf: ({ product: saved }, values) => ({ version: saved.version, values }),
    savedWords: () => 'The links are saved.',
  });
  const { isDirty, failure, values: now } = form;
  useDirtyNews(isDirty, onDirty);
  const change = (name: keyof Lists, links: readonly PickedProduct[]) => form.change({ [name]: links });
  const shown = lists.filter(({ name }) => name !== 'grouped' || type === 'GROUPED' || form.base.values.grouped.length > 0);

  return (
    <Panel title="Linked products">
      <div className={styles.fields}>
        {shown.map(({ name, field, title, label }) => (
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
                      aria-label={`Move ${link.name} up`}
                      onClick={() => change(name, moved(now[name], index))}
                    >
                      <span aria-hidden="true">↑</span>
                    </Button>
                  )}
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Remove ${link.name}`}
                    onClick={() =>
                      change(
                        name,
                        now[name].filter((other) => other !== link),
                      )
                    }
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
            <ProductPicker
              label={label}
              excluded={[databaseId, ...idsOf(now[name])]}
              onPick={(picked) => change(name, [...now[name], picked])}
            />
            {form.errorOf(field) !== undefined && <p className={styles.gridFailure}>{form.errorOf(field)}</p>}
          </div>
        ))}
      </div>
      <div className={styles.dialogButtons}>
        <p role="alert" className={styles.gridFailure}>
          {failure && (Object.values(failure.fields)[0] ?? failure.message)}
        </p>
        <FoundNews found={form.found} />
        <Button onClick={form.save} disabled={!isDirty || form.isBusy}>
          Save links
        </Button>
      </div>
      <ChangedDialog draft={form} labels={labels} told={told} isBusy={form.isBusy} onSaveOver={form.saveOver} />
    </Panel>
  );
}

function moved(links: readonly PickedProduct[], index: number): PickedProduct[] {
  const [before, link] = [links[index - 1], links[index]];
  if (!before || !link) return [...links];
  return links.with(index - 1, link).with(index, before);
}
