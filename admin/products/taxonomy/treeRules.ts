// Where categories are moved to. Pure: from the rows of the tree, each followed by those below it.

export interface TreeRow {
  readonly databaseId: number;
  readonly parentId: number | null | undefined;
  readonly name: string;
  readonly depth: number;
}

/** A place in the tree. */
export interface Place {
  parentId: number | null;
  position: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

const parentOf = ({ parentId }: TreeRow) => parentId ?? null;
const childrenOf = (rows: readonly TreeRow[], parentId: number | null) => rows.filter((row) => parentOf(row) === parentId);

/** Where a step leads; null when there is no such step. */
export function stepped(rows: readonly TreeRow[], moved: TreeRow, direction: Direction): Place | null {
  const parentId = parentOf(moved);
  const siblings = childrenOf(rows, parentId);
  const at = siblings.findIndex(({ databaseId }) => databaseId === moved.databaseId);
  if (direction === 'up') return at > 0 ? { parentId, position: at - 1 } : null;
  if (direction === 'down') return at < siblings.length - 1 ? { parentId, position: at + 1 } : null;
  if (direction === 'in') {
    const before = siblings[at - 1];
    return before ? { parentId: before.databaseId, position: childrenOf(rows, before.databaseId).length } : null;
  }
  const parent = rows.find(({ databaseId }) => databaseId === parentId);
  if (!parent) return null;
  const uncles = childrenOf(rows, parentOf(parent));
  return { parentId: parentOf(parent), position: uncles.findIndex(({ databaseId }) => databaseId === parent.databaseId) + 1 };
}

export type Zone = 'before' | 'inside' | 'after';

/** Where a row that is dropped on another goes. @returns null when it would be below itself, or stays */
export function dropped(rows: readonly TreeRow[], movedId: number, target: TreeRow, zone: Zone): Place | null {
  for (let row: TreeRow | undefined = target; row; row = rows.find(({ databaseId }) => databaseId === row?.parentId))
    if (row.databaseId === movedId) return null;
  if (zone === 'inside') return { parentId: target.databaseId, position: childrenOf(rows, target.databaseId).length };
  const parentId = parentOf(target);
  const others = childrenOf(rows, parentId).filter(({ databaseId }) => databaseId !== movedId);
  const at = others.findIndex(({ databaseId }) => databaseId === target.databaseId);
  return { parentId, position: zone === 'before' ? at : at + 1 };
}
