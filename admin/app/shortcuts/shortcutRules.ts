import type { AdminScreen } from '../../kit/screen.ts';

/** What a key asks for. */
export type Ask =
  | { kind: 'help' }
  | { kind: 'search' }
  | { kind: 'new' }
  /** The next key names a screen. */
  | { kind: 'go' }
  | { kind: 'open'; path: string };

/** The parts of a key press that count. */
export interface Press {
  key: string;
  /** Ctrl, Alt or the Command key are held: it is the browser's, or somebody else's. */
  isModified: boolean;
  /** The focus is where text is typed, or something is chosen by its first letter. */
  isTyping: boolean;
  /** A dialog is in front. */
  isCovered: boolean;
}

/**
 * What a key asks for, while shortcuts are on.
 * @param isGoing whether G was pressed just before
 * @param screens those that may be opened
 * @returns null for nothing
 */
export function askOf({ key, isModified, isTyping, isCovered }: Press, isGoing: boolean, screens: readonly AdminScreen[]): Ask | null {
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
