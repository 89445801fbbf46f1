import type { Announcements } from '@dnd-kit/core';

/** A press becomes a drag after a few pixels. */
export const pointerOptions = { activationConstraint: { distance: 4 } };

/** What screen readers hear while an item is moved, from its picking up on; what came of it is told by the screen. */
export function announcementsFor(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  return {
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(String(active.id))} is held at number ${ids.indexOf(String(over.id)) + 1} of ${ids.length}.` : undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${nameOf(String(active.id))} stays where it was.`,
  };
}
