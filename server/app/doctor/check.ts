/** The result of a check. */
export interface Check {
  /** What was checked, such as Disk. */
  name: string;
  /** A warning may be intended; with a problem, the shop doesn't work or may lose data. */
  state: 'ok' | 'warning' | 'problem';
  /** What was found, and for warnings and problems what to do. */
  message: string;
}

/** Creates results of one check. */
export const named = (name: string) => {
  const make =
    (state: Check['state']) =>
    (message: string): Check => ({ name, state, message });
  return { ok: make('ok'), warning: make('warning'), problem: make('problem') };
};

/** Returns the message of an error, or its code: errors of connections may have no message. */
export function reasonOf(error: unknown): string {
  const { message, code }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  return message || code || 'unknown error';
}
