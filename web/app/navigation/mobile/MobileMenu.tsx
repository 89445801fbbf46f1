import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { Icon } from '../../../kit/Icon.tsx';
import type { MobileMenu_query$key } from '../../../__generated__/MobileMenu_query.graphql.ts';
import styles from './MobileMenu.module.css';
import { PlainMenu } from './PlainMenu.tsx';
import type { SlideMenuProps } from './SlideMenu.tsx';
import { useMenuSections } from './useMenuSections.ts';
import * as t from '../../__generated__/messages.ts';

export const panelId = 'mobile-menu';

/** ID of the button, for other elements that open the menu. */
export const menuToggleId = 'menu-toggle';

const load = () => import('./SlideMenu.tsx');

/** Preloads the menu's code. A failure is reported when the menu is opened. */
const preload = () => void load().catch(() => undefined);

/**
 * The menu of narrow windows behind one button (row 129). Without scripts, and if its code can't be loaded, it is a native popover with all
 * levels expanded.
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
    // The popover is only for use without scripts.
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
        id={menuToggleId}
        type="button"
        className={styles.toggle}
        popoverTarget={panelId}
        aria-label={t.menu}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon name="menu" size={22} />
      </button>
      {/* A navigation remounts the panel, which closes it. */}
      <div key={key} ref={panel} id={panelId} className={styles.panel} popover="auto" role="dialog" aria-label={t.menu}>
        <div className={styles.head}>
          <p className={styles.title}>{t.menu}</p>
          <button type="button" className={styles.toggle} popoverTarget={panelId} popoverTargetAction="hide" aria-label={t.close}>
            <Icon name="close" size={22} />
          </button>
        </div>
        <PlainMenu sections={sections} topContent={topContent} />
      </div>
      {Menu && <Menu isOpen={isOpen} onClose={() => setOpen(false)} sections={sections} topContent={topContent} />}
    </div>
  );
}
