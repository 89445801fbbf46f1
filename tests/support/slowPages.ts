import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * Passes requests on to a shop, and its pages back as a slow network would. Ends with the test.
 * @param shop address of the shop
 * @param send sends a page
 * @returns the address to open instead
 */
export async function slowPages(shop: string, send: (page: Buffer, to: ServerResponse) => void | Promise<void>): Promise<string> {
  const { host } = new URL(shop);
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const passed = request(shop + (incoming.url ?? '/'), { method: incoming.method, headers }, async (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      if (response.headers['content-type']?.startsWith('text/html')) await send(await buffer(response), outgoing);
      else response.pipe(outgoing);
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

/** Small enough to divide headers and cards. */
const pieceBytes = 6_000;

/** Returns the address of a shop whose pages come in pieces. */
export const inPieces = (shop: string) =>
  slowPages(shop, async (page, to) => {
    for (let at = 0; at < page.length; at += pieceBytes) {
      to.write(page.subarray(at, at + pieceBytes));
      // Two frames, so that the browser paints what it has.
      await setTimeout(32);
    }
    to.end();
  });
