import type { ComponentProps } from 'react';
import styles from './DragHandle.module.css';
import * as t from '../__generated__/messages.ts';

/**
 * The handle that an item is dragged by.
 * @param name of the item
 */
export function DragHandle({ name, ...handle }: { name: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.handle} title={t.dragToMove} aria-label={t.dragName({ name })} {...handle}>
      <span aria-hidden="true">{'⠿'}</span>
    </button>
  );
}
