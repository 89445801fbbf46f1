import type { ComponentProps } from 'react';
import styles from './DragHandle.module.css';

/**
 * The handle that an item is dragged by.
 * @param name of the item
 */
export function DragHandle({ name, ...handle }: { name: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.handle} title="Drag to move" aria-label={`Drag ${name}`} {...handle}>
      <span aria-hidden="true">⠿</span>
    </button>
  );
}
