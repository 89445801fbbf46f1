import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { statusCounts } from '../../engagement/newsletter/newsletter.ts';
import { pointsOf, type Day, type Period } from './periodRules.ts';

const { sql } = Prisma;

/** A day or month of newsletter growth. */
export interface GrowthPoint {
  start: Day;
  joined: number;
  left: number;
  /** Number of subscribers at the end of the day or month. */
  total: number;
}

/** Growth of the newsletter list, as far as the list still holds the data. */
export interface Growth {
  joined: number;
  left: number;
  /** Number of subscribers at the end of the period. */
  total: number;
  points: GrowthPoint[];
}

/** Calculates the growth of the newsletter list in a period. */
export async function subscriberGrowth(db: Db, period: Period): Promise<Growth> {
  const { grain, starts } = pointsOf(period);
  const start = grain === 'DAY' ? sql`"day"` : sql`date_trunc('month', "day")::date`;
  const rows = await readRows<{ start: Day; joined: number; left: number }>(
    db,
    sql`SELECT to_char(${start}, 'YYYY-MM-DD') AS "start", sum("joined")::int AS "joined", sum("left")::int AS "left"
    FROM "ReportSubscriberDay" WHERE "day" BETWEEN ${period.from}::date AND ${period.to}::date GROUP BY 1`,
  );
  const [later] = await readRows<{ grown: number }>(
    db,
    sql`SELECT coalesce(sum("joined" - "left"), 0)::int AS "grown" FROM "ReportSubscriberDay" WHERE "day" > ${period.to}::date`,
  );
  const byStart = new Map(rows.map((row) => [row.start, row]));
  const total = Math.max(0, (await statusCounts(db.prisma)).CONFIRMED - (later?.grown ?? 0));
  const points: GrowthPoint[] = [];
  let running = total;
  for (const key of starts.toReversed()) {
    const { joined, left } = byStart.get(key) ?? { joined: 0, left: 0 };
    points.unshift({ start: key, joined, left, total: Math.max(0, running) });
    running -= joined - left;
  }
  const sumOf = (field: 'joined' | 'left') => points.reduce((sum, point) => sum + point[field], 0);
  return { joined: sumOf('joined'), left: sumOf('left'), total, points };
}
