import type { MenuEntry } from '../desktop/useMenuEntries.ts';
import { useLocation } from 'react-router';
import { KeptMarkup } from '../../../kit/markup/KeptMarkup.tsx';
import { MenuLink, shownUrls } from '../MenuLink.tsx';
import styles from './PlainMenu.module.css';
import type { MenuSection } from './useMenuSections.ts';

export interface PlainMenuProps {
  sections: MenuSection[];
  /** The shop's short text at the very top of its pages. */
  topContent: string | null;
}

/** The whole menu with all levels expanded, which needs no script. */
export function PlainMenu({ sections, topContent }: PlainMenuProps) {
  const location = useLocation();
  return (
    <>
      {topContent && <p className={styles.content}>{topContent}</p>}
      {sections.map(({ name, entries }) => (
        <KeptMarkup key={name} as="nav" of={[entries, () => shownUrls(entries, location)]} className={styles.section} aria-label={name}>
          <Entries entries={entries} className={styles.list} />
        </KeptMarkup>
      ))}
    </>
  );
}

function Entries({ entries, className }: { entries: readonly MenuEntry[]; className?: string }) {
  return (
    <ul role="list" className={className}>
      {entries.map(({ id, label, url, children = [] }) => (
        <li key={id}>
          <MenuLink url={url}>{label}</MenuLink>
          {children.length > 0 && <Entries entries={children} className={styles.children} />}
        </li>
      ))}
    </ul>
  );
}
