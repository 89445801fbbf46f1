import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Small enough to divide headers and cards. */
const pieceBytes = 6_000;

/**
 * Passes requests on to a shop, and its pages back in pieces, as a slow network would. Ends with the test.
 * @param shop address of the shop
 * @returns the address to open instead
 */
export async function inPieces(shop: string): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const { host } = new URL(shop);
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const passed = request(shop + (incoming.url ?? '/'), { method: incoming.method, headers }, async (response) => {
      const isPage = response.headers['content-type']?.startsWith('text/html');
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      if (!isPage) return void response.pipe(outgoing);
      for await (const chunk of response as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += pieceBytes) {
          outgoing.write(chunk.subarray(at, at + pieceBytes));
          // Two frames, so that the browser paints what it has.
          await setTimeout(32);
        }
      }
      outgoing.end();
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
