import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createClient, isPayload, MutationError, nodesOf, payloadOf, RequestError } from '../../packages/client/src/client.ts';
import { verifyWebhook, WebhookVerificationError } from '../../packages/client/src/webhooks.ts';

interface Sent {
  headers: Headers;
  body: { query: string; variables: object };
}

/** A client whose requests get these answers in turn: a response, or a connection that is lost. */
function clientOf(answers: (Response | 'LOST')[], more: object = {}) {
  const sent: Sent[] = [];
  const fetchFn: typeof fetch = async (_url, init) => {
    sent.push({ headers: new Headers(init?.headers), body: JSON.parse(init?.body as string) as Sent['body'] });
    const answer = answers[sent.length - 1];
    if (!answer || answer === 'LOST') throw new TypeError('fetch failed');
    return answer;
  };
  return { sent, client: createClient({ url: 'https://shop.example/graphql', fetch: fetchFn, ...more }) };
}

const ok = (data: object) => Response.json({ data });
const busy = (status: number, seconds = '0') =>
  Response.json({ errors: [{ message: 'Busy', extensions: { code: 'TRY_AGAIN' } }] }, { status, headers: { 'retry-after': seconds } });
const mutation = 'mutation { signOut(input: {}) { __typename } }';

describe('[I27] the client', () => {
  it('sends the document with the token of the moment', async () => {
    let token: string | null = null;
    const { client, sent } = clientOf([ok({ serverTime: 1 }), ok({ serverTime: 2 })], { token: () => token, headers: { 'x-app': 'till' } });
    expect(await client.send('{ serverTime }')).toEqual({ serverTime: 1 });
    token = 'secret';
    await client.send('{ serverTime }');
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer secret']);
    expect(sent[0]).toMatchObject({ body: { query: '{ serverTime }', variables: {} } });
    expect(sent[0]?.headers.get('x-app')).toBe('till');
  });

  it.each([429, 503])('repeats what was not run because the shop is busy (%d), also mutations', async (status) => {
    const { client, sent } = clientOf([busy(status), busy(status), ok({ done: true })]);
    expect(await client.send(mutation)).toEqual({ done: true });
    expect(sent).toHaveLength(3);
  });

  it('repeats what may have been run only if that is safe, with the same key', async () => {
    for (const lost of ['LOST', busy(500), busy(409)] as const) {
      const { client, sent } = clientOf([lost, ok({ done: true })]);
      expect(await client.send(mutation, {}, { idempotencyKey: 'one-key-1' })).toEqual({ done: true });
      expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one-key-1', 'one-key-1']);
    }
    const lost = clientOf(['LOST']);
    await expect(lost.client.send(mutation)).rejects.toMatchObject({ code: 'NO_RESPONSE', status: null });
    const failed = clientOf([busy(500)]);
    await expect(failed.client.send(mutation)).rejects.toMatchObject({ code: 'TRY_AGAIN', status: 500 });
    expect([...lost.sent, ...failed.sent]).toHaveLength(2);
    expect(await clientOf(['LOST', ok({ a: 1 })]).client.send('{ a }')).toEqual({ a: 1 });
  });

  it('waits as long as the shop asks, unless that is too long', async () => {
    vi.useFakeTimers();
    try {
      const { client, sent } = clientOf([busy(429, '7'), ok({ a: 1 })]);
      const answer = client.send('{ a }');
      await vi.advanceTimersByTimeAsync(6_900);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(await answer).toEqual({ a: 1 });
    } finally {
      vi.useRealTimers();
    }
    await expect(clientOf([busy(429, '3600')]).client.send('{ a }')).rejects.toMatchObject({ status: 429 });
    await expect(clientOf([busy(503), busy(503)], { attempts: 2 }).client.send('{ a }')).rejects.toMatchObject({ status: 503 });
  });

  it('throws unless the whole result could be read, and keeps what could', async () => {
    const half = Response.json({ data: { a: 1, b: null }, errors: [{ message: 'No', path: ['b'], extensions: { code: 'FORBIDDEN' } }] });
    const error: unknown = await clientOf([half])
      .client.send('{ a b }')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ code: 'FORBIDDEN', status: 200, message: 'No', data: { a: 1, b: null } });
    const page = new Response('<html>', { status: 200 });
    await expect(clientOf([page]).client.send('{ a }')).rejects.toMatchObject({ code: 'NO_RESPONSE', status: 200 });
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const { client, sent } = clientOf([busy(503, '30'), ok({ a: 1 })]);
    const answer = client.send('{ a }', {}, { signal: controller.signal });
    await expect.poll(() => sent.length).toBe(1);
    controller.abort(new Error('No longer needed'));
    await expect(answer).rejects.toThrow('No longer needed');
    expect(sent).toHaveLength(1);
  });
});

describe('[I27] results of mutations', () => {
  type Result = { __typename: 'AddPayload'; left: number } | { __typename: 'OutOfStockError'; code: string; message: string };

  it('are the payload, or are thrown with their code', () => {
    const payload = { __typename: 'AddPayload', left: 2 } as Result;
    expect(isPayload(payload) && payload.left).toBe(2);
    expect(payloadOf(payload).left).toBe(2);
    const failed = { __typename: 'OutOfStockError', code: 'OUT_OF_STOCK', message: 'Only 3 left in stock.' } as Result;
    expect(() => payloadOf(failed)).toThrow(MutationError);
    expect(() => payloadOf(failed)).toThrow(
      expect.objectContaining({ code: 'OUT_OF_STOCK', path: [], userError: expect.objectContaining(failed) }),
    );
    expect(() => payloadOf(null)).toThrow('no result');
  });
});

describe('[I27] nodesOf', () => {
  it('reads page by page, only as far as the nodes are used, and leaves out nodes that could not be read', async () => {
    const pages = [[1, null, 2], [], [3]];
    const read: (string | null)[] = [];
    const readPage = async (after: string | null) => {
      read.push(after);
      const index = Number(after ?? 0);
      const edges = (pages[index] ?? []).map((node) => ({ node }));
      return { edges, pageInfo: { hasNextPage: index < pages.length - 1, endCursor: String(index + 1) } };
    };
    const first: number[] = [];
    for await (const node of nodesOf(readPage)) if (first.push(node) === 2) break;
    expect([first, read]).toEqual([[1, 2], [null]]);
    const all: number[] = [];
    for await (const node of nodesOf(readPage)) all.push(node);
    expect(all).toEqual([1, 2, 3]);
    await expect(nodesOf(async () => null).next()).rejects.toThrow('could not be read');
  });
});

describe('[I27] verifyWebhook', () => {
  const secret = `whsec_${Buffer.from('a secret of the webhook, 32 bytes').toString('base64')}`;
  const body = '{"type":"order.paid","timestamp":"2026-03-01T12:00:00.000Z","data":{"number":1042}}';
  const signed = (at = Date.now(), id = 'RXZlbnQ6MTI=') => {
    const timestamp = String(Math.floor(at / 1_000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  };

  it('reads genuine messages, also during a rotation and from headers of the Fetch API', () => {
    const other = `whsec_${Buffer.from('another secret').toString('base64')}`;
    const expected = { id: 'RXZlbnQ6MTI=', type: 'order.paid', data: { number: 1042 } };
    expect(verifyWebhook(secret, signed(), body)).toMatchObject(expected);
    expect(verifyWebhook([other, secret], new Headers(signed()), Buffer.from(body))).toMatchObject(expected);
  });

  it.each([
    ['other content', () => verifyWebhook(secret, signed(), `${body} `)],
    ['another id', () => verifyWebhook(secret, { ...signed(), 'webhook-id': 'other' }, body)],
    ['an old message', () => verifyWebhook(secret, signed(Date.now() - 6 * 60_000), body)],
    ['no signature', () => verifyWebhook(secret, {}, body)],
    ['no secret', () => verifyWebhook([], signed(), body)],
  ])('refuses %s', (_title, verify) => {
    expect(verify).toThrow(WebhookVerificationError);
  });
});

it('[I27] the package exports what its files are', () => {
  const { exports: entries } = JSON.parse(readFileSync('packages/client/package.json', 'utf8')) as { exports: Record<string, string> };
  for (const target of Object.values(entries).filter((file) => file.endsWith('.js')))
    expect(readFileSync(target.replace('./dist/', 'packages/client/src/').replace('.js', '.ts'), 'utf8')).not.toBe('');
});
