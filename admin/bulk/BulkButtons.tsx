import { useState, type ReactNode } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { formatNumber } from '../kit/formats.ts';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import type { Selection } from '../kit/table/useSelection.ts';
import { countOf } from './jobTexts.ts';

/** Which records: those that were picked, or all that the list's filters find, so many as the list says; null where it has more than are counted. */
export type BulkTarget = { ids: readonly number[] } | { isAll: true; expectedTotal: number | null };

/** Something to do with many. */
export interface BulkChoice<Action extends string> {
  action: Action;
  /** On its button: a verb. */
  label: string;
  /** What cannot be taken back: it is asked about, with what follows from it. */
  danger?: ReactNode;
}

export interface BulkButtonsProps<Action extends string, Filter> {
  selection: Selection<number>;
  /** REVIEW, OFFER or COUPON. */
  subject: string;
  choices: readonly BulkChoice<Action>[];
  /** How many the list has on all of its pages; not exact when it has more, which nobody has counted. */
  list: { readonly totalCount: number; readonly isTotalExact: boolean };
  /** Of useBulkStart(). */
  job: { start: (action: Action, target: BulkTarget, filter: Filter) => void; isBusy: boolean };
  /** What an address narrows the list to. */
  filterOf: (url: URL) => Filter;
}

/** What can be done with the picked rows, or with all that the list finds. What concerns all, or cannot be undone, is asked about first. */
export function BulkButtons<Action extends string, Filter>({
  selection,
  subject,
  choices,
  list: { totalCount: total, isTotalExact },
  job: { start, isBusy },
  filterOf,
}: BulkButtonsProps<Action, Filter>) {
  const [isAll, setAll] = useState(false);
  const [asked, setAsked] = useState<BulkChoice<Action> | null>(null);
  const count = isAll ? total : selection.ids.length;
  const target = (): BulkTarget => (isAll ? { isAll: true, expectedTotal: isTotalExact ? total : null } : { ids: selection.ids });
  const counted = isAll && !isTotalExact ? `more than ${countOf(count, subject)}` : countOf(count, subject);
  const onStart = (action: Action) => start(action, target(), filterOf(new URL(window.location.href)));

  function choose(choice: BulkChoice<Action>): void {
    if (isBusy) return;
    if (isAll || choice.danger !== undefined) setAsked(choice);
    else onStart(choice.action);
  }

  return (
    <>
      <SelectionBar selection={selection}>
        {choices.map((choice) => (
          // Not disabled: that would take the focus from whoever has pressed it.
          <Button key={choice.action} kind="secondary" size="small" aria-disabled={isBusy} onClick={() => choose(choice)}>
            {choice.label}
          </Button>
        ))}
        {total > selection.ids.length && (
          <label>
            <input type="checkbox" checked={isAll} onChange={({ target: box }) => setAll(box.checked)} /> Select all{' '}
            {isTotalExact ? '' : 'more than '}
            {formatNumber(total)} in this list
          </label>
        )}
      </SelectionBar>
      <ConfirmDialog
        isOpen={asked !== null}
        title={count === 1 ? `${asked?.label ?? ''} this ${countOf(1, subject).slice(2)}?` : `${asked?.label ?? ''} ${counted}?`}
        confirmLabel={asked?.label ?? ''}
        isDanger={asked?.danger !== undefined}
        isBusy={isBusy}
        onConfirm={() => {
          if (asked) onStart(asked.action);
          setAsked(null);
          setAll(false);
        }}
        onCancel={() => setAsked(null)}
      >
        <p>
          {asked?.danger ?? 'This applies to everything the list finds, on every page. You can undo it for 30 days under Background jobs.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
