import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LogoMenu_query$key } from '../../../__generated__/LogoMenu_query.graphql.ts';
import { HoverMenu } from './HoverMenu.tsx';
import styles from './LogoMenu.module.css';
import { useMenuEntries } from './useMenuEntries.ts';
import * as t from '../../__generated__/messages.ts';

/** The few links next to the logo, in wide windows. */
export function LogoMenu({ query }: { query: LogoMenu_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment LogoMenu_query on Query {
        logoMenu: menu(place: LOGO) {
          ...useMenuEntries_item
        }
      }
    `,
    query,
  );
  const entries = useMenuEntries(data?.logoMenu ?? []);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t.highlights}>
      <HoverMenu entries={entries} direction="row" className={styles.menu} />
    </nav>
  );
}
