import { useId } from 'react';
import { DialogHead } from '../../kit/overlay/DialogHead.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import type { SearchedGroup } from './compareSearch.ts';
import styles from './CompareSearch.module.css';
import { CompareSearchArea } from './CompareSearchArea.tsx';
import * as t from '../__generated__/messages.ts';

export interface CompareSearchProps {
  /** Null to search in all groups. */
  group: SearchedGroup | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The search for products to compare, in a dialog (rows 80 to 82). */
export function CompareSearch({ group, isOpen, onClose }: CompareSearchProps) {
  const title = useId();
  return (
    <Dialog kind="fullscreen" isOpen={isOpen} onClose={onClose} labelledBy={title} className={styles.overlay}>
      <DialogHead id={title} title={group ? t.findToCompare({ group: group.name }) : t.findProductsToCompare} onClose={onClose} />
      <CompareSearchArea group={group?.slug ?? ''} />
    </Dialog>
  );
}
