// Downloads one picture from the public internet, with limits on time and size.
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/http/publicAddress.ts';
import { timeLimit } from '../../platform/limits/timeLimit.ts';
import { MediaRefused } from './errors.ts';
import { MAX_MASTER_BYTES, tooLarge } from './rules.ts';

const TIME_LIMIT_MS = 10_000;
const MAX_REDIRECTS = 3;

/**
 * Returns the bytes at this URL.
 * @throws MediaRefused with the reason if they can't or must not be downloaded
 */
export async function download(url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const limit = timeLimit(TIME_LIMIT_MS, signal);
  try {
    return await follow(new URL(url), limit.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.isOver()) throw new MediaRefused('no response within 10 seconds');
    throw error instanceof MediaRefused ? error : new MediaRefused(`not reachable: ${error instanceof Error ? error.message : 'unknown'}`);
  } finally {
    limit.clear();
  }
}

async function follow(start: URL, stop: AbortSignal): Promise<Uint8Array> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    // Each redirect is checked like the first URL.
    const response = await get(url, stop);
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && response.headers.location) {
      response.destroy();
      url = new URL(response.headers.location, url);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw new MediaRefused(`answered ${status}`);
    }
    return await read(response);
  }
  throw new MediaRefused('too many redirects');
}

async function get(url: URL, stop: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new MediaRefused('only http and https URLs are allowed');
  const target = await resolvePublic(url.hostname);
  stop.throwIfAborted();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      signal: stop,
      // Connects to the checked IP address, whatever the host name resolves to a moment later.
      host: target.address,
      family: target.family,
      // Server name for the certificate; a URL with an IP address has none.
      servername: isIP(url.hostname.replace(/^\[|\]$/g, '')) ? '' : url.hostname,
      port: url.port || undefined,
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        accept: 'image/avif,image/webp,image/*',
        'user-agent': 'Souk picture import',
      },
    };
    request(options, resolve).on('error', reject).end();
  });
}

async function read(response: IncomingMessage): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > MAX_MASTER_BYTES) {
    response.destroy();
    throw new MediaRefused(tooLarge);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > MAX_MASTER_BYTES) throw new MediaRefused(tooLarge);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Resolves a host name once. Every address must be public, since a name with one public and one private address could bypass the check. The
 * caller must connect to the returned address, not to the name.
 */
async function resolvePublic(hostname: string): Promise<{ address: string; family: number }> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(bare, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new MediaRefused('unknown host');
  if (!found.every(({ address }) => isPublicAddress(address))) throw new MediaRefused('address is not public');
  return first;
}
