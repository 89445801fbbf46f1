import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Ends idle connections when the server closes. Browsers preconnect, and closing would wait for such connections as if they had a pending
 * request, although nothing was ever sent on them.
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
