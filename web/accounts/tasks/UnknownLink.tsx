import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { IconName } from '../../kit/Icon.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import * as t from '../__generated__/messages.ts';

interface UnknownLinkProps {
  title?: string;
  icon?: IconName;
  children: ReactNode;
  action: ReactNode;
}

/** Explains that an email's link is invalid, and what to do instead. */
export function UnknownLink({ title = t.thisLinkDoesntWork, icon = 'lock', children, action }: UnknownLinkProps) {
  useEffect(() => {
    // This page may have replaced the form that had the focus.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <AccountFrame title={title} icon={icon} intro={children}>
      {action}
    </AccountFrame>
  );
}
