import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import field from '../../../web/kit/Field.module.css';
import { AdminIcon } from '../AdminIcon.tsx';
import { ViewsButton } from '../views/ViewsButton.tsx';
import styles from './FilterBar.module.css';
import { DayInput } from './DayInput.tsx';
import { changedSearch, isNarrowed, maxSearchLength, useListParams } from './listUrl.ts';
import * as t from '../__generated__/messages.ts';

/** How long to wait after the last keystroke before the list updates, in milliseconds. */
const typingPauseMs = 300;

export interface FilterBarProps {
  /** Label of the search field, such as "Search by address or name"; without it there is no search field. */
  searchLabel?: string;
  /** Filters: FilterSelect, FilterDate. */
  children?: ReactNode;
}

/** Search and filters above a list. Every change goes into the address at once, and the list updates. */
export function FilterBar({ searchLabel, children }: FilterBarProps) {
  const params = useListParams();
  const navigate = useNavigate();
  return (
    <search className={styles.bar}>
      {searchLabel !== undefined && <SearchField label={searchLabel} />}
      {children}
      {isNarrowed(params) && (
        <button
          type="button"
          className={styles.reset}
          onClick={() => void navigate(params.has('sort') ? `?${new URLSearchParams({ sort: params.get('sort') ?? '' })}` : '?')}
        >
          {t.clearFilters}
        </button>
      )}
      <ViewsButton />
    </search>
  );
}

function SearchField({ label }: { label: string }) {
  const params = useListParams();
  const navigate = useNavigate();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const [last, setLast] = useState(asked);
  const isWaiting = useRef(false);
  // The address has changed other than by this field, such as by going back.
  if (asked !== last) {
    setLast(asked);
    if (typed.trim() === last.trim()) setTyped(asked);
  }

  const search = useEffectEvent((words: string) => {
    isWaiting.current = false;
    if (words.trim() !== asked) void navigate(changedSearch(params, { q: words.trim() }), { replace: asked !== '' });
  });

  useEffect(() => {
    if (!isWaiting.current) return;
    const timer = setTimeout(() => search(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        isWaiting.current = false;
        if (typed.trim() !== asked) void navigate(changedSearch(params, { q: typed.trim() }));
      }}
    >
      <span className={styles.glass}>
        <AdminIcon name="search" size={18} />
      </span>
      <input
        type="search"
        className={`${field.input} ${styles.input}`}
        aria-label={label}
        placeholder={label}
        // At least as wide as its placeholder, so that all of it can be read.
        size={Math.max(20, label.length)}
        value={typed}
        maxLength={maxSearchLength}
        onChange={({ target }) => {
          isWaiting.current = true;
          setTyped(target.value);
        }}
      />
    </form>
  );
}

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterSelectProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Label of the option without a filter, such as "All statuses". */
  all: string;
}

/** A filter with a list of options. */
export function FilterSelect({ name, label, options, all }: FilterSelectProps) {
  const params = useListParams();
  const navigate = useNavigate();
  const value = params.get(name) ?? '';
  return (
    <label className={styles.filter} data-active={value !== '' || undefined}>
      <span className="visually-hidden">{label}</span>
      <select
        className={field.select}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={({ target }) => void navigate(changedSearch(params, { [name]: target.value }))}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * A filter by day.
 * @param name the parameter of the address: its value is such as 2026-03-04
 */
export function FilterDate({ name, label }: { name: string; label: string }) {
  const params = useListParams();
  const navigate = useNavigate();
  return (
    <label className={styles.date}>
      <span>{label}</span>
      <DayInput
        value={params.get(name) ?? ''}
        onChoose={(day) => void navigate(changedSearch(params, { [name]: day }), { replace: true })}
      />
    </label>
  );
}
