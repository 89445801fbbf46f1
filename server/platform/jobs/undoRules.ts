/** How long bulk work is listed, and can be undone. */
const retentionDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/** Returns the time before which started work is deleted. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - retentionDays * dayMs);
}

/** Returns until when work can be undone. */
export function undoableUntil({ requestedAt }: { requestedAt: Date }): Date {
  return new Date(requestedAt.getTime() + retentionDays * dayMs);
}

/** Returns whether step-by-step work has ended in a state that can be undone. If undoing itself broke off, it can be resumed instead. */
export function isUndoable(work: { status: string; requestedAt: Date; changed: number; isUndoing: boolean }, now: Date): boolean {
  const isOver = ['DONE', 'STOPPED', 'FAILED'].includes(work.status);
  return isOver && !work.isUndoing && work.changed > 0 && now < undoableUntil(work);
}
