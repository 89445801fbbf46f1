// Rules for moving categories. Pure functions of the tree's rows, in which each row is followed by its descendants.

export interface TreeRow {
  readonly id: string;
  readonly parentId: string | null | undefined;
  readonly name: string;
  readonly depth: number;
}

/** A position in the tree. */
export interface Place {
  parentId: string | null;
  position: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

const parentOf = ({ parentId }: TreeRow) => parentId ?? null;
const childrenOf = (rows: readonly TreeRow[], parentId: string | null) => rows.filter((row) => parentOf(row) === parentId);

/** Returns the position one step away; null if no such step is possible. */
export function stepped(rows: readonly TreeRow[], moved: TreeRow, direction: Direction): Place | null {
  const parentId = parentOf(moved);
  const siblings = childrenOf(rows, parentId);
  const at = siblings.findIndex(({ id }) => id === moved.id);
  if (direction === 'up') return at > 0 ? { parentId, position: at - 1 } : null;
  if (direction === 'down') return at < siblings.length - 1 ? { parentId, position: at + 1 } : null;
  if (direction === 'in') {
    const before = siblings[at - 1];
    return before ? { parentId: before.id, position: childrenOf(rows, before.id).length } : null;
  }
  const parent = rows.find(({ id }) => id === parentId);
  if (!parent) return null;
  const uncles = childrenOf(rows, parentOf(parent));
  return { parentId: parentOf(parent), position: uncles.findIndex(({ id }) => id === parent.id) + 1 };
}

export type Zone = 'before' | 'inside' | 'after';

/**
 * Returns the position of a row dropped on another row.
 * @returns null if the row would end up below itself or wouldn't move
 */
export function dropped(rows: readonly TreeRow[], movedId: string, target: TreeRow, zone: Zone): Place | null {
  for (let row: TreeRow | undefined = target; row; row = rows.find(({ id }) => id === row?.parentId)) if (row.id === movedId) return null;
  if (zone === 'inside') return { parentId: target.id, position: childrenOf(rows, target.id).length };
  const parentId = parentOf(target);
  const others = childrenOf(rows, parentId).filter(({ id }) => id !== movedId);
  const at = others.findIndex(({ id }) => id === target.id);
  return { parentId, position: zone === 'before' ? at : at + 1 };
}
