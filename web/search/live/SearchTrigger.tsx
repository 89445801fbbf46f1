import { useRef, useState, type MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { lazyPart } from '../../kit/lazyPart.ts';
import type { SearchTrigger_query$key } from '../../__generated__/SearchTrigger_query.graphql.ts';
import { searchedFor } from './searchAddress.ts';
import styles from './SearchTrigger.module.css';
import * as t from '../__generated__/messages.ts';

const overlay = lazyPart(async () => (await import('./SearchOverlay.tsx')).SearchOverlay);

/** ID of the link, for other elements that open the search. */
export const searchTriggerId = 'search-trigger';

/**
 * The header's link to the search: looks like a field on wide windows and is an icon on narrow ones. Opens the search in front of the page
 * (row 127); without script, and in a new tab, it leads to the search page.
 */
export function SearchTrigger({ query }: { query: SearchTrigger_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment SearchTrigger_query on Query {
        ...SearchOverlay_query
      }
    `,
    query,
  );
  const { words } = searchedFor(useLocation());
  const link = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Once mounted it stays, and keeps its earlier results.
  const [openings, setOpenings] = useState(0);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The toolbar's link opens the search too, and gets the focus back.
    opener.current = document.activeElement instanceof HTMLAnchorElement ? document.activeElement : link.current;
    setOpenings(openings + 1);
    setOpen(true);
  }

  return (
    <>
      <Link
        ref={link}
        id={searchTriggerId}
        to="/search/"
        className={styles.trigger}
        onClick={open}
        onPointerEnter={overlay.preload}
        onFocus={overlay.preload}
      >
        <Icon name="search" size={22} />
        <span className={styles.words}>
          <span className={words ? 'visually-hidden' : undefined}>{t.searchProducts}</span>
          {words && ` ${words}`}
        </span>
      </Link>
      {openings > 0 && (
        <overlay.Part
          openCount={openings}
          query={data ?? null}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          returnFocus={() => opener.current}
        />
      )}
    </>
  );
}
