import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Browsers connect before they need to. Closing waits for such connections as if a request were under way; here they are ended, as
 * nothing was ever said on them.
 */
export function closeUnusedSockets(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
