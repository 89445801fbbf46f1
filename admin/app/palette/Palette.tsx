import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { selectMessages } from '../../../web/kit/selectMessages.ts';
import { AdminIcon } from '../../kit/AdminIcon.tsx';
import styles from './Palette.module.css';
import { usePaletteResults } from './usePaletteResults.ts';
import * as t from '../__generated__/messages.ts';

export interface PaletteProps {
  field: RefObject<HTMLInputElement | null>;
  /** What was typed before the code was loaded. */
  initialQuery: string;
  onDone: () => void;
}

/** One search for everything: screens by their titles, and results of the modules. Arrow keys select, Enter opens. */
export function Palette({ field, initialQuery, onDone }: PaletteProps) {
  const [words, setWords] = useState(initialQuery);
  const { groups, isSearching, failure } = usePaletteResults(words);
  const navigate = useNavigate();

  useEffect(() => {
    field.current?.focus();
    // After the text that was typed already.
    field.current?.setSelectionRange(-1, -1);
  }, [field]);

  function open(path: string): void {
    onDone();
    void navigate(path);
  }

  return (
    <Autocomplete.Root
      inline
      open
      items={groups.map(({ label, found }) => ({ label, items: found }))}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={words}
      // Choosing a result opens it, and does not replace the typed text.
      onValueChange={(value, { reason }) => reason !== 'item-press' && setWords(value)}
    >
      <div className={styles.field}>
        <AdminIcon name="search" size={20} />
        <Autocomplete.Input ref={field} aria-label={t.searchOrJumpTo} placeholder={t.searchOrJumpToPlaceholder} maxLength={100} />
        <button type="button" onClick={onDone} aria-label={t.escClose}>
          <kbd>{t.esc}</kbd>
        </button>
      </div>
      <Autocomplete.List aria-label={t.results} className={styles.list}>
        {groups.map(({ label, found }) => (
          <Autocomplete.Group key={label} items={found}>
            <Autocomplete.GroupLabel className={styles.label}>{label}</Autocomplete.GroupLabel>
            {found.map((result) => (
              <Autocomplete.Item key={result.path} value={result} className={styles.option} onClick={() => open(result.path)}>
                <span>{result.title}</span>
                {result.detail !== undefined && <span className={styles.detail}>{result.detail}</span>}
              </Autocomplete.Item>
            ))}
          </Autocomplete.Group>
        ))}
      </Autocomplete.List>
      <Autocomplete.Status className={styles.status}>
        {isSearching ? selectMessages.searching : (failure ?? (groups.length === 0 ? selectMessages.noMatches : ''))}
      </Autocomplete.Status>
    </Autocomplete.Root>
  );
}
