import { useEffect, useEffectEvent, useId, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { ProductPickerQuery, ProductPickerQuery$data } from '../__generated__/ProductPickerQuery.graphql.ts';
import { TextField } from '../kit/form/fields.tsx';
import styles from './picker.module.css';
import * as t from './__generated__/messages.ts';

/** A selected product. */
export interface PickedProduct {
  databaseId: number;
  name: string;
}

const query = graphql`
  query ProductPickerQuery($search: String!) {
    adminProducts(filter: { search: $search }, sort: NAME_ASC, first: 8) {
      edges {
        node {
          databaseId
          name
          sku
        }
      }
    }
  }
`;

type Found = ProductPickerQuery$data['adminProducts']['edges'][number]['node'];

/** How long to wait after the last keystroke before searching, in milliseconds. */
const typingPauseMs = 300;

/**
 * Finds a product by search words.
 * @param excluded numbers of products that cannot be selected
 */
export function ProductPicker({
  label,
  excluded = [],
  onPick,
}: {
  label: string;
  excluded?: readonly number[];
  onPick: (product: PickedProduct) => void;
}) {
  const id = useId();
  const environment = useRelayEnvironment();
  const [words, setWords] = useState('');
  const [answer, setAnswer] = useState<{ words: string; found: readonly Found[] } | null>(null);
  const asked = words.trim();

  const look = useEffectEvent(async (search: string) => {
    try {
      const data = await fetchQuery<ProductPickerQuery>(environment, query, { search }, { fetchPolicy: 'network-only' }).toPromise();
      setAnswer({ words: search, found: data?.adminProducts.edges.map(({ node }) => node) ?? [] });
    } catch {
      setAnswer(null);
    }
  });
  useEffect(() => {
    if (asked === '') return;
    const timer = setTimeout(() => void look(asked), typingPauseMs);
    return () => clearTimeout(timer);
  }, [asked]);

  // Results of an earlier search are not shown for a later one.
  const shown = answer?.words === asked && asked !== '' ? answer.found.filter(({ databaseId }) => !excluded.includes(databaseId)) : null;
  return (
    <div className={styles.picker}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        placeholder={t.nameOrSku}
        value={words}
        maxLength={100}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" id={id} className="visually-hidden">
        {shown === null ? '' : t.resultCount({ count: shown.length })}
      </p>
      {shown !== null && (
        <ul role="list" className={styles.found} aria-label={t.resultsFor({ label })}>
          {shown.map(({ databaseId, name, sku }) => (
            <li key={databaseId}>
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  onPick({ databaseId, name });
                  setWords('');
                }}
              >
                {name}
                {sku != null && ` (${sku})`}
              </Button>
            </li>
          ))}
          {shown.length === 0 && <li>{t.noProductsMatch}</li>}
        </ul>
      )}
    </div>
  );
}
