import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type StockAlertQuery } from '../__generated__/StockAlertQuery.graphql.ts';
import type { StockAlert_product$data, StockAlert_product$key } from '../__generated__/StockAlert_product.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { AlertForm, type AlertChoice } from './AlertForm.tsx';
import styles from './alerts.module.css';
import * as t from './__generated__/messages.ts';

/** For latePart. The page has already requested all the data, so that no further request is needed. */
export function load(environment: IEnvironment, { slug }: StockAlertQuery['variables']): Promise<Preloaded<StockAlertQuery>> {
  return preload<StockAlertQuery>(environment, query, { slug });
}

/** The form for a back-in-stock alert on the page of a product that is out of stock, or some of whose variations are. */
export function Component({ data }: { data: Preloaded<StockAlertQuery> }) {
  const { product } = usePreloadedQuery<StockAlertQuery>(
    graphql`
      query StockAlertQuery($slug: String!) {
        product(slug: $slug) {
          ...StockAlert_product
        }
      }
    `,
    data.reference,
  );
  return product ? <StockAlert product={product} /> : null;
}

function StockAlert({ product: key }: { product: StockAlert_product$key }) {
  const product = useFragment(
    graphql`
      fragment StockAlert_product on Product {
        id
        name
        type
        stock {
          status
        }
        variations {
          id
          stock {
            status
          }
          options {
            term {
              label
            }
          }
        }
      }
    `,
    key,
  );
  const choices = choicesOf(product);
  if (choices.length === 0) return null;
  const isPart = product.stock.status !== 'OUT_OF_STOCK';
  return (
    <section className={styles.box} aria-labelledby="stock-alert">
      <h2 id="stock-alert">{isPart ? t.isYourChoiceOutOfStock : t.outOfStock}</h2>
      <p>{t.wellEmailYouWhenItsBack}</p>
      <AlertForm choices={choices} />
    </section>
  );
}

function choicesOf({ id, name, type, stock, variations }: StockAlert_product$data): AlertChoice[] {
  if (type === 'SIMPLE') return stock.status === 'OUT_OF_STOCK' ? [{ id, name }] : [];
  if (type !== 'VARIABLE') return [];
  return variations
    .filter((variation) => variation.stock.status === 'OUT_OF_STOCK')
    .map((variation) => ({ id: variation.id, name: variation.options.map(({ term }) => term?.label ?? t.any).join(', ') }));
}
