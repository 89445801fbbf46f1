import type { ReactNode } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { passFocusOn } from '../../../web/kit/passFocusOn.ts';
import { formatNumber } from '../formats.ts';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection.ts';
import * as t from '../__generated__/messages.ts';

/** Bulk actions for the selected rows; shown while any are selected. */
export function SelectionBar<Id extends string | number>({ selection, children }: { selection: Selection<Id>; children: ReactNode }) {
  const count = selection.ids.length;
  return (
    <div role="status" className={count === 0 ? undefined : styles.bar}>
      {count > 0 && (
        <div ref={passFocusOn} className={styles.parts}>
          <strong>{t.countSelected({ count: formatNumber(count) })}</strong>
          {children}
          <Button kind="quiet" size="small" onClick={selection.clear}>
            {t.clearSelection}
          </Button>
        </div>
      )}
    </div>
  );
}
