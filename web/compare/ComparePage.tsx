import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import type { ComparePageQuery } from '../__generated__/ComparePageQuery.graphql.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { EmptyState } from '../kit/page/EmptyState.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import { EmptyStateSuggestions } from '../search/EmptyStateSuggestions.tsx';
import type { CompareActionData } from './actions.ts';
import { ComparePageGroup } from './ComparePageGroup.tsx';
import styles from './ComparePage.module.css';
import { useCompared } from './useCompared.ts';
import { useCompareGroups } from './useCompareGroups.ts';
import * as t from './__generated__/messages.ts';

/** All compared products by group: the target of the compare icon without scripts and in a new tab. */
export function ComparePage() {
  const loaded = useLoaderData<Preloaded<ComparePageQuery>>();
  const { viewer, categories } = usePreloadedQuery<ComparePageQuery>(
    graphql`
      query ComparePageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          compare {
            ...useCompareGroups_list
          }
        }
        categories {
          ...EmptyStateSuggestions_category
        }
      }
    `,
    loaded.reference,
  );
  const groups = useCompareGroups(viewer.compare, useCompared()?.productIds ?? null);
  const failure = useActionData<CompareActionData>();
  return (
    <>
      <PageHead title={t.compare} isHidden />
      <h1 className={styles.title} tabIndex={-1}>
        {t.compare}
      </h1>
      {failure && (
        <p className={styles.alert} role="alert">
          {failure.error}
        </p>
      )}
      {groups.length > 0 ? (
        <div className={styles.groups}>
          {groups.map((group) => (
            <ComparePageGroup key={group.slug} group={group} />
          ))}
        </div>
      ) : (
        <>
          <EmptyState icon="compare" title={t.yourComparisonIsEmpty} actions={<ButtonLink to="/shop/">{t.goToTheShop}</ButtonLink>}>
            <p>{t.selectCompareOnSimilar}</p>
          </EmptyState>
          <EmptyStateSuggestions categories={categories} />
        </>
      )}
    </>
  );
}
