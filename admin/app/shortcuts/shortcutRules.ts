import type { AdminScreen } from '../../kit/screen.ts';

/** The command of a key. */
export type Ask =
  | { kind: 'help' }
  | { kind: 'search' }
  | { kind: 'new' }
  /** The next key names a screen. */
  | { kind: 'go' }
  | { kind: 'open'; path: string };

/** The relevant properties of a key press. */
export interface Press {
  key: string;
  /** Ctrl, Alt or Command is pressed: the combination belongs to the browser or another program. */
  isModified: boolean;
  /** The focus is in a text field, or in a control that selects by first letter. */
  isTyping: boolean;
  /** A dialog is open. */
  isCovered: boolean;
}

/**
 * The command of a key, while shortcuts are on.
 * @param isGoing whether G was pressed just before
 * @param screens those that the person may open
 * @returns null for no command
 */
export function shortcutFor(
  { key, isModified, isTyping, isCovered }: Press,
  isGoing: boolean,
  screens: readonly AdminScreen[],
): Ask | null {
  if (isModified || isTyping || isCovered) return null;
  const pressed = key.toLowerCase();
  if (isGoing) {
    const screen = screens.find(({ goKey }) => goKey === pressed);
    return screen ? { kind: 'open', path: `/${screen.path}` } : null;
  }
  const kinds = { '?': 'help', '/': 'search', n: 'new', g: 'go' } as const;
  const kind = Object.entries(kinds).find(([name]) => name === pressed)?.[1];
  return kind ? { kind } : null;
}
