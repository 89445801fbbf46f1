import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { AccountFrame } from './AccountFrame.tsx';

/** Says that a mail's link is of no use, and what to do instead. */
export function UnknownLink({ children, action }: { children: ReactNode; action: ReactNode }) {
  useEffect(() => {
    // It may have taken the place of the form that had the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <AccountFrame title="This link cannot be used" icon="lock" intro={children}>
      {action}
    </AccountFrame>
  );
}
