import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';
import { timeLimit } from '../limits/timeLimit.ts';
import { inSpan } from '../tracing/tracing.ts';

// Calls to URLs that administrators configure (SAFETY 1.10): https only, to the public internet only, to the IP address that was checked,
// without following redirects, limited to five seconds and a megabyte.

const longestMs = 5_000;
const maxAnswerBytes = 1024 * 1024;

/** A call that was refused or not answered. The message gives the reason, without secrets. */
export class OutgoingError extends Error {
  /** Whether the same call may succeed later. */
  readonly isWorthRetry: boolean;

  constructor(message: string, { isWorthRetry }: { isWorthRetry: boolean }) {
    super(message);
    this.isWorthRetry = isWorthRetry;
  }
}

/** Where calls may go. Only tests may reach their own machine. */
export interface Reach {
  /** Allows http and private IP addresses. */
  allowsPrivate?: boolean;
  /** Allows http and private IP addresses of this machine only: for developers whose receiver runs beside the shop. */
  allowsLoopback?: boolean;
  /** Sends all calls to this origin instead of their own hosts, such as http://127.0.0.1:5000. */
  origin?: string;
}

/** A request to an external URL. */
export interface OutgoingCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** The response of a call. */
export interface OutgoingAnswer {
  status: number;
  body: string;
}

const refused = (message: string) => new OutgoingError(message, { isWorthRetry: false });

/** Whether a URL names this machine by an address or as localhost, which no DNS server can point elsewhere. */
export const isLoopbackUrl = ({ protocol, hostname }: URL): boolean =>
  ['http:', 'https:'].includes(protocol) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** @throws OutgoingError for a URL that must not be called */
async function resolve(
  url: URL,
  { allowsPrivate: allowsAny = false, allowsLoopback = false }: Reach,
): Promise<{ address: string; family: number }> {
  const allowsPrivate = allowsAny || (allowsLoopback && isLoopbackUrl(url));
  if (url.protocol !== 'https:' && !allowsPrivate) throw refused('Only HTTPS URLs are allowed.');
  if (url.username !== '' || url.password !== '') throw refused('The URL can’t contain a user name or password.');
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new OutgoingError('The host wasn’t found.', { isWorthRetry: true });
  // All addresses must be public: a name with one public and one private address could bypass the check.
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address))) throw refused('The URL isn’t on the public internet.');
  return first;
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > maxAnswerBytes) {
      answer.destroy();
      throw refused('The response is larger than 1 MB.');
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'invalid URL');

async function send({ method, url: text, headers, body = '' }: OutgoingCall, reach: Reach, stop: AbortSignal): Promise<OutgoingAnswer> {
  if (!URL.canParse(text)) throw refused('Invalid URL.');
  const own = new URL(text);
  const url = reach.origin === undefined ? own : new URL(`${own.pathname}${own.search}`, reach.origin);
  const target = await resolve(url, reach);
  stop.throwIfAborted();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage>((resolved, reject) => {
    const options = {
      method,
      signal: stop,
      // A new connection each time: a kept-alive one may be closing at this moment.
      agent: false,
      host: target.address,
      family: target.family,
      // Certificates are requested by host name; an IP address in the URL has none.
      servername: isIP(url.hostname.replace(/^\[|\]$/g, '')) ? '' : url.hostname,
      port: url.port || undefined,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        host: url.host,
        'user-agent': 'Souk',
        accept: 'application/json',
        ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      },
    };
    request(options, resolved).on('error', reject).end(body);
  });
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw refused(`The URL redirects (${status}), and redirects aren’t followed.`);
  }
  return { status, body: await read(answer) };
}

/**
 * Makes a call.
 * @throws OutgoingError when the call isn't allowed or not answered within five seconds, or the response is a redirect or too large
 */
export async function callOut(call: OutgoingCall, reach: Reach = {}, signal?: AbortSignal): Promise<OutgoingAnswer> {
  const limit = timeLimit(longestMs, signal);
  try {
    // Receivers don't learn the trace's ID: they are other companies.
    const attributes = { 'http.request.method': call.method, 'server.address': hostOf(call.url) };
    return await inSpan(`${call.method} ${hostOf(call.url)}`, { kind: 'CLIENT', attributes }, () => send(call, reach, limit.signal));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof OutgoingError) throw error;
    if (limit.isOver()) throw new OutgoingError('No response within 5 seconds.', { isWorthRetry: true });
    const { code, message }: NodeJS.ErrnoException = error instanceof Error ? error : new Error('unknown');
    throw new OutgoingError(`The URL can’t be reached (${code ?? message}).`, { isWorthRetry: true });
  } finally {
    limit.clear();
  }
}
