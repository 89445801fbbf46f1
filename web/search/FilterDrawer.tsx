import { useId, type ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import { DialogHead } from '../kit/overlay/DialogHead.tsx';
import { useNarrowOnly } from '../kit/useNarrowOnly.ts';
import styles from './FilterDrawer.module.css';
import { showProductsText } from './ListingFilters.tsx';
import * as t from './__generated__/messages.ts';

export interface FilterDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  totalCount: number;
  /** The form. */
  children: ReactNode;
}

/** The filters of a listing on narrow windows. Stays open while the list behind it changes with each tick (rows 129 and 130). */
export function FilterDrawer({ isOpen, onClose, totalCount, children }: FilterDrawerProps) {
  const id = useId();
  useNarrowOnly(isOpen, onClose);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id} kind="drawer-end" className={styles.drawer} closesOnNavigation={false}>
      <DialogHead id={id} title={t.filters} onClose={onClose} />
      <div className={styles.form}>{children}</div>
      <div className={styles.foot}>
        <Button isWide onClick={onClose}>
          {showProductsText(totalCount)}
        </Button>
      </div>
    </Dialog>
  );
}
