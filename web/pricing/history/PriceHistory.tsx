import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type PriceHistoryQuery } from '../../__generated__/PriceHistoryQuery.graphql.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { PriceChart } from './PriceChart.tsx';
import styles from './PriceHistory.module.css';
import { priceSteps } from './priceSteps.ts';
import { dayText, instantTexts, priceSentence } from './priceTexts.ts';
import * as t from '../__generated__/messages.ts';

/**
 * For latePart.
 * @param variables slug of the product
 */
export function load(environment: IEnvironment, variables: PriceHistoryQuery['variables']): Promise<Preloaded<PriceHistoryQuery>> {
  return preload<PriceHistoryQuery>(environment, query, variables);
}

/** Whether the visitor has opened the server-rendered table, which this component replaces. */
function isTableOpen(): boolean {
  return typeof document !== 'undefined' && document.querySelector<HTMLDetailsElement>(`details.${styles.details}`)?.open === true;
}

/** The product's prices of the last 90 days: the meaning of its struck-through price, a chart, and the same data as a table (row 12). */
export function Component({ data }: { data: Preloaded<PriceHistoryQuery> }) {
  const { product } = usePreloadedQuery<PriceHistoryQuery>(
    graphql`
      query PriceHistoryQuery($slug: String!) {
        product(slug: $slug) {
          type
          priorPrice {
            formatted
          }
          priceHistory {
            points {
              at
              price {
                amount
                formatted
              }
            }
            lowest {
              formatted
            }
            highest {
              formatted
            }
            since
            isYoung
            reducedSince
            until
          }
        }
      }
    `,
    data.reference,
  );
  const [wasOpen] = useState(isTableOpen);
  const history = product?.priceHistory;
  const first = history?.points[0];
  const last = history?.points.at(-1);
  if (!product || !history || !first || !last) return null;
  const { points, since, isYoung, until } = history;
  const [lowest, highest, today] = [history.lowest.formatted, history.highest.formatted, last.price.formatted];
  const sentence = priceSentence({
    since,
    isYoung,
    reducedSince: history.reducedSince ?? null,
    prior: product.priorPrice?.formatted ?? null,
    lowest,
    highest,
  });
  const course = priceSteps(
    points.map(({ at, price }) => ({ at, amount: price.amount })),
    until,
  );
  const instants = instantTexts(points.map(({ at }) => at));
  const isMany = product.type === 'VARIABLE' || product.type === 'GROUPED';
  return (
    <section className={styles.history} aria-labelledby="price-history">
      <h2 id="price-history">{t.priceHistory}</h2>
      <div className={styles.columns}>
        {course && (
          <PriceChart
            course={course}
            label={t.priceFromToToday({ day: dayText(first.at), lowest, highest, today })}
            highest={highest}
            lowest={lowest}
            from={dayText(first.at)}
          />
        )}
        <div className={styles.words}>
          <dl className={styles.facts}>
            <div data-kind="now">
              <dt>{t.today}</dt>
              <dd>{today}</dd>
            </div>
            {highest !== lowest && (
              <>
                <div data-kind="lowest">
                  <dt>{t.lowest}</dt>
                  <dd>{lowest}</dd>
                </div>
                <div data-kind="highest">
                  <dt>{t.highest}</dt>
                  <dd>{highest}</dd>
                </div>
              </>
            )}
          </dl>
          <p className={styles.sentence}>{sentence}</p>
          <p className={styles.note}>
            {isMany && `${t.showsLowestPriceOfAllVariations} `}
            {t.eachPriceWasRecorded}
          </p>
        </div>
      </div>
      <details className={styles.details} open={wasOpen}>
        <summary>{t.allPricesInLast}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.from}</th>
              <th scope="col">{t.price}</th>
            </tr>
          </thead>
          <tbody>
            {points
              .map(({ at, price }, index) => (
                <tr key={at}>
                  <td>{instants[index]}</td>
                  <td>{price.formatted}</td>
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </details>
    </section>
  );
}
