import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { selectMessages } from '../../../web/kit/selectMessages.ts';
import { AdminIcon } from '../../kit/AdminIcon.tsx';
import styles from './Palette.module.css';
import { usePaletteResults } from './usePaletteResults.ts';

export interface PaletteProps {
  /** Gets the field that is typed into. */
  field: RefObject<HTMLInputElement | null>;
  /** What was typed before its code had come. */
  firstWords: string;
  onDone: () => void;
}

/** One field for everything: screens by their names, and what the rooms find. Arrows choose, Enter opens. */
export function Palette({ field, firstWords, onDone }: PaletteProps) {
  const [words, setWords] = useState(firstWords);
  const [chosen, setChosen] = useState(0);
  const { groups, isSearching, failure } = usePaletteResults(words);
  const navigate = useNavigate();
  const id = useId();
  const all = groups.flatMap(({ found }) => found);
  const active = Math.min(chosen, all.length - 1);

  useEffect(() => {
    field.current?.focus();
    // Behind what was typed already.
    field.current?.setSelectionRange(-1, -1);
  }, [field]);

  function open(path: string | undefined): void {
    if (path === undefined) return;
    onDone();
    void navigate(path);
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      open(all[active]?.path);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || all.length === 0) return;
    event.preventDefault();
    setChosen((active + step + all.length) % all.length);
  }

  return (
    <>
      <div className={styles.field}>
        <AdminIcon name="search" size={20} />
        <input
          ref={field}
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={all.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Search or jump to…"
          value={words}
          maxLength={100}
          onChange={({ target }) => {
            setWords(target.value);
            setChosen(0);
          }}
          onKeyDown={move}
        />
        <button type="button" onClick={onDone} aria-label="Esc: close">
          <kbd>Esc</kbd>
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {groups.map(({ label, found }) => (
          <div key={label} role="group" aria-label={label}>
            <p className={styles.label} aria-hidden="true">
              {label}
            </p>
            {found.map((result) => {
              const index = all.indexOf(result);
              return (
                // Arrows and Enter of the field above choose it (role combobox).
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus
                <div
                  key={result.path}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={styles.option}
                  ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
                  onClick={() => open(result.path)}
                  onPointerMove={() => setChosen(index)}
                >
                  <span>{result.title}</span>
                  {result.detail !== undefined && <span className={styles.detail}>{result.detail}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isSearching ? selectMessages.searching : (failure ?? (all.length === 0 ? selectMessages.noMatches : ''))}
      </p>
    </>
  );
}
