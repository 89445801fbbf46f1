import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { KeepForm_comparison$key } from '../../__generated__/KeepForm_comparison.graphql.ts';
import { useAnnounce } from '../../visitor/announcement.ts';
import { buttonClass, ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { showToast } from '../../kit/toast/toasts.ts';
import { addCompared } from '../changeCompare.ts';
import { useCompared } from '../useCompared.ts';
import styles from './ChartActions.module.css';
import { chartHref } from './chartUrl.ts';
import { useAddedMeanwhile } from './useAddedMeanwhile.ts';
import * as t from '../__generated__/messages.ts';

export interface KeepFormProps {
  comparison: KeepForm_comparison$key;
  group: { slug: string; url: string };
}

/** Adds the products of a shared comparison to the visitor's own compare list; if all of them are on it, says so. */
export function KeepForm({ comparison, group: { slug, url } }: KeepFormProps) {
  const { products } = useFragment(
    graphql`
      fragment KeepForm_comparison on Comparison {
        products {
          id
          databaseId
        }
      }
    `,
    comparison,
  );
  const environment = useRelayEnvironment();
  const ownIds = useCompared()?.productIds;
  const announce = useAnnounce();
  const [isKeeping, setKeeping] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const ids = products.map(({ databaseId }) => databaseId);
  const added = useAddedMeanwhile(slug, ids, ownIds);
  const missing = products.filter(({ databaseId }) => !ownIds?.includes(databaseId));
  const isAdded = missing.length === 0;
  useEffect(() => {
    // Moves the focus to the note that replaces the pressed button.
    if (isAdded && isSubmitted) note.current?.focus();
  }, [isAdded, isSubmitted]);

  async function keep() {
    setSubmitted(true);
    setKeeping(true);
    let failure: string | null = null;
    // One after the other, so that the list has the order of the chart.
    for (const { id } of missing) failure ??= await addCompared(environment, id);
    setKeeping(false);
    if (failure === null) announce(t.addedToYourComparison);
    else showToast({ kind: 'danger', text: failure });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isKeeping) void keep();
  }

  if (added.length > 0)
    return (
      <p className={styles.keep}>
        <ButtonLink size="small" isWide to={chartHref(url, [...ids, ...added])}>
          {t.showAddedProducts({ count: added.length })}
        </ButtonLink>
      </p>
    );
  return (
    <form className={styles.keep} method="post" action={chartHref(url, ids)} onSubmit={submit}>
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="product" value={id} />
      ))}
      {isAdded ? (
        <p ref={note} className={styles.kept} tabIndex={-1}>
          <Icon name="check" size={16} />
          {t.inYourComparison}
        </p>
      ) : (
        <button type="submit" className={buttonClass({ kind: 'secondary', size: 'small' })} aria-disabled={isKeeping} aria-busy={isKeeping}>
          {isKeeping ? t.adding : t.addAllToComparison}
        </button>
      )}
    </form>
  );
}
