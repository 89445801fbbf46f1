import dns from 'node:dns/promises';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { callOut } from '../../server/platform/http/outgoing.ts';
import { freshDb } from '../support/db.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { member } from './newsletter.ts';

// A URL entered by an administrator never reaches a machine in the shop's own network (SAFETY 1.10), however it is written and whatever its
// name resolves to. A listener on this machine counts the connections.

type Found = { address: string; family: number }[];
/** DNS answers by name, used in order; the last one repeats. */
const names = new Map<string, Found[]>();
const lookups: string[] = [];
const connected: { host?: string; servername?: string }[] = [];

// Mocks replace the modules' default exports; syncBuiltinESMExports updates the named ones, also where they are already imported.
const realLookup = dns.lookup;

function mockDns(): void {
  const lookup = async (name: string) => {
    lookups.push(name);
    const answers = names.get(name);
    if (!answers) return realLookup(name, { all: true });
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  };
  // Only the overload of lookup() that returns all addresses is used.
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
  // Records attempted connections; nothing outside this machine is contacted.
  const request = (options: { host?: string; servername?: string }) => {
    connected.push(options);
    const call = new EventEmitter();
    setImmediate(() => call.emit('error', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })));
    return Object.assign(call, { end: () => call });
  };
  // The code uses no other part of a request.
  vi.spyOn(https, 'request').mockImplementation(request as unknown as typeof https.request);
  syncBuiltinESMExports();
}

let db: Db;
let admin: Visitor;
let listener: Server;
let port = 0;
let visits = 0;
beforeAll(async () => {
  mockDns();
  db = await freshDb();
  admin = (await member(db)).visitor;
  listener = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  port = (listener.address() as AddressInfo).port;
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  listener.close();
});
beforeEach(() => {
  names.clear();
  lookups.length = 0;
  connected.length = 0;
  visits = 0;
});

/** Tests a webhook with this URL. */
async function tryOut(url: string): Promise<{ isOk: boolean; message: string }> {
  const secrets = { secret: 'a'.repeat(16) };
  const data = { kind: 'webhook', name: 'x', secrets, settings: { url }, createdAt: testNow, updatedAt: testNow };
  const { id } = await db.prisma.integration.create({ data });
  const { result } = await admin.query<{ result: { isOk: boolean; message: string } }>(
    'mutation ($input: TestIntegrationInput!) { result: testIntegration(input: $input) { ... on TestIntegrationPayload { isOk message } } }',
    { input: { id } },
  );
  return result;
}

const refused = { isOk: false, message: 'The URL isn’t on the public internet.' };

describe('[F107] private addresses', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '①②⑦.0.0.1',
    'localhost',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '0251.0376.0251.0376',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
  ])('%s is not contacted', async (host) => {
    expect(await tryOut(`https://${host}:${port}/hook`)).toEqual(refused);
    expect([visits, connected]).toEqual([0, []]);
  });

  const open = { address: '93.184.216.34', family: 4 };
  it.each<[string, Found]>([
    ['a private address', [{ address: '10.0.0.5', family: 4 }]],
    ['the local machine', [{ address: '127.0.0.1', family: 4 }]],
    ['the local machine as an IPv6 address', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['a public and a private address', [open, { address: '127.0.0.1', family: 4 }]],
  ])('a name that resolves to %s is not contacted', async (_name, found) => {
    names.set('hooks.example', [found]);
    expect(await tryOut(`https://hooks.example:${port}/hook`)).toEqual(refused);
    expect([visits, connected]).toEqual([0, []]);
  });

  it('a name is resolved once, so that it can’t be rebound to a private address', async () => {
    names.set('rebind.example', [[open], [{ address: '127.0.0.1', family: 4 }]]);
    expect((await tryOut(`https://rebind.example:${port}/hook`)).isOk).toBe(false);
    expect(lookups).toEqual(['rebind.example']);
    // The connection uses an IP address, which isn't resolved again; the certificate is still checked for the name.
    expect(connected).toEqual([expect.objectContaining({ host: open.address, servername: 'rebind.example' })]);
    expect(visits).toBe(0);
    expect(await tryOut(`https://rebind.example:${port}/hook`)).toEqual(refused);
  });

  it('a redirect is not followed, even where private addresses are allowed for tests', async () => {
    const elsewhere = createHttpServer((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    await expect(callOut({ method: 'GET', url, headers: {} }, { allowsPrivate: true })).rejects.toThrow('The URL redirects (302)');
    expect(visits).toBe(0);
    elsewhere.close();
    // Proves that the listener can be reached at all.
    await expect(callOut({ method: 'GET', url: `http://127.0.0.1:${port}/`, headers: {} }, { allowsPrivate: true })).rejects.toThrow(
      'can’t be reached',
    );
    expect(visits).toBe(1);
  });
});
