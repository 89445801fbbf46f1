import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EmptyChart_group$key } from '../../__generated__/EmptyChart_group.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { EmptyState } from '../../kit/page/EmptyState.tsx';
import { comparePath } from '../compareAddress.ts';
import { useCompared } from '../useCompared.ts';
import styles from './EmptyChart.module.css';
import { useOwnGroups } from './useOwnGroups.ts';

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
        title="Nothing to compare here yet."
        actions={
          <div className={styles.ways}>
            <ButtonLink to="/shop/">Go to the shop</ButtonLink>
            <ButtonLink to={own?.url ?? comparePath} kind="secondary">
              {own ? `Compare your ${own.news.size === 1 ? '1 product' : `${own.news.size} products`}` : 'View your comparisons'}
            </ButtonLink>
          </div>
        }
      >
        <p>Select “Compare” on two or more products in “{group.name}” to see their prices, availability and details side by side.</p>
      </EmptyState>
      {group.categories.length > 0 && (
        <ul role="list" className={styles.categories} aria-label="Matching categories">
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
