import { useId, useRef, useState, type ReactElement } from 'react';
import styles from './CollapsibleTable.module.css';

export interface CollapsibleTableProps {
  caption: string;
  /** One <tr> each, with keys. */
  rows: readonly ReactElement[];
  /** How many rows are seen while it is folded. An even number keeps stripes in step. */
  foldsAfter?: number;
}

/** A table of which the rest unfolds when it is long (row 132). Without script, on paper and for short tables it is whole. */
export function CollapsibleTable({ caption, rows, foldsAfter = 8 }: CollapsibleTableProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isFolded, setFolded] = useState(true);
  // A button takes as much room as one or two rows.
  const isLong = rows.length > foldsAfter + 2;

  function toggle() {
    setFolded(!isFolded);
    // What was below the button comes up under it; the button itself stays in sight.
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
          {isFolded ? `Show all ${rows.length} rows` : 'Show fewer rows'}
        </button>
      )}
    </div>
  );
}
