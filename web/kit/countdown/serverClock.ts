// What time it is at the shop, whatever the visitor's clock says. Pure: what a page does with it is in pageClock.ts.

/** The two clocks of a browser. */
export interface OwnClocks {
  /** What the visitor's clock says, in milliseconds since 1970. It may be wrong, and may be set meanwhile. */
  wall(): number;
  /** Milliseconds since the page was opened. It is never set, but may stand still while the device sleeps. */
  steady(): number;
}

/** How far the shop's time is ahead of the visitor's clock, for the next pages of the tab. */
export interface KeptOffset {
  offsetMs: number;
  /** What the visitor's clock said then. */
  at: number;
}

/** How long a kept offset is believed. */
const keptForMs = 60 * 60 * 1_000;

/** From this difference on, the visitor's two clocks do not tell the same story: the device slept, or somebody set its clock. */
const disagreementMs = 2_000;

interface Known {
  server: number;
  steady: number;
  wall: number;
}

/** Tells the shop's time once it has learned it. */
export interface ServerClock {
  /** Milliseconds since 1970 at the shop; null while nobody has told. */
  now(): number | null;
  /**
   * The shop said what time it is.
   * @param server milliseconds since 1970
   * @param askedAt steady time of the question; its answer was made half way between then and now
   */
  learn(server: number, askedAt?: number): void;
  /**
   * The shop said at some time before now what time it was, such as in an event that may have been waiting for a sleeping page.
   * @param server milliseconds since 1970; it is this late at least
   */
  hear(server: number): void;
  /** The shop could not be asked: the visitor's own clock has to do, or what it says has passed since. */
  assume(): void;
  /** Whether the shop should be asked again, because the visitor's clocks disagree about what has passed. */
  isInDoubt(): boolean;
  /** For the tab's next pages; null while nothing is known. */
  offset(): KeptOffset | null;
}

/** @param kept of an earlier page; one that is old, or from the future, is not believed */
export function createServerClock({ wall, steady }: OwnClocks, kept: KeptOffset | null = null): ServerClock {
  let known: Known | null = null;
  let isLearned = false;

  const take = (server: number) => {
    known = { server, steady: steady(), wall: wall() };
  };
  if (kept && wall() >= kept.at && wall() - kept.at < keptForMs) {
    take(wall() + kept.offsetMs);
    isLearned = true;
  }
  return {
    now: () => known && known.server + (steady() - known.steady),
    learn(server, askedAt) {
      take(server + (askedAt === undefined ? 0 : (steady() - askedAt) / 2));
      isLearned = true;
    },
    hear(server) {
      if (isLearned && known && known.server + (steady() - known.steady) >= server) return;
      take(server);
      isLearned = true;
    },
    assume() {
      // Time that passed on the wall but not on the steady clock was slept. A clock that was set back tells nothing.
      const server = known && known.server + Math.max(wall() - known.wall, steady() - known.steady);
      take(server ?? wall());
    },
    isInDoubt: () => known !== null && Math.abs(wall() - known.wall - (steady() - known.steady)) > disagreementMs,
    // What was only assumed is no knowledge to hand on.
    offset: () => (known && isLearned ? { offsetMs: Math.round(known.server - known.wall), at: known.wall } : null),
  };
}
