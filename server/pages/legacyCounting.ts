import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/db.ts';
import { legacyCounter, type LegacyCallRecord } from '../backoffice/reports/reports.ts';

const flushIntervalMs = 5_000;

/**
 * Counts the calls of the old theme's URLs, and saves the counts every few seconds and when the server closes.
 * @returns a function for the legacy endpoints to call
 */
export function countLegacyCalls(app: FastifyInstance, db: Db): (call: LegacyCallRecord) => void {
  const counter = legacyCounter(db);
  const flush = () => counter.flush().catch((err: unknown) => app.log.warn({ err }, 'Could not save legacy call counts; retrying'));
  const timer = setInterval(() => void flush(), flushIntervalMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return counter.count;
}
