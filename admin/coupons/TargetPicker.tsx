import { globalId, numberIn } from '../../shared/globalId.ts';
import { useEffect, useId, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { TargetPickerQuery } from '../__generated__/TargetPickerQuery.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import field from '../../web/kit/Field.module.css';
import type { Target } from './couponValues.ts';
import styles from './TargetPicker.module.css';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query TargetPickerQuery($words: String!) {
    liveSearch(query: $words) {
      products {
        id
        name
      }
      categories {
        id
        name
      }
    }
  }
`;

const typingPauseMs = 300;

/** A target as coupons name it: the Shop API, where it was found, has another ID for the same record. */
const targetOf =
  (type: 'AdminProduct' | 'AdminCategory') =>
  ({ id, name }: Target): Target => ({ id: globalId(type, numberIn(id)), name });

export interface TargetPickerProps {
  label: string;
  kind: 'products' | 'categories';
  chosen: readonly Target[];
  onChange: (chosen: readonly Target[]) => void;
  error?: string;
}

/** Picks products or categories of the shop, found by name. */
export function TargetPicker({ label, kind, chosen, onChange, error }: TargetPickerProps) {
  const id = useId();
  const environment = useRelayEnvironment();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Target[] | null>(null);

  useEffect(() => {
    if (words.trim() === '') return;
    let isOver = false;
    const timer = setTimeout(() => {
      void fetchQuery<TargetPickerQuery>(environment, query, { words: words.trim() })
        .toPromise()
        .catch(() => undefined)
        .then((answer) => {
          if (!isOver)
            setFound(
              (kind === 'products'
                ? answer?.liveSearch.products.map(targetOf('AdminProduct'))
                : answer?.liveSearch.categories.map(targetOf('AdminCategory'))) ?? [],
            );
        });
    }, typingPauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [environment, kind, words]);

  const isChosen = (one: Target) => chosen.some((target) => target.id === one.id);
  const offered = (words.trim() === '' ? null : found)?.filter((target) => !isChosen(target)) ?? null;

  function choose(target: Target): void {
    onChange([...chosen, target]);
    setWords('');
    setFound(null);
    document.getElementById(id)?.focus();
  }

  return (
    <div role="group" aria-label={label} className={styles.picker}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      {chosen.length > 0 && (
        <ul role="list" className={styles.chosen}>
          {chosen.map((target) => (
            <li key={target.id}>
              {target.name}{' '}
              <Button
                kind="quiet"
                size="small"
                aria-label={t.removeTarget({ target: target.name })}
                onClick={() => onChange(chosen.filter((one) => one.id !== target.id))}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="search"
        className={field.input}
        value={words}
        maxLength={100}
        autoComplete="off"
        placeholder={kind === 'products' ? t.searchProductsByName : t.searchCategoriesByName}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => setWords(target.value)}
      />
      <div role="status">
        {offered?.length === 0 && <p className={styles.none}>{t.noMoreMatches}</p>}
        {offered !== null && offered.length > 0 && (
          <ul role="list" className={styles.offered}>
            {offered.map((target) => (
              <li key={target.id}>
                <Button kind="secondary" size="small" onClick={() => choose(target)}>
                  {t.addTarget({ target: target.name })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
