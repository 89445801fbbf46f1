import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

// wp.apiFetch as loaded by an old theme's pages, with a fake network.

const script = readFileSync('web/public/legacy/api-fetch.js', 'utf8');
const root = 'https://shop.example/wp-json/';
const nonceEndpoint = 'https://shop.example/wp-admin/admin-ajax.php?action=rest-nonce';
const stale = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };

interface Asked {
  url: string;
  method: string;
  nonce: string | undefined;
  body: unknown;
}

type Answer = (asked: Asked) => Response | Promise<Response>;
type Fetch = (options: object) => Promise<unknown>;

function load(answer: Answer): { apiFetch: Fetch; asked: Asked[] } {
  const asked: Asked[] = [];
  const fetch = async (address: string, init: { method?: string; headers?: Record<string, string>; body?: unknown } = {}) => {
    const seen = { url: address, method: init.method ?? 'GET', nonce: init.headers?.['X-WP-Nonce'], body: init.body };
    asked.push(seen);
    return answer(seen);
  };
  const window: { wpApiSettings: object; wp?: { apiFetch: Fetch } } = { wpApiSettings: { root, nonce: 'first', nonceEndpoint } };
  runInContext(script, createContext({ window, fetch, URL, Error }));
  if (!window.wp) throw new Error('It set no function');
  return { apiFetch: window.wp.apiFetch, asked };
}

const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init);
const isRenewal = ({ url }: Asked) => url === nonceEndpoint;

describe('[F122] wp.apiFetch', () => {
  it('sends token, method and JSON', async () => {
    const { apiFetch, asked } = load(() => json({ id: 1 }));
    expect(await apiFetch({ path: '/wp/v2/users/me', method: 'PUT', data: { a: 1 } })).toEqual({ id: 1 });
    expect(asked).toEqual([{ url: `${root}wp/v2/users/me?_locale=user`, method: 'PUT', nonce: 'first', body: '{"a":1}' }]);
  });

  it('fetches a new token if its own is rejected, repeats the call, and keeps the new token', async () => {
    const { apiFetch, asked } = load((seen) =>
      isRenewal(seen) ? new Response('second') : seen.nonce === 'second' ? json([1]) : json(stale, { status: 403 }),
    );
    expect(await apiFetch({ path: 'wp/v2/x', method: 'POST', data: { b: 2 } })).toEqual([1]);
    expect(asked.map(({ nonce, body }) => [nonce, body])).toEqual([
      ['first', '{"b":2}'],
      [undefined, undefined],
      ['second', '{"b":2}'],
    ]);
    await apiFetch({ path: 'wp/v2/x' });
    expect(asked.at(-1)?.nonce).toBe('second');
  });

  it('repeats a call only once, even if the new token is rejected', async () => {
    const { apiFetch, asked } = load((seen) => (isRenewal(seen) ? new Response('another') : json(stale, { status: 403 })));
    await expect(apiFetch({ path: 'wp/v2/x' })).rejects.toEqual(stale);
    expect(asked.map(isRenewal)).toEqual([false, true, false]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['rejected', () => new Response('0', { status: 400 })],
    ['unreachable', () => Promise.reject(new TypeError('failed'))],
  ])('repeats nothing if the token renewal is %s', async (_name, renewal) => {
    const { apiFetch, asked } = load((seen) => (isRenewal(seen) ? renewal() : json(stale, { status: 403 })));
    await expect(apiFetch({ path: 'wp/v2/x' })).rejects.toEqual(stale);
    expect(asked).toHaveLength(2);
  });

  it('repeats nothing after another error', async () => {
    const failure = { code: 'rest_forbidden', message: 'No.' };
    const { apiFetch, asked } = load(() => json(failure, { status: 403 }));
    await expect(apiFetch({ path: 'wp/v2/x' })).rejects.toEqual(failure);
    expect(asked).toHaveLength(1);
  });

  it('fetches a list in pages of 100 by following the links', async () => {
    const all = Array.from({ length: 230 }, (_, index) => index);
    const { apiFetch, asked } = load(({ url }) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      const link =
        page < 3
          ? {
              headers: {
                link: `<${root}wp/v2/x?page=${page - 1}>; rel="prev", <${root}wp/v2/x?per_page=100&page=${page + 1}>; rel="next"`,
              },
            }
          : {};
      return json(all.slice((page - 1) * 100, page * 100), link);
    });
    expect(await apiFetch({ path: 'wp/v2/x?per_page=-1' })).toEqual(all);
    expect(asked.map(({ url }) => new URL(url).searchParams.get('per_page'))).toEqual(['100', '100', '100']);
  });

  it.each<[string, () => Response | Promise<Response>, object]>([
    ['offline', () => Promise.reject(new TypeError('failed')), { code: 'fetch_error', message: 'You are probably offline.' }],
    ['invalid JSON', () => new Response('<p>'), { code: 'invalid_json', message: 'The response is not a valid JSON response.' }],
    ['an empty error response', () => json(null, { status: 500 }), { code: 'unknown_error', message: 'An unknown error occurred.' }],
  ])('[F118] [F119] [F120] rejects with code and message: %s', async (_name, answer, expected) => {
    await expect(load(answer).apiFetch({ path: 'wp/v2/x' })).rejects.toEqual(expected);
  });

  it('returns null for 204, and the response itself with parse: false', async () => {
    expect(await load(() => new Response(null, { status: 204 })).apiFetch({ path: 'x' })).toBeNull();
    expect(await load(() => json([1])).apiFetch({ path: 'x', parse: false })).toBeInstanceOf(Response);
  });
});
