import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { NavigationState } from './usePageFocus.ts';

/** How long until an alert gets the focus (specification section 9, Notices and forms), in milliseconds. */
const alertFocusDelay = 500;

/** Whether somebody is entering something; they are not to be torn out of it. */
const isEntering = () => document.activeElement?.matches('input, select, textarea, dialog *') ?? false;

/** Gives the focus to the alert that a page comes with; one that shows up later announces itself. */
export function useAlertFocus(): void {
  const location = useLocation();
  useEffect(() => {
    const { state } = location as { state: NavigationState | null };
    if (state?.keepsFocus) return;
    const focused = document.activeElement;
    const timer = setTimeout(() => {
      const alert = document.querySelector<HTMLElement>('main [role=alert]');
      // Who has gone on meanwhile stays where they are.
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
