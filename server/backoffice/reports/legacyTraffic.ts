import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { shopDay } from '../../../shared/clock/shopClock.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { readPeriod } from './periodRules.ts';

// Tracks how much the old theme's URLs are still used. Calls are counted in memory and written every few seconds, so no request waits for a
// write. A killed process loses the calls of those seconds.

/** A call of a legacy route. */
export interface LegacyCallRecord {
  /** Such as "wc-ajax add_to_cart"; from a fixed set. */
  route: string;
  /** The API operation that replaces the route. */
  twin: string;
  at: Date;
}

interface LegacyCallCount {
  route: string;
  twin: string;
  day: string;
  calls: number;
  lastSeenAt: Date;
}

/** Counts calls until they are written. */
export interface LegacyCounter {
  count(call: LegacyCallRecord): void;
  /** Writes the counted calls. If the write fails, they are counted again for the next one. */
  flush(): Promise<void>;
}

/** Counts the calls of this process. */
export function legacyCounter(db: Db): LegacyCounter {
  let counted = new Map<string, LegacyCallCount>();
  const note = ({ calls, ...call }: LegacyCallCount) => {
    const key = `${call.day} ${call.route}`;
    const known = counted.get(key);
    const isLater = !known || known.lastSeenAt < call.lastSeenAt;
    counted.set(key, { ...(isLater ? call : known), calls: calls + (known?.calls ?? 0) });
  };
  return {
    count: ({ route, twin, at }) => note({ route, twin, day: shopDay(at), calls: 1, lastSeenAt: at }),
    async flush() {
      if (counted.size === 0) return;
      // A fixed order, so that two processes can't deadlock.
      const rows = [...counted.values()].toSorted((a, b) => (`${a.route} ${a.day}` < `${b.route} ${b.day}` ? -1 : 1));
      counted = new Map();
      try {
        await db.prisma.$executeRaw`
          INSERT INTO "LegacyCallDay" AS l ("route", "day", "twin", "calls", "lastSeenAt")
          SELECT r."route", r."day"::date, r."twin", r."calls", r."lastSeenAt"
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            AS r("route" text, "day" text, "twin" text, "calls" int, "lastSeenAt" timestamptz)
          ON CONFLICT ("route", "day") DO UPDATE SET "calls" = l."calls" + excluded."calls", "twin" = excluded."twin",
            "lastSeenAt" = greatest(l."lastSeenAt", excluded."lastSeenAt")`;
      } catch (error) {
        rows.forEach(note);
        throw error;
      }
    },
  };
}

/** A legacy route and its usage. */
export interface LegacyRoute {
  route: string;
  twin: string;
  /** Within the period. */
  calls: number;
  lastSeenAt: Date;
}

/**
 * All legacy routes that were ever called, most calls first.
 * @throws InvalidInputError for a period that isn't allowed
 */
export function legacyTraffic({ db }: Pick<Shop, 'db'>, asked: { from: string; to: string }): Promise<LegacyRoute[]> {
  const { from, to } = readPeriod(asked);
  return readRows<LegacyRoute>(
    db,
    Prisma.sql`SELECT "route", (array_agg("twin" ORDER BY "day" DESC))[1] AS "twin",
      coalesce(sum("calls") FILTER (WHERE "day" BETWEEN ${from}::date AND ${to}::date), 0)::float8 AS "calls", max("lastSeenAt") AS "lastSeenAt"
    FROM "LegacyCallDay" GROUP BY "route" ORDER BY 3 DESC, 4 DESC, "route" LIMIT 200`,
  );
}
