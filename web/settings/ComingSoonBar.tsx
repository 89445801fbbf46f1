import { Button } from '../kit/Button.tsx';
import { passFocusOn } from '../kit/passFocusOn.ts';
import { progressTexts } from '../kit/progressTexts.ts';
import styles from './ComingSoonBar.module.css';
import { useDismissComingSoon } from './useDismissComingSoon.ts';
import * as t from './__generated__/messages.ts';

export interface ComingSoonBarProps {
  /** Called when dismissing has succeeded or failed: the bar is hidden either way. */
  onOver: () => void;
}

/** At the bottom of the window; shifts no layout. */
export function ComingSoonBar({ onOver }: ComingSoonBarProps) {
  const [dismiss, isDismissing] = useDismissComingSoon(onOver);
  return (
    <aside ref={passFocusOn} className={styles.bar} aria-label={t.comingSoon}>
      <p>{t.shopIsntOpen({ strong: (text) => <strong>{text}</strong> })}</p>
      <Button kind="secondary" size="small" aria-disabled={isDismissing} onClick={() => isDismissing || dismiss()}>
        {isDismissing ? progressTexts.closing : t.dismiss}
      </Button>
    </aside>
  );
}
