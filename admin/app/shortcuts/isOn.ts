const place = 'souk-admin-shortcuts';

/** Whether keys without Ctrl are shortcuts: people who use speech input, or press keys by mistake, turn them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(place) !== 'off';
  } catch {
    // The browser blocks storage.
    return true;
  }
}

/** Stored in this browser. */
export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(place);
    else localStorage.setItem(place, 'off');
  } catch {
    // The browser blocks storage: shortcuts stay on.
  }
}
