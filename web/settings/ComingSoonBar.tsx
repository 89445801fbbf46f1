import { Button } from '../kit/Button.tsx';
import { passFocusOn } from '../kit/passFocusOn.ts';
import { progressTexts } from '../kit/progressTexts.ts';
import styles from './ComingSoonBar.module.css';
import { useDismissComingSoon } from './useDismissComingSoon.ts';

export interface ComingSoonBarProps {
  /** Called when dismissing has succeeded or failed: the bar is hidden either way. */
  onOver: () => void;
}

/** At the bottom of the window; shifts no layout. */
export function ComingSoonBar({ onOver }: ComingSoonBarProps) {
  const [dismiss, isDismissing] = useDismissComingSoon(onOver);
  return (
    <aside ref={passFocusOn} className={styles.bar} aria-label="Coming soon">
      <p>
        <strong>Coming soon.</strong> Your shop isn’t open yet. Only administrators see this reminder.
      </p>
      <Button kind="secondary" size="small" aria-disabled={isDismissing} onClick={() => isDismissing || dismiss()}>
        {isDismissing ? progressTexts.closing : 'Dismiss'}
      </Button>
    </aside>
  );
}
