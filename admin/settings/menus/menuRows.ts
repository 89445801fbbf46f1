import { globalId } from '../../../shared/globalId.ts';

// A menu as a flat list of rows: each is either at the top level or below the nearest top-level row before it. Pure functions; the screen
// renders the result.

/** A menu link in the form. */
export interface MenuRow {
  /** Key unique within the form: the id of a saved link, or "new-1". */
  readonly key: string;
  readonly label: string;
  readonly url: string;
  /** Empty for none. */
  readonly icon: string;
  readonly isInMobileToolbar: boolean;
  readonly isBelow: boolean;
}

const linkOf = ({ key, label, url, icon, isInMobileToolbar }: MenuRow) => ({
  id: /^\d+$/.test(key) ? globalId('MenuItem', Number(key)) : null,
  label,
  url,
  icon: icon || null,
  isInMobileToolbar,
});
type Link = ReturnType<typeof linkOf>;

/** Converts the rows to the mutation input, and returns each row's path in the input, which errors refer to. */
export function treeOf(rows: readonly MenuRow[]): { items: (Link & { children: Link[] })[]; paths: string[] } {
  const items: (Link & { children: Link[] })[] = [];
  const paths = rows.map((row) => {
    const parent = items.at(-1);
    if (row.isBelow && parent) return `items.${items.length - 1}.children.${parent.children.push(linkOf(row)) - 1}`;
    return `items.${items.push({ ...linkOf(row), children: [] }) - 1}`;
  });
  return { items, paths };
}

/** Returns the end index of the row's block: a top-level link includes the links below it. */
export function endOf(rows: readonly MenuRow[], index: number): number {
  if (rows[index]?.isBelow !== false) return index + 1;
  const next = rows.findIndex((row, at) => at > index && !row.isBelow);
  return next === -1 ? rows.length : next;
}

const startOf = (rows: readonly MenuRow[], index: number) => rows.findLastIndex((row, at) => at <= index && !row.isBelow);

/** Moves the block at `index` before the row at `to`. */
function relocate(rows: readonly MenuRow[], index: number, to: number): readonly MenuRow[] {
  const block = rows.slice(index, endOf(rows, index));
  const rest = [...rows.slice(0, index), ...rows.slice(index + block.length)];
  const place = to > index ? to - block.length : to;
  return [...rest.slice(0, place), ...block, ...rest.slice(place)];
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Returns the rows after moving one of them a step; null if the step isn't possible. */
export function stepped(rows: readonly MenuRow[], index: number, step: Step): readonly MenuRow[] | null {
  const row = rows[index];
  if (!row) return null;
  const end = endOf(rows, index);
  switch (step) {
    case 'up':
      if (row.isBelow) return index > 1 ? relocate(rows, index, index - 1) : null;
      return index > 0 ? relocate(rows, index, startOf(rows, index - 1)) : null;
    case 'down':
      if (row.isBelow) return end < rows.length ? relocate(rows, index, end + 1) : null;
      return end < rows.length ? relocate(rows, index, endOf(rows, end)) : null;
    case 'in':
      return row.isBelow || index === 0 ? null : rows.map((other) => (other === row ? { ...row, isBelow: true } : other));
    case 'out': {
      if (!row.isBelow) return null;
      // The row moves after its former siblings, which stay in place.
      const to = endOf(rows, startOf(rows, index));
      return relocate(rows, index, to).map((other) => (other === row ? { ...row, isBelow: false } : other));
    }
  }
}

/** Returns the rows after one of them is dropped on another. */
export function dropped(rows: readonly MenuRow[], from: number, on: number): readonly MenuRow[] {
  const row = rows[from];
  if (!row || from === on || (!row.isBelow && on < endOf(rows, from) && on > from)) return rows;
  if (!row.isBelow) {
    const target = startOf(rows, on);
    return relocate(rows, from, on > from ? endOf(rows, target) : target);
  }
  // A nested link stays nested: dropped on a top-level link, it becomes that link's first child.
  return relocate(rows, from, on > from || rows[on]?.isBelow === false ? on + 1 : on);
}
