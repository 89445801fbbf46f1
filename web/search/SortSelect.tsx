import { useEffect, useRef, type SubmitEvent } from 'react';
import { buttonClass } from '../kit/Button.tsx';
import field from '../kit/Field.module.css';
import { HiddenParameters } from './HiddenParameters.tsx';
import { listingHref, sortOptions, type ListingUrl } from './listingUrl.ts';
import styles from './SortSelect.module.css';
import { useListingSubmit } from './useListingSubmit.ts';
import * as t from './__generated__/messages.ts';

/**
 * The sort order of the list (row 3). The form is submitted as soon as the value changes; the select keeps the focus, so that the arrow
 * keys can go on to the next value.
 */
export function SortSelect({ url }: { url: ListingUrl }) {
  const submit = useListingSubmit();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(url.sort);
  useEffect(() => {
    // Only when the address changes: at mount the visitor may already have chosen, before hydration.
    if (shown.current === url.sort) return;
    shown.current = url.sort;
    if (select.current) select.current.value = url.sort;
  }, [url.sort]);
  return (
    <form
      className={styles.form}
      method="get"
      action={listingHref(url).split('?')[0]}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => submit(event)}
    >
      <HiddenParameters url={{ ...url, page: 1 }} except={['orderby']} />
      <select
        ref={select}
        name="orderby"
        className={field.select}
        aria-label={t.sortBy}
        defaultValue={url.sort}
        autoComplete="off"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonClass({ kind: 'secondary' })}>
          {t.sort}
        </button>
      </noscript>
    </form>
  );
}
