import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { LinksPanel_product$key } from '../__generated__/LinksPanel_product.graphql.ts';
import type { LinksPanelMutation } from '../__generated__/LinksPanelMutation.graphql.ts';
import { FoundNews } from '../kit/form/FoundNews.tsx';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useReload } from '../kit/loadScreen.ts';
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
const isSame = (one: Lists, other: Lists) => lists.every(({ name }) => idsOf(one[name]).join() === idsOf(other[name]).join());

/** Other products that it leads to. Saved by itself. */
export function LinksPanel({ product, onDirty }: { product: LinksPanel_product$key; onDirty: (isDirty: boolean) => void }) {
  const { databaseId, version, type, ...read } = useFragment(
    graphql`
      fragment LinksPanel_product on AdminProduct {
        databaseId
        version
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
  const base: Lists = { grouped: read.grouped, upsells: read.upsells, crossSells: read.crossSells };
  const [edited, setEdited] = useState<Lists | null>(null);
  const now = edited ?? base;
  const reload = useReload();
  const mutation = useAdminMutation<LinksPanelMutation, 'SaveProductPayload'>(
    graphql`
      mutation LinksPanelMutation($input: SaveProductInput!, $isDryRun: Boolean) {
        result: saveProduct(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveProductPayload {
            product {
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
  );
  const { run, isBusy, fields } = mutation;
  const isDirty = edited !== null && !isSame(base, edited);
  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);
  const change = (name: keyof Lists, links: readonly PickedProduct[]) => setEdited({ ...now, [name]: links });
  const shown = lists.filter(({ name }) => name !== 'grouped' || type === 'GROUPED' || base.grouped.length > 0);

  const changed = shown.filter(({ name }) => idsOf(now[name]).join() !== idsOf(base[name]).join());
  const sent = Object.fromEntries(changed.map(({ name, field }) => [field, idsOf(now[name])]));
  const variables = { input: { databaseId, expectedVersion: version, ...sent } };
  useDryRun(mutation, isDirty ? variables : null);

  function save(): void {
    run({
      variables,
      onDone: () => {
        // What was changed while it was being saved stays, and is not saved yet.
        setEdited((now) => (now === edited ? null : now));
        showToast({ kind: 'success', text: 'The links are saved.' });
        void reload();
      },
    });
  }

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
            {fields[field] !== undefined && <p className={styles.gridFailure}>{fields[field]}</p>}
          </div>
        ))}
      </div>
      <div className={styles.dialogButtons}>
        <p role="alert" className={styles.gridFailure}>
          {mutation.failure && (Object.values(mutation.failure.fields)[0] ?? mutation.failure.message)}
        </p>
        <FoundNews found={mutation.found} />
        <Button onClick={save} disabled={!isDirty || isBusy}>
          Save links
        </Button>
      </div>
    </Panel>
  );
}

function moved(links: readonly PickedProduct[], index: number): PickedProduct[] {
  const [before, link] = [links[index - 1], links[index]];
  if (!before || !link) return [...links];
  return links.with(index - 1, link).with(index, before);
}
