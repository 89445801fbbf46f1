import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { AdminScreen } from '../../kit/screen.ts';
import { openPalette } from '../palette/openPalette.ts';
import { areShortcutsOn } from './isOn.ts';
import { shortcutFor, type Ask } from './shortcutRules.ts';

/** How long after G the key of a screen may follow, in milliseconds. */
const goPauseMs = 1_500;

const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="combobox"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/** Focuses the list's search field; on screens without a list, opens the palette. */
function goToSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main search input[type="search"]');
  if (!field) return openPalette();
  field.focus();
  field.select();
}

/**
 * Submits the form that has the focus, or the only one on the screen.
 * @returns whether there was one
 */
function submitForm(): boolean {
  const place = document.querySelector('dialog[open]') ?? document.querySelector('main');
  // A dialog may be opened from within a list's search form: only forms within the container itself count.
  const forms = [...(place?.querySelectorAll('form') ?? [])].filter((form) => !place?.contains(form.closest('search')));
  const form = forms.find((found) => found.contains(document.activeElement)) ?? (forms.length === 1 ? forms[0] : undefined);
  form?.requestSubmit();
  return form !== undefined;
}

let showHelp: (() => void) | null = null;

/** Shows the list of shortcuts, from anywhere. */
export function openShortcuts(): void {
  showHelp?.();
}

/**
 * Handles the administration's shortcuts.
 * @param onHelp shows the list of them
 */
export function useShortcuts(screens: readonly AdminScreen[], onHelp: () => void): void {
  const navigate = useNavigate();
  const wentAt = useRef(-Infinity);

  const follow = useEffectEvent((ask: Ask) => {
    if (ask.kind === 'go') wentAt.current = performance.now();
    if (ask.kind === 'help') onHelp();
    if (ask.kind === 'search') goToSearch();
    if (ask.kind === 'open') void navigate(ask.path);
    if (ask.kind === 'new') document.querySelector<HTMLElement>('main [data-shortcut="new"], main a[href$="/new"]')?.click();
  });

  const callback = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's' && !event.altKey && !event.shiftKey) {
      if (submitForm()) event.preventDefault();
      return;
    }
    if (event.defaultPrevented || event.repeat || !areShortcutsOn()) return;
    const isGoing = performance.now() - wentAt.current < goPauseMs;
    wentAt.current = -Infinity;
    const press = {
      key: event.key,
      isModified: event.ctrlKey || event.metaKey || event.altKey,
      isTyping: isTyping(event.target),
      isCovered: document.querySelector('dialog[open]') !== null,
    };
    const ask = shortcutFor(press, isGoing, screens);
    if (!ask) return;
    event.preventDefault();
    follow(ask);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => callback(event);
    showHelp = () => follow({ kind: 'help' });
    document.addEventListener('keydown', listener);
    return () => {
      showHelp = null;
      document.removeEventListener('keydown', listener);
    };
  }, []);
}
