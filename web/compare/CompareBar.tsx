import { useRef, useState, type MouseEvent } from 'react';
import { useMatch } from 'react-router';
import { Link } from '../kit/Link.tsx';
import { Icon } from '../kit/Icon.tsx';
import { lazyPart } from '../kit/lazyPart.ts';
import { comparePath } from './compareAddress.ts';
import styles from './CompareBar.module.css';
import { badgeText } from './panelRules.ts';
import * as t from './__generated__/messages.ts';

const panel = lazyPart(async () => (await import('./ComparePanel.tsx')).ComparePanel);

/**
 * The compare icon with the total of all groups (rows 71 and 73), and the panel that it opens. There is no icon on comparison pages, or
 * while nothing is compared. In a new tab, and if the panel's code can't be loaded, it links to the compare page.
 * @param total number of compared products
 */
export function CompareBar({ total }: { total: number }) {
  const isChart = useMatch('/compare/:group') !== null;
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpenings(openings + 1);
    setOpen(true);
  }
  return (
    <>
      {total > 0 && !isChart && (
        <aside aria-label={t.comparison}>
          <Link
            ref={link}
            className={styles.icon}
            to={comparePath}
            aria-label={t.compareProducts({ total })}
            onClick={open}
            onPointerEnter={panel.preload}
            onFocus={panel.preload}
          >
            <Icon name="compare" size={24} />
            <span className={styles.word}>{t.compare}</span>{' '}
            <span key={total} className={styles.badge}>
              {badgeText(total)}
            </span>
          </Link>
        </aside>
      )}
      {openings > 0 && (
        <panel.Part
          openCount={openings}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          // The icon disappears with the last product.
          returnFocus={() => link.current ?? document.getElementById('content')}
        />
      )}
    </>
  );
}
