import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Chart_comparison$key } from '../../__generated__/Chart_comparison.graphql.ts';
import { useHydrated } from '../../kit/useHydrated.ts';
import { useCompared } from '../useCompared.ts';
import { BestMark } from './BestMark.tsx';
import { ChartBar } from './ChartBar.tsx';
import { ChartProduct } from './ChartProduct.tsx';
import { ChartSection } from './ChartSection.tsx';
import type { ChartUrl } from './chartUrl.ts';
import styles from './Chart.module.css';
import { DifferenceChoice } from './DifferenceChoice.tsx';
import { differenceCount } from './notes.ts';
import { useDifferences } from './useDifferences.ts';
import { useOwnGroups } from './useOwnGroups.ts';
import { as } from './tableRoles.ts';
import * as t from '../__generated__/messages.ts';

const none: readonly never[] = [];

export interface ChartProps {
  comparison: Chart_comparison$key;
  url: ChartUrl;
}

/**
 * The comparison chart: a table with a column per product. Its rows are grids, so that all cells of a row have equal heights (row 83); ARIA
 * roles restore the semantics that the styles remove.
 */
export function Chart({ comparison: key, url: asked }: ChartProps) {
  const { title, products, highlights, sections, ...comparison } = useFragment(
    graphql`
      fragment Chart_comparison on Comparison {
        title
        products {
          databaseId
          ...ChartProduct_product
        }
        highlights {
          text
          product {
            databaseId
          }
        }
        sections {
          heading
          rows {
            isDifferent
            cells {
              isBest
            }
          }
          ...ChartSection_section
        }
        ...ChartBar_comparison
      }
    `,
    key,
  );
  const isAlive = useHydrated();
  const region = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const ids = products.map(({ databaseId }) => databaseId);
  const [url, chooseDifferences] = useDifferences(asked, ids);
  const ownIds = useCompared()?.productIds ?? none;
  const groups = useOwnGroups(ids.some((id) => ownIds.includes(id)));
  const news = new Map(groups.flatMap((group) => [...group.news]));
  const rows = sections.flatMap((section) => section.rows);
  const different = rows.filter(({ isDifferent }) => isDifferent).length;
  const hasBest = rows.some(({ cells }) => cells.some(({ isBest }) => isBest));
  // A single product has no differences.
  const differences = ids.length > 1 ? url.differences : 'all';
  const shown = sections.filter((section) => differences !== 'only' || section.rows.some(({ isDifferent }) => isDifferent));
  return (
    <section className={styles.chart} data-count={ids.length} data-differences={differences} aria-label={t.comparison}>
      {isAlive && <ChartBar comparison={comparison} region={region} leaving={leaving} />}
      {/* Keyboard users must be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={region} className={styles.region} role="region" aria-label={t.titleTable({ title })} tabIndex={0}>
        <table {...as.table} className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead {...as.rows}>
            <tr {...as.row} className={styles.products}>
              <td {...as.cell} className={styles.corner}>
                <div className={styles.aside}>
                  {ids.length > 1 ? (
                    <DifferenceChoice
                      url={url}
                      ids={ids}
                      count={differenceCount(different, rows.length)}
                      hasMarks={different > 0}
                      onChoose={chooseDifferences}
                    />
                  ) : (
                    <p className={styles.hint}>{t.addSecondProductToSeeDifferences}</p>
                  )}
                  {hasBest && (
                    <p className={styles.legend}>
                      <BestMark /> {t.bestInRow}
                    </p>
                  )}
                </div>
              </td>
              {products.map((product, index) => (
                <ChartProduct
                  key={product.databaseId}
                  product={product}
                  highlights={highlights.filter((one) => one.product.databaseId === product.databaseId).map(({ text }) => text)}
                  removal={{ url, ids, leaving, setLeaving }}
                  news={news.get(product.databaseId) ?? none}
                  isFirst={index < 2}
                />
              ))}
            </tr>
          </thead>
          {shown.map((section) => (
            <ChartSection
              key={section.heading}
              section={section}
              differences={differences}
              leaving={leaving === null ? -1 : ids.indexOf(leaving)}
            />
          ))}
        </table>
      </div>
      {differences === 'only' && shown.length === 0 && <p className={styles.nothing}>{t.theseProductsDontDiffer}</p>}
    </section>
  );
}
