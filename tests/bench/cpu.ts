import { readFileSync } from 'node:fs';
import type pg from 'pg';

// CPU time of other processes, as reported by Linux. Unlike requests per second, CPU time hardly varies on a busy machine.

const ticksPerSecond = 100;

/** Returns the CPU time used by a process in milliseconds; null where it isn't available. */
export function cpuMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Returns the resident memory of a process in megabytes. */
export function residentMb(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1_024);
  } catch {
    return null;
  }
}

/** Measures a server together with the PostgreSQL backends that serve it. */
export class CpuMeter {
  readonly #server: number;
  readonly #admin: pg.Client | null;
  #before = new Map<number, number>();

  /** @param admin a connection to the server's own database, if it is PostgreSQL */
  constructor(server: number, admin: pg.Client | null) {
    this.#server = server;
    this.#admin = admin;
  }

  async #read(): Promise<Map<number, number>> {
    const rows = await this.#admin?.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const pids = [this.#server, ...(rows?.rows ?? []).map(({ pid }) => pid)];
    return new Map(pids.flatMap((pid): [number, number][] => [[pid, cpuMs(pid) ?? 0]]));
  }

  async start(): Promise<void> {
    this.#before = await this.#read();
  }

  /** Returns the CPU milliseconds since the start. */
  async stop(): Promise<{ server: number; database: number }> {
    let server = 0;
    let database = 0;
    for (const [pid, used] of await this.#read()) {
      const spent = used - (this.#before.get(pid) ?? 0);
      if (pid === this.#server) server += spent;
      else database += spent;
    }
    return { server, database };
  }
}
