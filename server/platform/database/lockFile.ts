import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

interface LockOwner {
  pid: number;
  host: string;
}

/** Thrown when another live process holds the embedded database, or may hold it. */
export class DatabaseInUseError extends Error {
  constructor(file: string, { pid, host }: LockOwner) {
    const isHere = host === hostname();
    super(
      `The embedded database is in use by process ${pid}${isHere ? '' : ` on ${host}`} (lock file ${file}). Stop that process first, or set ` +
        `DATABASE_URL to a PostgreSQL server, which several processes can share.${isHere ? '' : ' If that machine no longer exists, delete the lock file.'}`,
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

function lockOwnerOf(file: string): LockOwner | null {
  try {
    const [pid = '', host = ''] = readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), host: host || hostname() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Locks an embedded database, which two processes would silently overwrite. A lock left by a dead process is taken over.
 * @returns a function that releases the lock
 * @throws DatabaseInUseError when a live process holds the lock
 */
export function acquireLock(dataDir: string): () => void {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  const file = `${dataDir}.lock`;
  // Written completely and then linked into place, so that no process reads half a lock.
  const own = `${file}.${process.pid}.${Date.now()}`;
  writeFileSync(own, `${process.pid} ${hostname()}`);
  try {
    for (;;) {
      try {
        linkSync(own, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = lockOwnerOf(file);
      if (holder === null) continue;
      const isOwn = holder.host === hostname() && holder.pid === process.pid;
      if (!isOwn && (holder.host !== hostname() || isAlive(holder.pid))) throw new DatabaseInUseError(file, holder);
      // Moved aside before it is deleted: of two processes that find a stale lock, one moves it and the other finds it gone.
      const dead = `${own}.dead`;
      try {
        renameSync(file, dead);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        continue;
      }
      const moved = lockOwnerOf(dead);
      // The moved file was another process's new lock, so it is restored.
      if (moved && (moved.pid !== holder.pid || moved.host !== holder.host)) linkSync(dead, file);
      rmSync(dead, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}
