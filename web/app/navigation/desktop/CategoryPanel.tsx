import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../kit/Icon.tsx';
import styles from './CategoryPanel.module.css';
import { HoverMenu } from './HoverMenu.tsx';
import type { MenuEntry } from './useMenuEntries.ts';
import * as t from '../../__generated__/messages.ts';

/** Closes the panel on a press outside, when the focus leaves it, and by Esc once nothing inside it is open. */
function closeFromOutside(panel: HTMLDetailsElement, signal: AbortSignal): void {
  const isOutside = (target: EventTarget | null) => target instanceof Node && !panel.contains(target);
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && (panel.open = false), { signal });
  panel.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && (panel.open = false), { signal });
  panel.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || panel.querySelector('[aria-expanded=true]')) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    },
    { signal },
  );
}

/** The vertical menu of all categories, which opens and closes by a click (row 128): a native disclosure. */
export function CategoryPanel({ entries }: { entries: readonly MenuEntry[] }) {
  // A navigation remounts the panel, which closes it.
  return <Panel key={useLocation().key} entries={entries} />;
}

function Panel({ entries }: { entries: readonly MenuEntry[] }) {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    if (panel.current) closeFromOutside(panel.current, listening.signal);
    return () => listening.abort();
  }, []);
  return (
    <details ref={panel} className={styles.panel}>
      <summary className={styles.toggle}>
        <Icon name="menu" />
        {t.allCategories}
        <Icon name="chevronDown" size={16} />
      </summary>
      <nav className={styles.body} aria-label={t.allCategories}>
        <HoverMenu entries={entries} direction="column" className={styles.list} />
      </nav>
    </details>
  );
}
