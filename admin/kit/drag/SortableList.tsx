import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { announcementsFor, pointerOptions } from './dragRules.ts';

export interface SortableListProps {
  /** Ids of the items, in their order. */
  ids: readonly string[];
  /** The name of an item for screen readers. */
  nameOf: (id: string) => string;
  /** Called when an item is dropped on another one: both are positions from 0. The handler announces the result. */
  onMove: (from: number, on: number) => void;
  children: ReactNode;
}

/** Container of items that can be reordered with their handles: by mouse, touch, and keyboard. */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(ids, nameOf) }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Props of a sortable item and its DragHandle. */
export function useSortableItem(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return {
    item: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragged': isDragging || undefined,
    },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
