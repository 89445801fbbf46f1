import { useId, useRef, useState, type ReactElement } from 'react';
import styles from './CollapsibleTable.module.css';
import * as t from './__generated__/messages.ts';

export interface CollapsibleTableProps {
  caption: string;
  /** One <tr> each, with keys. */
  rows: readonly ReactElement[];
  /** Number of rows shown while collapsed. An even number keeps the stripes regular. */
  foldsAfter?: number;
}

/** A table that is collapsed if it is long (row 132). Without scripts, in print and for short tables, all rows are shown. */
export function CollapsibleTable({ caption, rows, foldsAfter = 8 }: CollapsibleTableProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isFolded, setFolded] = useState(true);
  // The button takes as much space as one or two rows.
  const isLong = rows.length > foldsAfter + 2;

  function toggle() {
    setFolded(!isFolded);
    // Collapsing moves the content below upwards; this keeps the button visible.
    if (!isFolded) requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest' }));
  }

  return (
    <div>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <tbody>{isLong ? rows.slice(0, foldsAfter) : rows}</tbody>
        {isLong && (
          <tbody id={id} className={styles.rest} data-folded={isFolded}>
            {rows.slice(foldsAfter)}
          </tbody>
        )}
      </table>
      {isLong && (
        <button ref={button} type="button" className={styles.toggle} aria-expanded={!isFolded} aria-controls={id} onClick={toggle}>
          {isFolded ? t.showAllRows({ count: rows.length }) : t.showFewerRows}
        </button>
      )}
    </div>
  );
}
