/** So long work is shown, and can be taken back. */
const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/** What work was begun before is forgotten. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptDays * dayMs);
}

/** Until when work can be taken back. */
export function undoableUntil({ requestedAt }: { requestedAt: Date }): Date {
  return new Date(requestedAt.getTime() + keptDays * dayMs);
}

/** Whether step-by-step work is over in a way that it can be taken back from. What broke off while it was taken back can go on instead. */
export function isUndoable(work: { status: string; requestedAt: Date; changed: number; isUndoing: boolean }, now: Date): boolean {
  const isOver = ['DONE', 'STOPPED', 'FAILED'].includes(work.status);
  return isOver && !work.isUndoing && work.changed > 0 && now < undoableUntil(work);
}
