import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  caller,
  isAccepted,
  isWorthRetry,
  type MailingMessage,
  type MailingService,
} from '../../server/engagement/newsletter/newsletter.ts';
import { formOf, problemsOf } from '../../server/platform/forms/settingsForm.ts';

// Requirements of the newsletter for every mailing service. An extension's test calls `testMailingService` with valid settings and with its
// service's responses.

/** Test data of a mailing service. */
export interface MailingServiceExample {
  settings: Readonly<Record<string, string>>;
  /** An invalid value by setting name. Settings that accept any text are omitted. */
  refused: Readonly<Record<string, string>>;
  /** The service's responses by "METHOD path"; 200 with {} for all others. */
  answers?: Readonly<Record<string, readonly [status: number, body: string]>>;
}

interface RecordedRequest {
  call: string;
  host: string;
  headers: string;
  body: string;
}

const now = new Date('2026-11-21T12:00:00Z');
const subscriber = {
  id: 7,
  email: 'ada+news@example.com',
  name: 'Ada',
  status: 'CONFIRMED',
  placement: 'FOOTER',
  subscribedAt: now.toISOString(),
  confirmedAt: now.toISOString(),
  unsubscribedAt: null,
};
const messages = {
  subscribe: { eventId: 'e1', event: 'subscriber.confirmed', subscriber },
  unsubscribe: { eventId: 'e2', event: 'subscriber.unsubscribed', subscriber: { ...subscriber, status: 'UNSUBSCRIBED' } },
  erase: { eventId: 'e3', event: 'subscriber.erased', subscriber: { ...subscriber, name: null, status: null } },
} as const satisfies Record<string, MailingMessage>;

/** Declares the tests of a mailing service. */
export function testMailingService(service: MailingService, { settings, refused, answers = {} }: MailingServiceExample): void {
  let server: Server;
  let requests: RecordedRequest[];
  /** Status that replaces all responses. */
  let status: number | null;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const call = `${request.method} ${request.url}`;
        const headers = JSON.stringify(request.headers);
        requests.push({ call, host: request.headers.host ?? '', headers, body: Buffer.concat(parts).toString('utf8') });
        const [usual, body] = answers[call] ?? [200, '{}'];
        response.writeHead(status ?? usual).end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    [requests, status] = [[], null];
  });

  /** URLs that the service requests, before they are redirected to the local server. */
  const urls: string[] = [];
  function connection() {
    const { port } = server.address() as AddressInfo;
    const call = caller({ allowsPrivate: true, origin: `http://127.0.0.1:${port}` });
    return {
      settings,
      now,
      call: (one: Parameters<typeof call>[0]) => {
        urls.push(one.url);
        return call(one);
      },
    };
  }
  const acts = {
    subscribe: () => service.subscribe(connection(), messages.subscribe),
    unsubscribe: () => service.unsubscribe(connection(), messages.unsubscribe),
    erase: () => service.erase(connection(), messages.erase),
    testConnection: () => service.testConnection(connection()),
  };
  const names = Object.keys(acts) as (keyof typeof acts)[];

  describe(`the mailing service ${service.id}`, () => {
    it('has a valid id and labels for staff', () => {
      expect(service.id).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
      expect(service.label).not.toBe('');
      for (const { name, label, kind, options } of formOf(service.settings)) {
        expect(label, name).not.toBe(name);
        expect(options.length > 0, name).toBe(kind === 'select');
      }
    });

    it('accepts valid settings and reports each invalid one', () => {
      expect(problemsOf(service.settings, settings)).toEqual([]);
      for (const [name, value] of Object.entries(refused)) {
        expect(problemsOf(service.settings, { ...settings, [name]: value }), name).toMatchObject([{ name, message: /./ }]);
      }
    });

    it.each(names)('%s uses https, contains no secret in a URL, and succeeds', async (name) => {
      urls.length = 0;
      expect(isAccepted(await acts[name]())).toBe(true);
      expect(urls.length).toBeGreaterThan(0);
      const secrets = formOf(service.settings).flatMap((field) => (field.kind === 'secret' ? [settings[field.name] ?? ''] : []));
      for (const url of urls) {
        expect(url).toMatch(/^https:\/\/[\w.-]+\//);
        for (const secret of secrets) expect(decodeURIComponent(url)).not.toContain(secret);
      }
    });

    it.each(['subscribe', 'unsubscribe', 'erase'] as const)('%s sends the same when repeated', async (name) => {
      await acts[name]();
      const first = requests;
      requests = [];
      await acts[name]();
      expect(requests.map(({ call, body }) => [call, body])).toEqual(first.map(({ call, body }) => [call, body]));
    });

    it('sends the name when subscribing, and only the address when erasing', async () => {
      await acts.subscribe();
      expect(requests.some(({ body }) => body.includes('Ada'))).toBe(true);
      requests = [];
      await acts.erase();
      expect(JSON.stringify(requests)).not.toContain('Ada');
    });

    it.each(names)('%s reports a rejection, and whether it can be retried', async (name) => {
      status = 401;
      const refusal = await acts[name]();
      expect([isAccepted(refusal), isWorthRetry(refusal)]).toEqual([false, false]);
      status = 503;
      expect(isWorthRetry(await acts[name]())).toBe(true);
    });

    it.each(service.keepsHistory === true ? [] : (['unsubscribe', 'erase'] as const))(
      '%s succeeds if the service doesn’t know the address',
      async (name) => {
        status = 404;
        expect(isAccepted(await acts[name]())).toBe(true);
      },
    );
  });
}
