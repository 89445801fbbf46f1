import { graphql, useFragment } from 'react-relay/hooks.js';
import { PageHead } from '../../kit/PageHead.tsx';
import { Breadcrumbs } from '../../kit/page/Breadcrumbs.tsx';
import type { ChartHead_comparison$key } from '../../__generated__/ChartHead_comparison.graphql.ts';
import type { ChartHead_group$key } from '../../__generated__/ChartHead_group.graphql.ts';
import { comparePath } from '../compareAddress.ts';
import { CompareSearchTrigger } from '../search/CompareSearchTrigger.tsx';
import styles from './ChartPage.module.css';
import { ChartActions } from './ChartActions.tsx';
import { chartHref } from './chartUrl.ts';
import { KeepForm } from './KeepForm.tsx';
import * as t from '../__generated__/messages.ts';

export interface ChartHeadProps {
  comparison: ChartHead_comparison$key;
  group: ChartHead_group$key;
  origin: string;
}

/** Title of the comparison, breadcrumbs, actions, and the document's metadata. */
export function ChartHead({ comparison: key, group: groupKey, origin }: ChartHeadProps) {
  const comparison = useFragment(
    graphql`
      fragment ChartHead_comparison on Comparison {
        title
        products {
          databaseId
          cover {
            basePath
          }
        }
        ...KeepForm_comparison
      }
    `,
    key,
  );
  const group = useFragment(
    graphql`
      fragment ChartHead_group on CompareGroup {
        slug
        name
        url
      }
    `,
    groupKey,
  );
  const { title, products } = comparison;
  const isEmpty = products.length === 0;
  const ids = products.map(({ databaseId }) => databaseId);
  const canonical = isEmpty ? group.url : chartHref(group.url, ids);
  return (
    <>
      <PageHead
        title={title}
        description={t.pricesAvailabilityAndAllDetailsSide({ title })}
        origin={origin}
        canonical={canonical}
        picture={products[0]?.cover?.basePath}
        isHidden
      />
      <Breadcrumbs
        trail={[
          { name: 'Shop', url: '/shop/' },
          { name: 'Compare', url: comparePath },
        ]}
        current={{ name: group.name, url: canonical }}
        origin={origin}
      />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {!isEmpty && (
          <ChartActions title={title} href={canonical}>
            <span className={styles.search}>
              <CompareSearchTrigger group={{ slug: group.slug, name: group.name }} size="small">
                {t.addProduct}
              </CompareSearchTrigger>
            </span>
            <KeepForm comparison={comparison} group={group} />
          </ChartActions>
        )}
      </div>
    </>
  );
}
