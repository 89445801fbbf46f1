import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/db.ts';

/**
 * Adds the health endpoints. `live`: the process answers. `ready`: the database answers within two seconds, and the process is not shutting
 * down.
 */
export function addHealthRoutes(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    let timer: NodeJS.Timeout | undefined;
    try {
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The database did not respond in time')), 2_000);
      });
      await Promise.race([db.pool.query('select 1'), tooLate]);
      return reply.send({ status: 'ok' });
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database unavailable' });
    } finally {
      clearTimeout(timer);
    }
  });
}
