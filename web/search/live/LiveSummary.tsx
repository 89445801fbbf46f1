import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LiveSummary_found$key } from '../../__generated__/LiveSummary_found.graphql.ts';
import { listTexts } from '../../kit/listTexts.ts';
import styles from './LiveSummary.module.css';
import * as t from '../__generated__/messages.ts';

/** The number of results, for screen readers only; visible if there are none. Placed in a live region. */
export function LiveSummary({ found: key }: { found: LiveSummary_found$key }) {
  const { totalCount, brands, categories } = useFragment(
    graphql`
      fragment LiveSummary_found on LiveSearch {
        totalCount
        brands {
          __typename
        }
        categories {
          __typename
        }
      }
    `,
    key,
  );
  const ways = brands.length + categories.length;
  if (totalCount + ways === 0) return <span className={styles.none}>{listTexts.nothing}</span>;
  const parts = [t.productsFound({ count: totalCount }), ways > 0 && t.categoriesAndBrands({ count: ways })];
  return <span className="visually-hidden">{t.foundUseArrowKeys({ matches: parts.filter(Boolean).join(', ') })}</span>;
}
