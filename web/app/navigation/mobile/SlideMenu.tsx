import { useId } from 'react';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import { DialogHead } from '../../../kit/overlay/DialogHead.tsx';
import type { PlainMenuProps } from './PlainMenu.tsx';
import { MenuLevels } from './MenuLevels.tsx';
import styles from './SlideMenu.module.css';
import { useNarrowOnly } from '../../../kit/useNarrowOnly.ts';
import * as t from '../../__generated__/messages.ts';

export interface SlideMenuProps extends PlainMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of narrow windows as a drawer: one level at a time, the next one slides in (row 129). */
export function SlideMenu({ isOpen, onClose, ...menu }: SlideMenuProps) {
  const id = useId();
  useNarrowOnly(isOpen, onClose);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id} kind="drawer-start" className={styles.drawer}>
      <DialogHead id={id} title={t.menu} onClose={onClose} />
      <MenuLevels {...menu} />
    </Dialog>
  );
}
