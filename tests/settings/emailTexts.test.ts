import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages as orderMessages } from '../../server/commerce/orders/__generated__/messages.ts';
import { messages as returnMessages } from '../../server/commerce/returns/__generated__/messages.ts';
import { messages as newsletterMessages } from '../../server/engagement/newsletter/mails/__generated__/messages.ts';
import { messages as accountMessages } from '../../server/foundation/accounts/mails/__generated__/messages.ts';
import { allMailKinds, readTestMail } from '../../server/foundation/settings/mailTexts.ts';
import { readShipmentMail, renderShipmentMail } from '../../server/commerce/fulfilment/fulfilment.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { MailShop } from '../../server/platform/mail/layout.ts';
import { orderMailKinds, returnMailKinds } from '../../server/platform/jobs/outbox.ts';
import { orderToShip } from '../fulfilment/shipmentDocuments.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { administrator } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';

let db: Db;
let admin: Visitor;
let app: TestApp;
beforeAll(async () => {
  db = await freshDb();
  admin = await administrator(db);
  app = await testApp(db);
  return () => app.app.close();
});
beforeEach(async () => {
  await db.prisma.mailText.deleteMany();
});

interface Answer {
  code?: string;
  message?: string;
  to?: string;
  issues?: { path: string[]; message: string }[];
  email?: { edit: { version: number } };
}

const update = async (kind: string, given: object, expectedVersion = 0, who = admin) =>
  (
    await who.query<{ result: Answer }>(
      `mutation ($input: UpdateEmailTextsInput!) { result: updateEmailTexts(input: $input) {
        ... on UserError { code message } ... on InvalidInputError { issues { path message } }
        ... on UpdateEmailTextsPayload { email { edit { version } } } } }`,
      { input: { kind, expectedVersion, subject: '', introduction: '', footer: '', ...given } },
    )
  ).result;
const test = async (kind: string, who = admin) =>
  (
    await who.query<{ result: Answer }>(
      `mutation ($input: SendTestEmailInput!) { result: sendTestEmail(input: $input) {
        ... on UserError { code message } ... on SendTestEmailPayload { to } } }`,
      { input: { kind } },
    )
  ).result;

const texts = {
  account: accountMessages.en,
  newsletter: newsletterMessages.en,
  order: orderMessages.en,
  return: returnMessages.en,
};
const shop: MailShop = { name: 'Souk & Söhne', language: 'en', lines: ['Hauptstr. 1, 10115 Berlin'] };

describe('[I61] the emails of the shop', () => {
  it('are all listed, with placeholders that each of them fills, and texts that leave its links and legal lines', async () => {
    const kinds = allMailKinds().map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toEqual(
      expect.arrayContaining([...orderMailKinds.map((kind) => `order.${kind}`), ...returnMailKinds.map((kind) => `return.${kind}`)]),
    );
    for (const { kind, placeholders, sample } of allMailKinds()) {
      const all = Object.keys(placeholders)
        .map((name) => `{${name}}`)
        .join(' ');
      const plain = sample(shop, 'https://souk.example');
      expect(Object.keys(plain.values).toSorted(), kind).toEqual(Object.keys(placeholders).toSorted());
      const own = sample(
        { ...shop, texts: { subject: `S ${all}`, introduction: `I ${all}\n<b>bold</b>`, footer: `F ${all}` } },
        'https://souk.example',
      );
      expect(own.mail.subject, kind).toMatch(/^S [^{}]+$/);
      expect(own.mail.text, kind).toContain(own.mail.subject.replace('S ', 'I '));
      expect(own.mail.text, kind).toContain(`${own.mail.subject.replace('S ', 'F ')}\n\nSouk & Söhne\nHauptstr. 1`);
      const html = own.mail.html.toString();
      expect(html, kind).toContain('&lt;b&gt;bold&lt;/b&gt;');
      expect(html, kind).not.toMatch(/\{\w+\}(?![^<]*<\/style>)/);
      expect(html, kind).toContain('Hauptstr. 1, 10115 Berlin');
      const links = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      expect(links(html), kind).toEqual(links(plain.mail.html.toString()));
      expect(links(html).length, kind).toBeGreaterThan(0);
    }
  });

  it('keep what the law and security ask for, whatever the own texts are', () => {
    const said = (kind: string) =>
      allMailKinds()
        .find((known) => known.kind === kind)
        ?.sample({ ...shop, texts: { subject: 'Hi', introduction: 'Hi', footer: '' } }, 'https://souk.example').mail.text;
    expect(said('return.requested')).toContain(texts.return.confirmsYourStatement({ orderNumber: 1001 }));
    expect(said('return.requested')).toContain(`${texts.return.received}: 9 November 2026 at 10:00:00 (Berlin time)`);
    expect(said('return.rejected')).toContain(
      texts.return.weCantAcceptYourReturnBecause({ orderNumber: 1001, reason: 'The lamp was used.' }),
    );
    expect(said('account.passwordChanged')).toContain(texts.account.otherDevicesSignedOut);
    expect(said('account.resetPassword')).toContain(`${texts.account.resetPassword}: https://souk.example/`);
    expect(said('newsletter.confirm')).toContain(
      texts.newsletter.someoneSignedUp({ time: '2 November 2026 at 11:00', zone: 'Berlin time' }),
    );
    expect(said('order.refunded')).toContain(texts.order.weveRefundedOfOrder({ amountMinor: '€24.90', number: 1001 }));
    expect(said('order.placed')).not.toContain(texts.order.weveReceivedYourOrder({ number: 1001 }));
  });

  it('have saved texts when they are really sent, and the default again without them', async () => {
    const order = await orderToShip(db);
    const { id } = await db.prisma.shipment.create({
      data: { orderId: order.id, number: 1, carrier: 'DHL', trackingNumber: 'X1', idempotencyKey: 'a key', requestHash: '' },
    });
    const mail = async () => {
      const facts = await readShipmentMail(db, { shipmentId: id }, 'https://souk.example');
      if (!facts) throw new Error('no email');
      return renderShipmentMail(facts);
    };
    const byDefault = await mail();
    const given = { subject: '  Parcel {trackingNumber} for {orderNumber}', introduction: 'Hooray!\r\n\r\nIt left.', footer: 'Follow us.' };
    expect(await update('order.shipment', given)).toEqual({ email: { edit: { version: 1 } } });
    const own = await mail();
    expect(own.subject).toBe(`Parcel X1 for ${order.number}`);
    expect(own.text).toContain('Hooray!\n\nIt left.');
    expect(own.text).toContain('Follow us.\n\nSouk');
    expect(await update('order.shipment', {}, 1)).toEqual({ email: { edit: { version: 2 } } });
    expect(await mail()).toEqual(byDefault);
    const acts = await db.prisma.auditEntry.findMany({ where: { action: 'settings.emailText' } });
    expect(acts.map(({ targetType }) => targetType)).toEqual(['MailText', 'MailText']);
  });

  it('refuse unknown placeholders, long texts, invisible characters and outdated forms, and change nothing', async () => {
    const messages = async (given: object) =>
      (await update('order.placed', given)).issues?.map(({ path, message }) => `${path.at(-1)}: ${message}`);
    expect(await messages({ subject: 'Hi {firstName}', footer: '{}' })).toEqual([
      'subject: Unknown placeholder: {firstName}. Available: {orderNumber}, {orderTotal}, {shopName}.',
      'footer: Unknown placeholder: {}. Available: {orderNumber}, {orderTotal}, {shopName}.',
    ]);
    expect(await messages({ subject: 'x'.repeat(151), introduction: 'y'.repeat(1_001) })).toEqual([
      'subject: Use at most 150 characters.',
      'introduction: Use at most 1000 characters.',
    ]);
    expect(await messages({ subject: 'Hi\nBcc: eve@example.com' })).toEqual(['subject: Use a single line.']);
    expect(await messages({ introduction: 'a\u202eb' })).toEqual(['introduction: Remove invisible characters.']);
    expect(await update('order.unknown', {})).toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.prisma.mailText.count()).toBe(0);
    await update('order.placed', { footer: 'One' });
    expect(await update('order.placed', { footer: 'Two' })).toMatchObject({ code: 'STALE' });
    expect(await db.prisma.mailText.findMany()).toMatchObject([{ kind: 'order.placed', footer: 'One', version: 1 }]);
  });

  it('are previewed with unsaved texts, and sent to the signed-in person’s own address, at most 20 times an hour', async () => {
    const { adminEmail } = await admin.query<{ adminEmail: { preview: { subject: string; text: string; html: string } } }>(
      '{ adminEmail(kind: "order.placed") { preview(subject: "For {orderNumber}", introduction: "<i>Hi</i>") { subject text html } } }',
    );
    expect(adminEmail.preview.subject).toBe('For 1001');
    expect(adminEmail.preview.html).toContain('&lt;i&gt;Hi&lt;/i&gt;');
    await db.prisma.outbox.deleteMany();
    const { to = '' } = await test('order.placed');
    const account = await db.prisma.account.findFirstOrThrow({ where: { email: to } });
    const [job] = await db.prisma.outbox.findMany();
    expect(job).toMatchObject({ name: 'test-mail', payload: { kind: 'order.placed', accountId: account.id } });
    const mail = await readTestMail(db, job?.payload as { kind: string; accountId: number; askedAt: string }, 'https://souk.example');
    expect(mail).toMatchObject({ to, subject: expect.stringMatching(/^Test: Your order 1001 at /) });
    expect(await test('order.unknown')).toMatchObject({ code: 'NOT_FOUND' });
    for (let sent = 1; sent < 20; sent += 1) expect(await test('order.placed')).toEqual({ to });
    expect(await test('order.placed')).toMatchObject({ code: 'THROTTLED' });
    const offer = await readTestMail(
      db,
      { kind: 'newsletter.welcome', accountId: account.id, askedAt: new Date().toISOString() },
      'https://x.example',
    );
    expect(offer).not.toHaveProperty('offUrl');
  });

  it('are for staff with access to contents', async () => {
    const stranger = newVisitor(db);
    expect(await update('order.placed', {}, 0, stranger)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await test('order.placed', stranger)).toMatchObject({ code: 'FORBIDDEN' });
    const response = await app.app.inject({ url: '/admin/emails/order.placed/preview?introduction=x' });
    expect(response.statusCode).toBe(403);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.app.inject({ url: '/' })).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
