import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyReply } from 'fastify';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { cloudflare } from '../../server/extensions/cdn-cloudflare/cloudflare.ts';
import { fastly } from '../../server/extensions/cdn-fastly/fastly.ts';
import { varnish } from '../../server/extensions/cdn-varnish/varnish.ts';
import { chosenCdn, keepCookiesPrivate, tagsOf } from '../../server/platform/cache/cdn.ts';

// Content delivery networks, against local servers that speak their documented protocols.

interface Call {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a server that records calls and answers with the status and body given by `answer`. */
async function fakeApi(answer: { status: number; body: string }): Promise<{ origin: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      calls.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

const token = 'token-that-nobody-may-see';
const zone = '0123456789abcdef0123456789abcdef';
const signal = new AbortController().signal;
const lifetime = { seconds: 300, staleSeconds: 60 };

test('[I87] Cloudflare: tags and lifetime in headers, purged by tags', async () => {
  const answer = { status: 200, body: '{"success":true,"errors":[],"result":{"id":"1"}}' };
  const { origin, calls } = await fakeApi(answer);
  const cdn = cloudflare(origin).open({ CLOUDFLARE_ZONE_ID: zone, CLOUDFLARE_API_TOKEN: token });
  expect(cdn.headers(['all', 'product:1'], lifetime)).toEqual({
    'cache-tag': 'all,product:1',
    'cloudflare-cdn-cache-control': 'max-age=300, stale-while-revalidate=60',
  });
  await cdn.purge(['product:1', 'any'], signal);
  expect(calls).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: `/client/v4/zones/${zone}/purge_cache`,
      headers: expect.objectContaining({ authorization: `Bearer ${token}`, 'content-type': 'application/json' }) as object,
      body: '{"tags":["product:1","any"]}',
    }),
  ]);
  // Cloudflare may answer an error with status 200.
  for (const [status, body] of [
    [200, '{"success":false,"errors":[{"code":1012,"message":"Invalid"}]}'],
    [429, 'slow down'],
  ] as const) {
    Object.assign(answer, { status, body });
    const error: unknown = await cdn.purge(['any'], signal).catch((reason: unknown) => reason);
    expect(String(error)).toContain(`Cloudflare responded with ${status}`);
    expect(String(error)).not.toContain(token);
  }
});

test('[I87] Fastly: surrogate keys', async () => {
  const answer = { status: 200, body: '{"product:1":"108-1391560174-974124"}' };
  const { origin, calls } = await fakeApi(answer);
  const cdn = fastly(origin).open({ FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY', FASTLY_API_TOKEN: token });
  expect(cdn.headers(['all', 'listing'], { seconds: 20, staleSeconds: 0 })).toEqual({
    'surrogate-key': 'all listing',
    'surrogate-control': 'max-age=20',
  });
  await cdn.purge(['product:1', 'any'], signal);
  expect(calls).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
      headers: expect.objectContaining({ 'fastly-key': token, 'surrogate-key': 'product:1 any' }) as object,
    }),
  ]);
  answer.status = 401;
  const error: unknown = await cdn.purge(['any'], signal).catch((reason: unknown) => reason);
  expect(String(error)).toBe('Error: Fastly responded with 401');
});

test('[I87] Varnish: keys are purged from every server, and one that fails is an error', async () => {
  const [one, other] = [await fakeApi({ status: 200, body: '' }), await fakeApi({ status: 200, body: '' })];
  const broken = await fakeApi({ status: 405, body: '' });
  const open = (...urls: string[]) => varnish().open({ VARNISH_URLS: urls.join(', '), VARNISH_PURGE_TOKEN: token });
  const cdn = open(one.origin, other.origin);
  expect(cdn.headers(['all', 'product:1'], lifetime)).toEqual({ xkey: 'all product:1', 'x-stale-seconds': '60' });
  await cdn.purge(['product:1', 'any'], signal);
  for (const { calls } of [one, other])
    expect(calls).toEqual([
      expect.objectContaining({
        method: 'PURGE',
        url: '/',
        headers: expect.objectContaining({ 'x-purge-token': token, 'xkey-purge': 'product:1 any' }) as object,
      }),
    ]);
  const error: unknown = await open(one.origin, broken.origin)
    .purge(['any'], signal)
    .catch((reason: unknown) => reason);
  expect(String(error)).toMatch(/^Error: Varnish at 127\.0\.0\.1:\d+ responded with 405$/);
});

test('[I87] wrong settings stop the start, and name the variable without its value', () => {
  const all = [cloudflare(), fastly(), varnish()];
  expect(chosenCdn({}, all)).toBeNull();
  expect(chosenCdn({ CDN_PURGE: '' }, all)).toBeNull();
  expect(() => chosenCdn({ CDN_PURGE: 'akamai' }, all)).toThrow('CDN_PURGE must be one of cloudflare, fastly, varnish.');
  expect(() => chosenCdn({ CDN_PURGE: 'cloudflare', CLOUDFLARE_ZONE_ID: zone }, all)).toThrow('Set CLOUDFLARE_API_TOKEN.');
  expect(() => chosenCdn({ CDN_PURGE: 'fastly', FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY', FASTLY_API_TOKEN: 'my secret' }, all)).toThrow(
    /^(?!.*my secret).*FASTLY_API_TOKEN is not a valid API token/,
  );
  const urls = 'http://10.0.0.5:6081, ftp://10.0.0.6';
  expect(() => chosenCdn({ CDN_PURGE: 'varnish', VARNISH_URLS: urls, VARNISH_PURGE_TOKEN: token }, all)).toThrow(/VARNISH_URLS must be/);
});

test('[I87] tags that don’t fit into a header are the tag of any change', () => {
  expect(tagsOf({ tags: new Set(['product:1']) })).toEqual(['all', 'product:1']);
  expect(tagsOf({ tags: null })).toEqual(['all', 'any']);
  const many = Array.from({ length: 499 }, (_, n) => `product:${1_000_000 + n}`);
  expect(tagsOf({ tags: new Set(many) })).toEqual(['all', 'any']);
});

test('[I87] a response that sets a cookie is never cached by the network, whichever hook sets it', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(fastifyCookie);
  const network = fastly('https://fastly.invalid').open({ FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY', FASTLY_API_TOKEN: token });
  keepCookiesPrivate(app, network);
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/early') reply.setCookie('session', 'secret');
  });
  const share = (reply: FastifyReply) =>
    reply.header('cache-control', 'public, max-age=0, s-maxage=600, must-revalidate').headers(network.headers(['all'], lifetime));
  app.get('/early', (_request, reply) => share(reply).send('early'));
  app.get('/late', (_request, reply) => share(reply).setCookie('session', 'secret').send('late'));
  app.get('/raw', (_request, reply) => share(reply).header('set-cookie', 'session=secret').send('raw'));
  app.get('/none', (_request, reply) => share(reply).send('none'));
  for (const url of ['/early', '/late', '/raw']) {
    const { headers } = await app.inject(url);
    expect([url, headers['surrogate-key'], headers['surrogate-control'], headers['cache-control']]).toEqual([
      url,
      undefined,
      undefined,
      'private, no-store',
    ]);
    expect(String(headers['set-cookie'])).toContain('session=secret');
  }
  expect((await app.inject('/none')).headers).toMatchObject({
    'surrogate-key': 'all',
    'cache-control': expect.stringContaining('s-maxage=600'),
  });
});
