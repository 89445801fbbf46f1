// Calculates the server's time, regardless of the visitor's clock. Pure: pageClock.ts applies it to a page.

/** The two clocks of a browser. */
export interface OwnClocks {
  /** The visitor's clock, in milliseconds since 1970. It may be wrong, and may be adjusted at any time. */
  wall(): number;
  /** Milliseconds since the page was opened. This clock is never adjusted, but may stop while the device sleeps. */
  steady(): number;
}

/** Difference between the server's time and the visitor's clock, for the next pages of the tab. */
export interface StoredOffset {
  offsetMs: number;
  /** Time of the visitor's clock when the difference was stored. */
  at: number;
}

/** How long a stored difference is valid. */
const cacheMs = 60 * 60 * 1_000;

/** Deviation between the visitor's two clocks from which the device must have slept, or its clock must have been adjusted. */
const disagreementMs = 2_000;

interface Known {
  server: number;
  steady: number;
  wall: number;
}

/** Provides the server's time once it is known. */
export interface ServerClock {
  /** Returns the server's time in milliseconds since 1970; null while unknown. */
  now(): number | null;
  /**
   * Updates the clock from a response.
   * @param server milliseconds since 1970
   * @param askedAt steady time of the request; the server's time is assumed to be half way between request and response
   */
  update(server: number, askedAt?: number): void;
  /**
   * Updates the clock from a time that the server sent earlier, such as in an event that may have waited for a sleeping page.
   * @param server milliseconds since 1970; the current time is at least this
   */
  sync(server: number): void;
  /** Called when the server can't be reached: falls back to the visitor's own clock, or to the time elapsed by it. */
  assume(): void;
  /** Returns whether the server's time should be requested again, because the visitor's clocks disagree about the elapsed time. */
  needsSync(): boolean;
  /** Returns the difference for the tab's next pages; null while unknown. */
  offset(): StoredOffset | null;
}

/** @param kept stored by an earlier page; ignored if it is old, or in the future */
export function createServerClock({ wall, steady }: OwnClocks, kept: StoredOffset | null = null): ServerClock {
  let known: Known | null = null;
  let isLearned = false;

  const take = (server: number) => {
    known = { server, steady: steady(), wall: wall() };
  };
  if (kept && wall() >= kept.at && wall() - kept.at < cacheMs) {
    take(wall() + kept.offsetMs);
    isLearned = true;
  }
  return {
    now: () => known && known.server + (steady() - known.steady),
    update(server, askedAt) {
      take(server + (askedAt === undefined ? 0 : (steady() - askedAt) / 2));
      isLearned = true;
    },
    sync(server) {
      if (isLearned && known && known.server + (steady() - known.steady) >= server) return;
      take(server);
      isLearned = true;
    },
    assume() {
      // Time that elapsed on the wall clock but not on the steady one was spent asleep. A clock that was set back is ignored.
      const server = known && known.server + Math.max(wall() - known.wall, steady() - known.steady);
      take(server ?? wall());
    },
    needsSync: () => known !== null && Math.abs(wall() - known.wall - (steady() - known.steady)) > disagreementMs,
    // An assumed time must not be stored.
    offset: () => (known && isLearned ? { offsetMs: Math.round(known.server - known.wall), at: known.wall } : null),
  };
}
