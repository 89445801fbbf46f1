import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, mailingServices } from '../../server/engagement/newsletter/newsletter.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { byKey, confirmationKey, after, member, signUp, newSubscriber } from '../newsletter/newsletter.ts';
import { freshDb } from '../support/db.ts';
import { testKeys, testNow } from '../support/shopDriver.ts';
import { letterbox } from './letterbox.ts';

// A mailing service in a single file can be configured by staff and is notified of subscribers.

const before = mailingServices.participants;
let db: Db;
let server: Server;
const asked: string[] = [];
beforeAll(async () => {
  mailingServices.setParticipants([...before, letterbox]);
  db = await freshDb();
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  mailingServices.setParticipants(before);
  await new Promise((resolve) => server.close(resolve));
});

test('[F107] an added mailing service is offered with its form, set up and told', async () => {
  const { visitor } = await member(db);
  const { mailingServices: offered } = await visitor.query<{ mailingServices: { serviceId: string }[] }>(
    '{ mailingServices { serviceId label fields { name label help kind options { value label } } } }',
  );
  expect(offered.map(({ serviceId }) => serviceId)).toEqual(['webhook', 'mailchimp', 'brevo', 'mailerlite', 'letterbox']);
  expect(offered.at(-1)).toEqual({
    serviceId: 'letterbox',
    label: 'Letterbox',
    fields: [
      {
        name: 'region',
        label: 'Region',
        help: '',
        kind: 'SELECT',
        options: [
          { value: 'eu', label: 'Europe' },
          { value: 'us', label: 'United States' },
        ],
      },
      { name: 'listId', label: 'List ID', help: 'Lists, Settings, Number.', kind: 'TEXT', options: [] },
      { name: 'apiKey', label: 'API key', help: '', kind: 'SECRET', options: [] },
    ],
  });
  const settings = Object.entries({ region: 'eu', listId: '12', apiKey: 'lb_0123456789abcdefghij' });
  const input = { kind: 'letterbox', name: 'Ours', isEnabled: true, settings: settings.map(([name, value]) => ({ name, value })) };
  const { result } = await visitor.query<{ result: object }>(
    `mutation ($input: CreateIntegrationInput!) { result: createIntegration(input: $input) {
      ... on CreateIntegrationPayload { integration { kind settings { name value } secretNames } } ... on UserError { message } } }`,
    { input },
  );
  expect(result).toEqual({
    integration: {
      kind: 'letterbox',
      settings: expect.arrayContaining([
        { name: 'region', value: 'eu' },
        { name: 'listId', value: '12' },
      ]),
      secretNames: ['apiKey'],
    },
  });
  await signUp(newSubscriber(db), { email: 'ada@example.com' });
  await byKey(newSubscriber(db, { now: after(20) }), 'confirmSubscription', await confirmationKey(db));
  const { id } = await db.prisma.integrationDelivery.findFirstOrThrow();
  const { port } = server.address() as AddressInfo;
  await deliver({ db, keys: testKeys, now: testNow }, id, { reach: { allowsPrivate: true, origin: `http://127.0.0.1:${port}` } });
  expect(asked).toEqual(['PUT /v1/lists/12/members/ada%40example.com']);
});
