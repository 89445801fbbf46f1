import type { Announcements } from '@dnd-kit/core';
import * as t from '../__generated__/messages.ts';

/** A press becomes a drag after a few pixels. */
export const pointerOptions = { activationConstraint: { distance: 4 } };

/** Shown for a drop while the one before is being saved: its order is not known yet. */
export const stillSavingMessage = t.stillSaving;

/** Announcements of screen readers while an item is dragged. The screen announces the result of a drop. */
export function announcementsFor(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  return {
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over
        ? t.isOverPosition({ name: nameOf(String(active.id)), position: ids.indexOf(String(over.id)) + 1, count: ids.length })
        : undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t.wasNotMoved({ name: nameOf(String(active.id)) }),
  };
}
