import { useState, type DragEvent } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import type { CategoryTreeMutation } from '../../__generated__/CategoryTreeMutation.graphql.ts';
import { useReload } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import type { CategoryRow } from './CategoriesScreen.tsx';
import styles from './taxonomy.module.css';
import { dropped, stepped, type Direction, type Place, type Zone } from './treeRules.ts';

const steps: readonly { direction: Direction; sign: string; words: string }[] = [
  { direction: 'up', sign: '↑', words: 'up' },
  { direction: 'down', sign: '↓', words: 'down' },
  { direction: 'out', sign: '←', words: 'out of the one above' },
  { direction: 'in', sign: '→', words: 'into the one before' },
];

function zoneOf(event: DragEvent<HTMLElement>): Zone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';
}

/** The tree, whose rows are moved by dragging or by buttons. */
export function CategoryTree({ categories, onEdit }: { categories: readonly CategoryRow[]; onEdit: (id: number) => void }) {
  const reload = useReload();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<{ id: number; zone: Zone } | null>(null);
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
    const parent = categories.find(({ databaseId }) => databaseId === place.parentId);
    run({
      variables: { input: { databaseId: moved.databaseId, ...place } },
      onDone: () => {
        setNews(`${moved.name} is number ${place.position + 1} ${parent ? `below ${parent.name}` : 'at the top'} now.`);
        void reload();
      },
      onFailed: () => void reload(),
    });
  }

  function drop(target: CategoryRow, zone: Zone): void {
    const moved = categories.find(({ databaseId }) => databaseId === dragged);
    if (moved) move(moved, dropped(categories, moved.databaseId, target, zone));
    setDragged(null);
    setOver(null);
  }

  return (
    <>
      <ul role="list" className={styles.tree}>
        {categories.map((row) => (
          // Everything that dragging does the buttons do too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
          <li
            key={row.databaseId}
            draggable
            className={styles.row}
            style={{ marginInlineStart: `${row.depth * 1.25}rem` }}
            data-zone={over?.id === row.databaseId ? over.zone : undefined}
            data-dragged={dragged === row.databaseId || undefined}
            onDragStart={() => setDragged(row.databaseId)}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              const zone = zoneOf(event);
              if (over?.id !== row.databaseId || over.zone !== zone) setOver({ id: row.databaseId, zone });
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(row, zoneOf(event));
            }}
          >
            {row.picture ? (
              <img src={`${row.picture.basePath}/160.webp`} alt="" width={32} height={32} loading="lazy" />
            ) : (
              <span className={styles.noPicture} />
            )}
            <button type="button" className={styles.name} onClick={() => onEdit(row.databaseId)}>
              {row.name}
            </button>
            <span className={styles.steps}>
              {steps.map(({ direction, sign, words }) => (
                <Button
                  key={direction}
                  kind="quiet"
                  size="small"
                  aria-label={`Move ${row.name} ${words}`}
                  aria-disabled={isBusy || stepped(categories, row, direction) === null}
                  onClick={() => move(row, stepped(categories, row, direction))}
                >
                  <span aria-hidden="true">{sign}</span>
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {categories.length === 0 && <p>There are no categories yet.</p>}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}
