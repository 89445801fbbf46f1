import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { addHealthRoutes } from '../pages/health.ts';
import { addMetrics } from '../pages/metrics.ts';
import type { Db } from '../platform/database/db.ts';
import { logger } from './logger.ts';

/** Assembles the Fastify server of a process that only runs jobs: health checks and metrics. */
export async function createWorkerApp(config: Config, db: Db, isStopping: () => boolean): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger(config),
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  });
  await addMetrics(app, db, config.metricsToken);
  addHealthRoutes(app, db, isStopping);
  return app;
}
