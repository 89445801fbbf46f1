import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import type { MenuEntry } from '../desktop/useMenuEntries.ts';
import { MenuLink } from '../MenuLink.tsx';
import styles from './MenuLevels.module.css';
import type { PlainMenuProps } from './PlainMenu.tsx';
import * as t from '../../__generated__/messages.ts';

const hasChildren = ({ children = [] }: MenuEntry) => children.length > 0;

/** The levels of a menu, of which one is visible. The focus moves along. */
export function MenuLevels({ sections, topContent }: PlainMenuProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const parents = sections.flatMap(({ entries }) => entries.filter(hasChildren));
  return (
    <div className={styles.levels}>
      <div className={styles.level} data-place={openId === null ? 'here' : 'before'}>
        {topContent && <p className={styles.content}>{topContent}</p>}
        {sections.map(({ name, entries }) => (
          <nav key={name} className={styles.section} aria-label={name}>
            <ul role="list">
              {entries.map((entry) => (
                <Entry key={entry.id} item={entry}>
                  {hasChildren(entry) && <Toggle label={entry.label} isOpen={entry.id === openId} onOpen={() => setOpenId(entry.id)} />}
                </Entry>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {parents.map((entry) => (
        <Submenu key={entry.id} entry={entry} isHere={entry.id === openId} onBack={() => setOpenId(null)} />
      ))}
    </div>
  );
}

function Entry({ item, children }: { item: MenuEntry; children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <MenuLink url={item.url} className={styles.link}>
        {item.label}
      </MenuLink>
      {children}
    </li>
  );
}

function Toggle({ label, isOpen, onOpen }: { label: string; isOpen: boolean; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <button ref={button} type="button" className={styles.toggle} onClick={onOpen} aria-expanded={isOpen} aria-label={t.moreIn({ label })}>
      <Icon name="chevronRight" />
    </button>
  );
}

function Submenu({ entry, isHere, onBack }: { entry: MenuEntry; isHere: boolean; onBack: () => void }) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHere) back.current?.focus({ preventScroll: true });
  }, [isHere]);
  return (
    <nav className={styles.level} data-place={isHere ? 'here' : 'after'} aria-label={entry.label}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <Icon name="chevronLeft" />
        {t.back}
      </button>
      <MenuLink url={entry.url} className={`${styles.link} ${styles.parent}`}>
        {entry.label}
      </MenuLink>
      <ul role="list">
        {entry.children?.map((child) => (
          <Entry key={child.id} item={child} />
        ))}
      </ul>
    </nav>
  );
}
