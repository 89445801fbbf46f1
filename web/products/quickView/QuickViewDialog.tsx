import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { QuickViewBody } from './QuickViewBody.tsx';
import styles from './QuickViewDialog.module.css';
import * as t from '../__generated__/messages.ts';

export interface QuickViewDialogProps {
  slug: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The popup of one product. */
export function QuickViewDialog({ slug, name, isOpen, onClose }: QuickViewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={t.quickViewTitle({ name })} className={styles.dialog} maxWidth={944}>
      <div className={styles.bar}>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t.close}>
          <Icon name="close" />
        </button>
      </div>
      <QuickViewBody slug={slug} />
    </Dialog>
  );
}
