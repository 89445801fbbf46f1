import { useState, type ReactNode } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { formatNumber } from '../kit/formats.ts';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import type { Selection } from '../kit/table/useSelection.ts';
import { countOf } from './jobTexts.ts';
import * as t from './__generated__/messages.ts';

/**
 * The records of a bulk action: the selected ones, or all that match the list's filters, with the total that the list shows; null if it has
 * more than are counted.
 */
export type BulkTarget = { ids: readonly number[] } | { isAll: true; expectedTotal: number | null };

/** A bulk action. */
export interface BulkChoice<Action extends string> {
  action: Action;
  /** Label of its button: a verb. */
  label: string;
  /** Consequences of an action that can't be undone: shown for confirmation. */
  danger?: ReactNode;
}

export interface BulkButtonsProps<Action extends string, Filter> {
  selection: Selection<number>;
  /** REVIEW, OFFER or COUPON. */
  subject: string;
  choices: readonly BulkChoice<Action>[];
  /** Size of the list on all of its pages; inexact if it has more than are counted. */
  list: { readonly totalCount: number; readonly isTotalExact: boolean };
  /** From useBulkStart(). */
  job: { start: (action: Action, target: BulkTarget, filter: Filter) => void; isBusy: boolean };
  /** The filter of an address. */
  filterOf: (url: URL) => Filter;
}

/**
 * Bulk actions for the selected rows, or for all that match the list's filters. Actions that concern all, or can't be undone, need a
 * confirmation.
 */
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
  const counted = isAll && !isTotalExact ? t.moreThan({ records: countOf(count, subject) }) : countOf(count, subject);
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
          // Not `disabled`, which would remove the focus from a button that was just pressed.
          <Button key={choice.action} kind="secondary" size="small" aria-disabled={isBusy} onClick={() => choose(choice)}>
            {choice.label}
          </Button>
        ))}
        {total > selection.ids.length && (
          <label>
            <input type="checkbox" checked={isAll} onChange={({ target: box }) => setAll(box.checked)} />{' '}
            {isTotalExact ? t.selectAllInThisList({ total: formatNumber(total) }) : t.selectAllMoreThan({ total: formatNumber(total) })}
          </label>
        )}
      </SelectionBar>
      <ConfirmDialog
        isOpen={asked !== null}
        title={count === 1 ? t.actOnOne({ act: asked?.label ?? '', subject }) : t.actOnMany({ act: asked?.label ?? '', records: counted })}
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
        <p>{asked?.danger ?? t.thisAppliesToEverythingListFinds}</p>
      </ConfirmDialog>
    </>
  );
}
