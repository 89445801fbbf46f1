import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { DialogHead } from '../../kit/overlay/DialogHead.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import type { SearchOverlay_query$key } from '../../__generated__/SearchOverlay_query.graphql.ts';
import { SearchArea } from './SearchArea.tsx';
import links from './categoryLinks.module.css';
import styles from './SearchOverlay.module.css';
import { useLiveSearch } from './useLiveSearch.ts';
import * as t from '../__generated__/messages.ts';

export interface SearchOverlayProps {
  query: SearchOverlay_query$key | null;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element that receives the focus on close. */
  returnFocus: () => HTMLElement | null;
}

/** The search in front of the page, as large as the window (row 127). */
export function SearchOverlay({ query, isOpen, onClose, returnFocus }: SearchOverlayProps) {
  const data = useFragment(
    graphql`
      fragment SearchOverlay_query on Query {
        categories {
          name
          slug
          url
        }
      }
    `,
    query,
  );
  const live = useLiveSearch();
  const title = useId();
  const categories = data?.categories ?? [];
  return (
    <Dialog kind="fullscreen" isOpen={isOpen} onClose={onClose} labelledBy={title} className={styles.overlay} returnFocus={returnFocus}>
      <DialogHead id={title} title={t.search} onClose={onClose} />
      <SearchArea categories={categories} live={live} onLeave={onClose} />
      {!live.found && categories.length > 0 && (
        <nav className={styles.ways} aria-label={t.browseCategories}>
          <ul role="list" className={links.links}>
            {categories.map(({ slug, name, url }) => (
              <li key={slug}>
                <Link to={url} onClick={onClose}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Dialog>
  );
}
