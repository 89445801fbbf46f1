import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TopBar_query$key } from '../../../__generated__/TopBar_query.graphql.ts';
import { HoverMenu } from './HoverMenu.tsx';
import styles from './TopBar.module.css';
import { useMenuEntries } from './useMenuEntries.ts';
import * as t from '../../__generated__/messages.ts';

/** The thin bar above the header in wide windows: the shop's short text, and the top menu. */
export function TopBar({ query }: { query: TopBar_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment TopBar_query on Query {
        shopSettings {
          topContent
        }
        topMenu: menu(place: TOP) {
          ...useMenuEntries_item
        }
      }
    `,
    query,
  );
  const entries = useMenuEntries(data?.topMenu ?? []);
  const words = data?.shopSettings.topContent;
  if (!words && entries.length === 0) return null;
  return (
    <div className={styles.top}>
      <div className={styles.inner}>
        <p className={styles.words}>{words}</p>
        {entries.length > 0 && (
          <nav aria-label={t.help}>
            <HoverMenu entries={entries} direction="row" className={styles.menu} />
          </nav>
        )}
      </div>
    </div>
  );
}
