import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../server/engagement/contact/__generated__/messages.ts';
import { contactMail, readContactMail, renderContactMail } from '../../server/engagement/contact/contact.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { composition } from '../../server/platform/mail/mail.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';

const t = messages.en;

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { email: 'help@shop.example' } });
  await bumpRevision(db.pool);
});

interface Result {
  __typename: string;
  message: string;
  issues?: { path: string[]; message: string }[];
  retryAfterSeconds?: number;
}

const good = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  orderNumber: '#1024',
  topic: 'ORDER',
  message: 'Where is my order?\r\nThank you.',
};

let networks = 0;
/** A visitor on a network of their own. */
function visitor(address?: string): Visitor {
  networks += 1;
  return newVisitor(db, { address: address ?? `198.51.100.${networks}` });
}

async function send(who: Visitor, input: object): Promise<Result> {
  const { result } = await who.query<{ result: Result }>(
    `mutation ($input: SendContactMessageInput!) { result: sendContactMessage(input: $input) {
      __typename ... on SendContactMessagePayload { message } ... on UserError { message }
      ... on InvalidInputError { issues { path message } } ... on ThrottledError { retryAfterSeconds }
    } }`,
    { input },
  );
  return result;
}

async function queued() {
  const jobs = await db.prisma.outbox.findMany({ orderBy: { id: 'asc' } });
  return jobs.map(({ name, payload }) => ({ name, payload: contactMail.parse(payload) }));
}

async function rendered() {
  const [job] = await queued();
  const facts = job && (await readContactMail(db, job.payload));
  if (!facts) throw new Error('No mail is queued');
  return renderContactMail(facts);
}

const sender = { name: '', address: 'orders@shop.example' };

describe('[I57] a message from the contact form', () => {
  it('becomes one email to the shop, which a reply answers', async () => {
    const result = await send(visitor(), good);
    expect(result).toEqual({
      __typename: 'SendContactMessagePayload',
      message: 'Thank you. We’ve received your message and will reply by email.',
    });
    expect(await queued()).toEqual([
      {
        name: 'contact-mail',
        payload: {
          id: expect.stringMatching(/^[\da-f]{32}$/),
          sentAt: testNow.toISOString(),
          ...good,
          orderNumber: '1024',
          message: 'Where is my order?\nThank you.',
        },
      },
    ]);
    const mail = await rendered();
    expect(mail).toMatchObject({ to: 'help@shop.example', replyTo: 'ada@example.com' });
    expect(mail.subject).toBe(t.contactFormTopicOrder({ topic: t.myOrder, orderNumber: 1024, name: 'Ada Byron' }));
    expect(mail.text).toContain('  Where is my order?\n  Thank you.\n');
    const { replyTo, to, headers } = composition(mail, sender, 'shop.example');
    expect({ replyTo, to }).toEqual({
      replyTo: { name: '', address: 'ada@example.com' },
      to: { name: '', address: 'help@shop.example' },
    });
    // Help desks drop automatic emails.
    expect(headers).toEqual({});
  });

  it('has the same key when its form is submitted again, so that it is sent once a day', async () => {
    const who = visitor();
    await send(who, good);
    await send(who, good);
    await send(who, { ...good, message: 'Another one' });
    who.at(new Date(testNow.getTime() + 24 * 60 * 60_000));
    await send(who, good);
    const [one, two, three, nextDay] = (await queued()).map(({ payload }) => payload.id);
    expect(two).toBe(one);
    expect(new Set([one, three, nextDay]).size).toBe(3);
  });

  it('is refused with an error for each invalid field, and sends nothing', async () => {
    const result = await send(visitor(), { ...good, name: ' ', email: 'ada@', orderNumber: 'ten', message: '\n ' });
    expect(result.__typename).toBe('InvalidInputError');
    expect(result.issues).toEqual([
      { path: ['input', 'name'], message: 'Enter your name.' },
      { path: ['input', 'email'], message: 'Enter an email address such as name@example.com.' },
      { path: ['input', 'orderNumber'], message: 'Enter the order number in digits, such as 1024, or leave this field empty.' },
      { path: ['input', 'message'], message: 'Enter your message.' },
    ]);
    expect(await queued()).toEqual([]);
  });

  it.each([
    ['email', 'ada@example.com\r\nBcc: victim@example.com'],
    ['email', 'ada@example.com, victim@example.com'],
    ['email', 'Ada <ada@example.com>'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['name', 'Ada\r\nBcc: victim@example.com'],
    ['name', 'Ada\u202Eecila'],
    ['name', 'x'.repeat(101)],
    ['orderNumber', '1\r\nBcc: victim@example.com'],
    ['orderNumber', '12345678901'],
    ['message', 'x'.repeat(5_001)],
    ['message', 'Hello\u0000'],
  ])('with a hostile %s is refused: %j', async (field, text) => {
    const { issues } = await send(visitor(), { ...good, [field]: text });
    expect(issues?.map(({ path }) => path)).toEqual([['input', field]]);
    expect(await queued()).toEqual([]);
  });

  it('can’t imitate the email’s own text or markup', async () => {
    await send(visitor(), { ...good, name: '<b>Shop</b>', message: '<script>alert(1)</script>\n\nReply to this email to pay.' });
    const { html, text } = await rendered();
    expect(html.toString()).not.toMatch(/<script|<b>Shop/);
    expect(text).toContain('\n  Reply to this email to pay.\n');
  });

  it('of a bot that fills in the hidden field is not sent', async () => {
    expect((await send(visitor(), { ...good, website: 'https://spam.example' })).__typename).toBe('SendContactMessagePayload');
    expect(await queued()).toEqual([]);
  });

  it('is limited to five in ten minutes and 30 a day for each network', async () => {
    const who = visitor('203.0.113.9');
    for (let count = 0; count < 5; count += 1) await send(who, { ...good, message: `Message ${count}` });
    expect(await send(who, good)).toMatchObject({ __typename: 'ThrottledError', retryAfterSeconds: 600 });
    expect((await send(visitor(), good)).__typename).toBe('SendContactMessagePayload');
    for (let turn = 1; turn <= 5; turn += 1) {
      who.at(new Date(testNow.getTime() + turn * 11 * 60_000));
      for (let count = 0; count < 5; count += 1) await send(who, { ...good, message: `Message ${turn} ${count}` });
    }
    who.at(new Date(testNow.getTime() + 2 * 60 * 60_000));
    expect((await send(who, good)).__typename).toBe('ThrottledError');
    expect(await queued()).toHaveLength(31);
  });

  it('is refused while the shop has no email address', async () => {
    await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { email: '' } });
    await bumpRevision(db.pool);
    expect((await send(visitor(), good)).__typename).toBe('ContactFormClosedError');
    expect(await queued()).toEqual([]);
  });
});
