import { useRef, type KeyboardEvent } from 'react';
import styles from './CompareTabs.module.css';
import * as t from './__generated__/messages.ts';

interface CompareTab {
  slug: string;
  name: string;
  count: number;
  /** URL of the comparison of the group's products; empty without any. */
  chartUrl: string;
}

export interface CompareTabsProps {
  tabs: readonly CompareTab[];
  /** Slug of the active tab. */
  active: string;
  onChoose: (slug: string) => void;
  /** Prefix of the tabs' ids; `{id}-panel` is their tab panel. */
  id: string;
}

/** One tab per compare group (row 77). Arrow keys move to the next tab and select it. */
export function CompareTabs({ tabs, active, onChoose, id }: CompareTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ slug }) => slug === active);
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const next = (place + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChoose(tab.slug);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  return (
    <div ref={list} role="tablist" tabIndex={-1} aria-label={t.groups} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map(({ slug, name, count, chartUrl }) => (
        <button
          key={slug}
          type="button"
          role="tab"
          id={`${id}-${slug}`}
          aria-selected={slug === active}
          aria-controls={`${id}-panel`}
          tabIndex={slug === active ? 0 : -1}
          className={styles.tab}
          data-url={chartUrl}
          onClick={() => onChoose(slug)}
        >
          {name} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
