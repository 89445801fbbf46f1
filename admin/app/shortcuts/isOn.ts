const place = 'souk-admin-shortcuts';

/** Whether keys without Ctrl do something: who speaks to the computer, or presses keys by mistake, turns them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(place) !== 'off';
  } catch {
    // A browser that keeps nothing.
    return true;
  }
}

/** Kept in this browser. */
export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(place);
    else localStorage.setItem(place, 'off');
  } catch {
    // A browser that keeps nothing: they stay on.
  }
}
