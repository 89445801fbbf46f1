import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { NavigationState } from './usePageFocus.ts';

/** Delay before an alert receives the focus (specification section 9, Notices and forms), in milliseconds. */
const alertFocusDelay = 500;

/** Whether the visitor is entering something; an alert must not take the focus then. */
const isEntering = () => document.activeElement?.matches('input, select, textarea, dialog *') ?? false;

/** Moves the focus to the alert that a page comes with; an alert that appears later is announced by screen readers. */
export function useAlertFocus(): void {
  const location = useLocation();
  useEffect(() => {
    const { state } = location as { state: NavigationState | null };
    if (state?.keepsFocus) return;
    const focused = document.activeElement;
    const timer = setTimeout(() => {
      const alert = document.querySelector<HTMLElement>('main [role=alert]');
      // If the visitor has moved the focus meanwhile, it stays there.
      const hasGoneOn = document.activeElement !== focused && document.activeElement !== document.body;
      if (!alert?.checkVisibility() || hasGoneOn || isEntering()) return;
      import('../scroll/notices.ts').then(
        ({ focusNotice }) => focusNotice(alert),
        () => alert.focus(),
      );
    }, alertFocusDelay);
    return () => clearTimeout(timer);
  }, [location]);
}
