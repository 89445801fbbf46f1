import { useEffect } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type RecentProductsQuery } from '../../__generated__/RecentProductsQuery.graphql.ts';
import { Button } from '../../kit/Button.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import { ProductGrid } from '../ProductGrid.tsx';
import styles from './RecentProducts.module.css';
import * as t from '../__generated__/messages.ts';

interface RecentVariables {
  /** Global ids, newest first. */
  ids: readonly string[];
  /** Forgets these products, by default all, and removes the section. */
  clear: (forgotten?: readonly string[]) => void;
}

interface RecentData extends RecentVariables {
  loaded: Preloaded<RecentProductsQuery>;
}

/** For latePart. */
export async function load(environment: IEnvironment, { ids, clear }: RecentVariables): Promise<RecentData> {
  return { loaded: await preload<RecentProductsQuery>(environment, query, { ids }), ids, clear };
}

/** The cards of the products that are still sold, in the order of the ids. */
export function Component({ data: { loaded, ids, clear } }: { data: RecentData }) {
  const { nodes } = usePreloadedQuery<RecentProductsQuery>(
    graphql`
      query RecentProductsQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          __typename
          ... on Product {
            ...ProductGrid_product
          }
        }
      }
    `,
    loaded.reference,
  );
  const products = nodes.filter((node) => node?.__typename === 'Product');
  const isEmpty = products.length === 0;
  // None of them is sold any more: without the section, nothing keeps its space.
  useEffect(() => {
    if (isEmpty) clear(ids);
  }, [isEmpty, ids, clear]);
  if (isEmpty) return null;
  return (
    <section className={styles.recent} aria-labelledby="recently-viewed">
      <div className={styles.head}>
        <h2 id="recently-viewed">{t.recentlyViewed}</h2>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            clear();
            void showToast({ kind: 'success', text: t.recentlyViewedProductsCleared });
          }}
        >
          {t.clearRecentlyViewedProducts({ span: (text) => <span className="visually-hidden">{text}</span> })}
        </Button>
      </div>
      <ProductGrid products={products} heading="h3" isShelf />
    </section>
  );
}
