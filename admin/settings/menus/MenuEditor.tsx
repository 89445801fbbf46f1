import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { SortableList } from '../../kit/drag/SortableList.tsx';
import styles from './content.module.css';
import { MenuRowFields, type MenuRowFieldsProps } from './MenuRowFields.tsx';
import { dropped, endOf, stepped, treeOf, type MenuRow, type Step } from './menuRows.ts';
import * as t from '../__generated__/messages.ts';

export interface MenuEditorProps {
  rows: readonly MenuRow[];
  targets: MenuRowFieldsProps['targets'];
  /** Returns the error at a path below `input`, such as items.0.url. */
  errorOf: (path: string) => string | undefined;
  onChange: (rows: readonly MenuRow[]) => void;
}

const allSteps: readonly Step[] = ['up', 'down', 'in', 'out'];
const opposite: Readonly<Record<Step, Step>> = { up: 'down', down: 'up', in: 'out', out: 'in' };

/** Editor of a menu's ordered links; changes are saved with the form. */
export function MenuEditor({ rows, targets, errorOf, onChange }: MenuEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ key: string; step: Step } | null>(null);
  const [words, setWords] = useState('');
  const count = useRef(0);
  const { paths } = treeOf(rows);

  // A row that moves in the DOM loses focus: focus returns to its button, or to the opposite button when the row can't move further.
  useEffect(() => {
    if (!moved) return;
    const buttonOf = (step: Step) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-key="${moved.key}"] [data-step="${step}"]:not(:disabled)`);
    (buttonOf(moved.step) ?? buttonOf(opposite[moved.step]))?.focus();
  }, [moved]);

  function tell(next: readonly MenuRow[], key: string): void {
    const at = next.findIndex((row) => row.key === key);
    const row = next[at];
    if (row)
      setWords(
        (row.isBelow ? t.movedToPositionBelow : t.movedToPosition)({
          name: row.label || t.untitledLink,
          position: at + 1,
          count: next.length,
        }),
      );
  }

  function step(index: number, way: Step): void {
    const next = stepped(rows, index, way);
    const key = rows[index]?.key;
    if (!next || key === undefined) return;
    onChange(next);
    setMoved({ key, step: way });
    tell(next, key);
  }

  function drop(from: number, on: number): void {
    const next = dropped(rows, from, on);
    onChange(next);
    tell(next, rows[from]?.key ?? '');
  }

  function add(): void {
    count.current += 1;
    onChange([...rows, { key: `new-${count.current}`, label: '', url: '/shop/', icon: '', isInMobileToolbar: false, isBelow: false }]);
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {words}
      </p>
      {rows.length === 0 && <p className={styles.note}>{t.noLinksYet}</p>}
      <SortableList
        ids={rows.map(({ key }) => key)}
        nameOf={(id) => rows.find(({ key }) => key === id)?.label || t.untitledLink}
        onMove={drop}
      >
        <ol ref={list} className={styles.rows}>
          {rows.map((row, index) => (
            <MenuRowFields
              key={row.key}
              row={row}
              targets={targets}
              steps={allSteps.filter((way) => stepped(rows, index, way) !== null)}
              errorOf={(field) => errorOf(`${paths[index]}.${field}`) ?? (field === 'label' ? errorOf(`${paths[index]}`) : undefined)}
              onChange={(changes) => onChange(rows.map((other) => (other === row ? { ...row, ...changes } : other)))}
              onStep={(way) => step(index, way)}
              onRemove={() => onChange([...rows.slice(0, index), ...rows.slice(endOf(rows, index))])}
            />
          ))}
        </ol>
      </SortableList>
      <div>
        <Button kind="secondary" size="small" onClick={add}>
          {t.addALink}
        </Button>
      </div>
    </>
  );
}
