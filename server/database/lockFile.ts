import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Thrown when another living process holds the embedded database. */
export class DatabaseInUseError extends Error {
  constructor(file: string, pid: number) {
    super(
      `The embedded database is in use by process ${pid} (lock file ${file}). Stop that process first, or set DATABASE_URL to a ` +
        'PostgreSQL server: several processes can share that.',
    );
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the lock of an embedded database, which two processes would silently overwrite. A lock left by a process that
 * died is taken over.
 * @returns a function that gives the lock back
 * @throws DatabaseInUseError when a living process holds it
 */
export function takeLock(dataDir: string): () => void {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  const file = `${dataDir}.lock`;
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error;
      const pid = Number(readFileSync(file, 'utf8')) || 0;
      if (pid !== process.pid && pid > 0 && isAlive(pid)) throw new DatabaseInUseError(file, pid);
      rmSync(file, { force: true });
    }
  }
  return () => rmSync(file, { force: true });
}
