import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

// A proxy between a browser and a shop whose network can fail: requests of service workers pass by the browser's own ways to fake that.

/** `away` cuts every connection; `broken` answers as a server whose code fails. */
export type NetworkState = 'up' | 'away' | 'broken';

export interface UnsteadyNetwork {
  /** Origin of the shop through the proxy. */
  url: string;
  state: NetworkState;
}

/** Opens a proxy, which ends with the test. */
export async function unsteadyNetwork(shopUrl: string): Promise<UnsteadyNetwork> {
  const network: UnsteadyNetwork = { url: '', state: 'up' };
  const { port } = new URL(shopUrl);
  const proxy: Server = createServer((incoming, outgoing) => {
    if (network.state === 'away') return void incoming.socket.destroy();
    if (network.state === 'broken') {
      outgoing.writeHead(500, { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
      return void outgoing.end('<!DOCTYPE html><title>Broken</title><h1>Something went wrong</h1>');
    }
    const { method, url, headers } = incoming;
    const forwarded = send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    return new Promise((resolve) => proxy.close(() => resolve()));
  });
  network.url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  return network;
}
