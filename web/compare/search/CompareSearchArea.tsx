import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import { useFieldFocus } from '../../search/live/useFieldFocus.ts';
import { CompareResult } from './CompareResult.tsx';
import styles from './CompareSearch.module.css';
import { foundText } from './searchRules.ts';
import { useCompareSearch } from './useCompareSearch.ts';
import { useOverflowMode } from './useOverflowMode.ts';
import * as t from '../__generated__/messages.ts';

/**
 * Field and results (row 80). Mounted each time it opens, so that closing clears both.
 * @param group slug of the searched group; empty for all groups
 */
export function CompareSearchArea({ group }: { group: string }) {
  const { search, isLoading, found, failure } = useCompareSearch();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isOverflow = useOverflowMode();
  useFieldFocus(field);
  const clear = useEffectEvent(() => search.clear());
  useEffect(() => () => clear(), []);

  // Earlier results don't belong to a search that failed.
  const products = failure === null ? (found?.answer.data.compareSearch ?? []) : [];
  const isOld = failure === null && (isLoading || (found !== null && found.sought.words !== words.trim()));
  return (
    <div className={styles.area} data-overflow={isOverflow}>
      <div className={styles.bar}>
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          role="searchbox"
          aria-label={t.searchProductsToCompare}
          placeholder={t.nameBrandOrNumber}
          className={styles.field}
          value={words}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            setWords(target.value);
            search.type({ words: target.value, category: group });
          }}
        />
      </div>
      <p role="status" className={styles.said}>
        {isOld ? progressTexts.loading : found && failure === null && foundText(products.length)}
      </p>
      <ul role="list" aria-label={t.searchResults} className={styles.results} aria-busy={isOld}>
        {products.map((product) => (
          <li key={product.id}>
            <CompareResult product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}
