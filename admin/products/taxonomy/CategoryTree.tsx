import {
  DndContext,
  pointerWithin,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { CategoryTreeMutation } from '../../__generated__/CategoryTreeMutation.graphql.ts';
import { DragHandle } from '../../kit/drag/DragHandle.tsx';
import { pointerOptions, stillSavingMessage } from '../../kit/drag/dragRules.ts';
import { useReload } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import type { CategoryRow } from './CategoriesScreen.tsx';
import styles from './taxonomy.module.css';
import { dropped, stepped, type Direction, type Place, type Zone } from './treeRules.ts';
import * as t from '../__generated__/messages.ts';

const steps: readonly { direction: Direction; sign: string; labelOf: (values: { name: string }) => string }[] = [
  { direction: 'up', sign: '↑', labelOf: t.moveUp },
  { direction: 'down', sign: '↓', labelOf: t.moveDown },
  { direction: 'out', sign: '←', labelOf: t.moveToLevelAbove },
  { direction: 'in', sign: '→', labelOf: t.moveIntoPreviousCategory },
];

interface Over {
  id: string;
  zone: Zone;
}

// No drag announcements: the buttons are the keyboard alternative, and the result of a move is announced below the tree.
const silent = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined };

/** Detects the row under the pointer, and the zone of the row. */
const rowAndZone: CollisionDetection = (args) =>
  pointerWithin(args).map((collision) => {
    const { top = 0, height = 1 } = args.droppableRects.get(collision.id) ?? {};
    const share = ((args.pointerCoordinates?.y ?? top) - top) / height;
    const zone: Zone = share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';
    return { ...collision, data: { zone } };
  });

/** @returns where the dragged row is now, from the collisions found by `rowAndZone` */
function overOf({ collisions }: DragMoveEvent): Over | null {
  const [first] = collisions ?? [];
  return first ? { id: String(first.id), zone: first.data?.zone as Zone } : null;
}

/** The category tree. Rows are moved by dragging or with buttons. */
export function CategoryTree({ categories, onEdit }: { categories: readonly CategoryRow[]; onEdit: (id: string) => void }) {
  const reload = useReload();
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions));
  const [over, setOver] = useState<Over | null>(null);
  const [news, setNews] = useState('');
  const { run, isBusy } = useAdminMutation<CategoryTreeMutation, 'MoveCategoryPayload'>(
    graphql`
      mutation CategoryTreeMutation($input: MoveCategoryInput!) {
        result: moveCategory(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'MoveCategoryPayload',
  );

  function move(moved: CategoryRow, place: Place | null): void {
    if (!place) return;
    if (isBusy) return void showToast({ kind: 'danger', text: stillSavingMessage });
    const parent = categories.find(({ id }) => id === place.parentId);
    run({
      variables: { input: { id: moved.id, ...place } },
      onDone: () => {
        setNews(
          parent
            ? t.movedToPositionIn({ name: moved.name, position: place.position + 1, parent: parent.name })
            : t.movedToPositionAtTopLevel({ name: moved.name, position: place.position + 1 }),
        );
        void reload();
      },
      onFailed: () => void reload(),
    });
  }

  function drop(event: DragEndEvent): void {
    const found = overOf(event);
    setOver(null);
    const moved = categories.find(({ id }) => id === event.active.id);
    const target = categories.find(({ id }) => id === found?.id);
    if (moved && target && found) move(moved, dropped(categories, moved.id, target, found.zone));
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={rowAndZone}
        accessibility={{ announcements: silent }}
        onDragMove={(event) => {
          const now = overOf(event);
          if (over?.id !== now?.id || over?.zone !== now?.zone) setOver(now);
        }}
        onDragCancel={() => setOver(null)}
        onDragEnd={drop}
      >
        <ul role="list" className={styles.tree}>
          {categories.map((row) => (
            <TreeItem
              key={row.id}
              row={row}
              zone={over?.id === row.id ? over.zone : undefined}
              isPossible={(direction) => !isBusy && stepped(categories, row, direction) !== null}
              onStep={(direction) => move(row, stepped(categories, row, direction))}
              onEdit={() => onEdit(row.id)}
            />
          ))}
        </ul>
      </DndContext>
      {categories.length === 0 && <p>{t.noCategoriesYet}</p>}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}

interface TreeItemProps {
  row: CategoryRow;
  /** Zone of this row that another row is dragged over. */
  zone: Zone | undefined;
  isPossible: (direction: Direction) => boolean;
  onStep: (direction: Direction) => void;
  onEdit: () => void;
}

function TreeItem({ row, zone, isPossible, onStep, onEdit }: TreeItemProps) {
  const { listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id: row.id });
  const target = useDroppable({ id: row.id });
  return (
    <li
      ref={(node) => {
        setNodeRef(node);
        target.setNodeRef(node);
      }}
      className={styles.row}
      style={{ marginInlineStart: `${row.depth * 1.25}rem` }}
      data-zone={zone}
      data-dragged={isDragging || undefined}
    >
      {/* The step buttons are the keyboard alternative to the handle. */}
      <DragHandle name={row.name} ref={setActivatorNodeRef} tabIndex={-1} {...listeners} />
      {row.picture ? (
        <img src={`${row.picture.basePath}/160.webp`} alt="" width={32} height={32} loading="lazy" />
      ) : (
        <span className={styles.noPicture} />
      )}
      <button type="button" className={styles.name} onClick={onEdit}>
        {row.name}
      </button>
      <span className={styles.steps}>
        {steps.map(({ direction, sign, labelOf }) => (
          <Button
            key={direction}
            kind="quiet"
            size="small"
            aria-label={labelOf({ name: row.name })}
            aria-disabled={!isPossible(direction)}
            onClick={() => onStep(direction)}
          >
            <span aria-hidden="true">{sign}</span>
          </Button>
        ))}
      </span>
    </li>
  );
}
