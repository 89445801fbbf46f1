import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { Preloaded } from '../../kit/relay/preload.ts';
import { NotFoundPage } from '../../kit/page/NotFoundPage.tsx';
import type { ChartPageQuery } from '../../__generated__/ChartPageQuery.graphql.ts';
import { Chart } from './Chart.tsx';
import { ChartHead } from './ChartHead.tsx';
import styles from './ChartPage.module.css';
import type { ChartUrl } from './chartUrl.ts';
import { EmptyChart } from './EmptyChart.tsx';
import { chartNotes } from './notes.ts';

export interface ChartData {
  url: ChartUrl;
  origin: string;
  loaded: Preloaded<ChartPageQuery>;
}

/** Products of one group side by side: the page of a comparison link (rows 83 to 86). */
export function ChartPage() {
  const { url, origin, loaded } = useLoaderData<ChartData>();
  const { comparison } = usePreloadedQuery<ChartPageQuery>(
    graphql`
      query ChartPageQuery($group: String!, $numbers: [Int!]!) {
        ...Shell_query
        comparison(group: $group, numbers: $numbers) {
          products {
            __typename
          }
          compareIds
          group {
            ...ChartHead_group
            ...EmptyChart_group
          }
          droppedCount
          cappedCount
          ...ChartHead_comparison
          ...Chart_comparison
        }
      }
    `,
    loaded.reference,
  );
  const { group, products, compareIds, cappedCount, droppedCount } = comparison;
  if (!group) return <NotFoundPage />;
  const notes = chartNotes({ shown: products.length, cappedCount, missingCount: droppedCount + url.ignoredCount });
  return (
    <div className={styles.page}>
      <ChartHead comparison={comparison} group={group} origin={origin} />
      {notes.length > 0 && (
        <ul role="list" className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {products.length === 0 ? <EmptyChart group={group} /> : <Chart key={compareIds} comparison={comparison} url={url} />}
    </div>
  );
}
