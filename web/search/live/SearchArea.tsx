import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import { LiveResults } from './LiveResults.tsx';
import { LiveSummary } from './LiveSummary.tsx';
import { searchAddress, searchedFor } from './searchAddress.ts';
import styles from './SearchArea.module.css';
import { useFieldFocus } from './useFieldFocus.ts';
import type { useLiveSearch } from './useLiveSearch.ts';
import * as t from '../__generated__/messages.ts';

export interface SearchAreaProps {
  categories: readonly { readonly name: string; readonly slug: string }[];
  live: ReturnType<typeof useLiveSearch>;
  /** Called when the visitor goes to another page. */
  onLeave: () => void;
}

/** Search field, category and results while typing (row 127). The field is a combobox, whose options are links. */
export function SearchArea({ categories, live, onLeave }: SearchAreaProps) {
  const { search, isLoading, found, failure } = live;
  const location = useLocation();
  const navigate = useNavigate();
  const [shown] = useState(() => searchedFor(location));
  const [words, setWords] = useState(shown.words);
  const [category, setCategory] = useState(shown.category);
  const [active, setActive] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = `${useId()}-found`;
  // The results are outdated as soon as the words change, even before the next request.
  const isOld = isLoading || (found !== null && failure === null && found.sought.words !== words.trim());
  useFieldFocus(field);

  const clear = useEffectEvent(() => search.clear());
  useEffect(() => {
    // Checks the event's path, because the clicked element may have been removed by now.
    const click = (event: Event) => area.current && !event.composedPath().includes(area.current) && clear();
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('click', click);
      clear();
    };
  }, []);

  function change(next: { words?: string; category?: string }) {
    const sought = { words, category, ...next };
    setWords(sought.words);
    setCategory(sought.category);
    setActive(null);
    if (next.words === undefined) search.seek(sought);
    else search.type(sought);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // Shows dismissed results again.
      if (!found) return search.seek({ words, category });
      const options = [...(area.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
      // One more position than options: before the first and after the last is the field itself.
      const places = options.length + 1;
      const at = options.findIndex(({ id }) => id === active) + 1;
      const next = options[((at + step + places) % places) - 1];
      setActive(next?.id ?? null);
      next?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      document.getElementById(active)?.click();
    }
  }

  function tryAgain() {
    // The button is removed with the error.
    field.current?.focus();
    search.seek({ words, category });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = searchAddress(event.currentTarget);
    onLeave();
    void navigate(address);
  }

  return (
    <div ref={area} className={styles.area}>
      <form action="/" method="get" role="search" className={styles.form} onSubmit={submit}>
        <select
          name="product_cat"
          aria-label={t.searchIn}
          className={styles.scope}
          value={category}
          onChange={({ target }) => change({ category: target.value })}
        >
          <option value="">{t.allCategories}</option>
          {categories.map(({ name, slug }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <input
          ref={field}
          name="s"
          role="combobox"
          aria-label={t.searchTheShop}
          aria-autocomplete="list"
          aria-expanded={found !== null}
          aria-controls={found ? list : undefined}
          aria-activedescendant={active ?? undefined}
          data-catid={category}
          placeholder={t.searchProducts}
          className={styles.field}
          value={words}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => change({ words: target.value })}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.submit} aria-label={t.search}>
          <Icon name="search" />
        </button>
      </form>
      {failure !== null && (
        <div role="alert" className={styles.failure}>
          <p>{failure}</p>
          <Button kind="secondary" size="small" onClick={tryAgain}>
            {t.tryAgain}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {isOld ? progressTexts.loading : found && failure === null && <LiveSummary found={found.answer.data.liveSearch} />}
      </p>
      {found && (
        <LiveResults
          found={found.answer.data.liveSearch}
          sought={found.sought}
          id={list}
          active={active}
          isOld={isOld || failure !== null}
          onChoose={onLeave}
        />
      )}
    </div>
  );
}
