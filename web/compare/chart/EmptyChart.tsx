import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EmptyChart_group$key } from '../../__generated__/EmptyChart_group.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { EmptyState } from '../../kit/page/EmptyState.tsx';
import { comparePath } from '../compareAddress.ts';
import { useCompared } from '../useCompared.ts';
import styles from './EmptyChart.module.css';
import { useOwnGroups } from './useOwnGroups.ts';
import * as t from '../__generated__/messages.ts';

/** The page of a group without products: its purpose, where to find products, and the visitor's own choices (row 85). */
export function EmptyChart({ group: key }: { group: EmptyChart_group$key }) {
  const group = useFragment(
    graphql`
      fragment EmptyChart_group on CompareGroup {
        slug
        name
        categories {
          id
          name
          url
        }
      }
    `,
    key,
  );
  const groups = useOwnGroups((useCompared()?.totalCount ?? 0) > 0);
  const own = groups.find((one) => one.slug === group.slug);
  return (
    <>
      <EmptyState
        icon="compare"
        title={t.nothingToCompareHereYet}
        actions={
          <div className={styles.ways}>
            <ButtonLink to="/shop/">{t.goToTheShop}</ButtonLink>
            <ButtonLink to={own?.url ?? comparePath} kind="secondary">
              {own ? t.compareYourProducts({ size: own.news.size }) : t.viewYourComparisons}
            </ButtonLink>
          </div>
        }
      >
        <p>{t.selectCompareOnTwo({ group: group.name })}</p>
      </EmptyState>
      {group.categories.length > 0 && (
        <ul role="list" className={styles.categories} aria-label={t.matchingCategories}>
          {group.categories.map(({ id, name, url }) => (
            <li key={id}>
              <ButtonLink to={url} kind="quiet">
                {name}
                <Icon name="chevronRight" size={16} />
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
