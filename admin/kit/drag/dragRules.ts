import type { Announcements } from '@dnd-kit/core';

/** A press becomes a drag after a few pixels. */
export const pointerOptions = { activationConstraint: { distance: 4 } };

/** Shown for a drop while the one before is being saved: its order is not known yet. */
export const stillSavingMessage = 'Not moved: the last change is still being saved. Try again.';

/** Announcements of screen readers while an item is dragged. The screen announces the result of a drop. */
export function announcementsFor(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  return {
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(String(active.id))} is over position ${ids.indexOf(String(over.id)) + 1} of ${ids.length}.` : undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${nameOf(String(active.id))} was not moved.`,
  };
}
