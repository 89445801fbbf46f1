import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { Icon } from '../../../kit/Icon.tsx';
import type { MobileMenu_query$key } from '../../../__generated__/MobileMenu_query.graphql.ts';
import styles from './MobileMenu.module.css';
import { PlainMenu } from './PlainMenu.tsx';
import type { SlideMenuProps } from './SlideMenu.tsx';
import { useMenuSections } from './useMenuSections.ts';

const panelId = 'mobile-menu';

const load = () => import('./SlideMenu.tsx');

/** Fetches the code of the menu before it is asked for. That it could not be is told when somebody asks. */
const preload = () => void load().catch(() => undefined);

/**
 * The menu of narrow windows behind one button (row 129). Without script, and while its code cannot be loaded, it is a popover of
 * the browser's own in which everything is unfolded.
 */
export function MobileMenu({ query }: { query: MobileMenu_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment MobileMenu_query on Query {
        shopSettings {
          topContent
        }
        ...useMenuSections_query
      }
    `,
    query,
  );
  const sections = useMenuSections(data ?? null);
  const topContent = data?.shopSettings.topContent ?? null;
  const [Menu, setMenu] = useState<ComponentType<SlideMenuProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  function open(event: MouseEvent) {
    // The popover is for those without script.
    event.preventDefault();
    load().then(
      ({ SlideMenu }) => {
        setMenu(() => SlideMenu);
        setOpen(true);
      },
      () => panel.current?.showPopover(),
    );
  }

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={panelId}
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon name="menu" size={22} />
      </button>
      {/* A new page gets a new panel, which is closed. */}
      <div key={key} ref={panel} id={panelId} className={styles.panel} popover="auto" role="dialog" aria-label="Menu">
        <div className={styles.head}>
          <p className={styles.title}>Menu</p>
          <button type="button" className={styles.toggle} popoverTarget={panelId} popoverTargetAction="hide" aria-label="Close">
            <Icon name="close" size={22} />
          </button>
        </div>
        <PlainMenu sections={sections} topContent={topContent} />
      </div>
      {Menu && <Menu isOpen={isOpen} onClose={() => setOpen(false)} sections={sections} topContent={topContent} />}
    </div>
  );
}
