import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LaterError } from '../../server/platform/jobs/errors.ts';
import { composition, parseSender, type Mail } from '../../server/platform/mail/mail.ts';
import { openMailer, type MailSettings } from '../../server/platform/mail/mailer.ts';
import { renderOrderMail } from '../../server/commerce/orders/mails/render.ts';
import { readMail } from './mime.ts';
import { hostile, orderFacts } from './orderFacts.ts';
import { openSmtp, silentServer, smtpAddress } from './smtp.ts';

const idle = new AbortController().signal;
const from = { name: 'Souk', address: 'orders@shop.example' };

function settings(more: Partial<MailSettings> = {}): MailSettings {
  return { smtpUrl: undefined, from, directory: mkdtempSync(path.join(tmpdir(), 'souk-mail-')), host: 'shop.example', ...more };
}

const orderMail = (more: Partial<Mail> = {}): Mail => ({ ...renderOrderMail(orderFacts({ note: 'Grüße 🙂' })), ...more });

describe('[F44] emails written to files', () => {
  it('are complete, with HTML and text, and readable only by the shop’s user', async () => {
    const options = settings();
    await openMailer(options).send(orderMail(), idle);
    await openMailer(options).send(orderMail(), idle);
    expect(readdirSync(options.directory)).toEqual(['1001-placed.eml']);
    const file = path.join(options.directory, '1001-placed.eml');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = readMail(readFileSync(file));
    expect(mail.headers.get('from')).toBe('Souk <orders@shop.example>');
    expect(mail.headers.get('to')).toBe('ada@example.com');
    expect(mail.headers.get('subject')).toBe('Your order 1001 at Souk');
    expect(mail.headers.get('message-id')).toBe('<order-7-placed.0123456789abcdef@shop.example>');
    expect(mail.text).toBe(orderMail().text);
    expect(mail.html).toBe(orderMail().html.toString());
  });

  it('never leave their directory, whatever their name', async () => {
    for (const fileName of ['../1001', 'a/b', '', 'x'.repeat(200)]) {
      await expect(openMailer(settings()).send(orderMail({ fileName }), idle)).rejects.toThrow('Invalid email name');
    }
  });
});

describe('[F16] the logo', () => {
  const logoKey = 'a'.repeat(32);
  const withLogo = () => renderOrderMail(orderFacts({ shop: { name: 'Souk', language: 'en', logoKey, lines: [] } }));

  it('is embedded in the email, with the shop’s name as alternative text', async () => {
    const options = settings({ readLogo: (key) => Promise.resolve(key === logoKey ? Buffer.from('a picture') : null) });
    await openMailer(options).send(withLogo(), idle);
    const source = readFileSync(path.join(options.directory, '1001-placed.eml'), 'utf8');
    expect(source).toMatch(new RegExp(`^content-id: <logo-${logoKey}>`, 'im'));
    expect(source).toContain(Buffer.from('a picture').toString('base64'));
    expect(withLogo().html.toString()).toMatch(new RegExp(`<img src="cid:logo-${logoKey}" alt="Souk"`));
  });

  it('is replaced by the shop’s name if the file is missing', async () => {
    const options = settings({ readLogo: () => Promise.resolve(null) });
    await openMailer(options).send(withLogo(), idle);
    expect(readFileSync(path.join(options.directory, '1001-placed.eml'), 'utf8')).not.toContain('image/png');
  });
});

describe('[F94] recurring emails', () => {
  const offUrl = 'https://shop.example/wishlist/mails/off/?key=abc-_1';

  it('have one-click unsubscribe headers, and other emails don’t', () => {
    const headersOf = (more: Partial<Mail>) => composition(orderMail(more), from, 'shop.example').headers;
    expect(headersOf({ offUrl })).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${offUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(headersOf({})).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });

  it('reject unsubscribe URLs that inject headers or addresses', () => {
    for (const wrong of [`${offUrl}\r\nBcc: a@b`, `${offUrl}>, <https://evil.example`, 'javascript:alert(1)', `${offUrl} x`, '']) {
      expect(() => composition(orderMail({ offUrl: wrong }), from, 'shop.example')).toThrow('Invalid unsubscribe URL');
    }
  });
});

describe('[F44] email headers', () => {
  it('can’t be injected, nor additional recipients', async () => {
    const options = settings();
    const subject = 'Order\r\nBcc: victim@example.com\r\n\r\nHello\u2028\u202e';
    await openMailer(options).send(orderMail({ subject }), idle);
    const mail = readMail(readFileSync(path.join(options.directory, '1001-placed.eml')));
    expect(mail.headers.get('subject')).toBe('Order Bcc: victim@example.com Hello');
    expect(mail.headerNames).not.toContain('bcc');
  });

  it('accept exactly one recipient address', () => {
    const addresses = [
      'ada@example.com\r\nBcc: victim@example.com',
      'ada@example.com, victim@example.com',
      'Ada <ada@example.com>',
      '"ada@example.com victim"@example.com',
      'ada@example.com;victim@example.com',
      'ada',
      '',
      ...hostile,
    ];
    for (const to of addresses)
      expect(() => composition(orderMail({ to }), from, 'shop.example')).toThrow('Invalid recipient email address');
    expect(() => composition(orderMail({ messageId: 'a>\r\nBcc: b' }), from, 'shop.example')).toThrow('Invalid email name');
  });

  it('accept exactly one sender from the settings, with or without a name', () => {
    expect(parseSender('Souk <orders@shop.example>')).toEqual(from);
    expect(parseSender('"Souk, the shop" <orders@shop.example>')).toEqual({ name: 'Souk, the shop', address: 'orders@shop.example' });
    expect(parseSender('orders@shop.example')).toEqual({ name: '', address: 'orders@shop.example' });
    for (const wrong of [
      '',
      'Souk',
      'Souk <orders>',
      'a@b.example, c@d.example',
      'Souk <a@b.example> <c@d.example>',
      'S\nouk <a@b.example>',
    ]) {
      expect(parseSender(wrong)).toBeNull();
    }
  });
});

describe('[F44] emails sent through a mail server', () => {
  it('go to exactly one recipient', async () => {
    const { port, url } = await smtpAddress();
    const smtp = await openSmtp(port);
    await openMailer(settings({ smtpUrl: url })).send(orderMail(), idle);
    expect(smtp.recipients).toEqual([['ada@example.com']]);
    expect(readMail(smtp.accepted[0] ?? '').text).toBe(orderMail().text);
  });

  it('are retried later if the server is unreachable, silent, busy or rejects the login', async () => {
    const { port, url } = await smtpAddress();
    const nobody = openMailer(settings({ smtpUrl: url }));
    await expect(nobody.send(orderMail(), idle)).rejects.toMatchObject({
      message: expect.stringContaining('ECONNREFUSED'),
      concernsAll: true,
    });

    const smtpUrl = await silentServer();
    await expect(openMailer(settings({ smtpUrl, stepMs: 200 })).send(orderMail(), idle)).rejects.toBeInstanceOf(LaterError);

    const busy = Object.assign(new Error('Try again later'), { responseCode: 451 });
    await openSmtp(port, {
      onRcptTo: (_address, _session, callback) => callback(busy),
      onAuth: (_auth, _session, callback) => callback(new Error('No')),
    });
    const patient = openMailer(settings({ smtpUrl: url }));
    await expect(patient.send(orderMail(), idle)).rejects.toMatchObject({
      message: expect.stringContaining('Try again later'),
      concernsAll: false,
    });
    const login = openMailer(settings({ smtpUrl: url.replace('//', '//user:wrong@') }));
    await expect(login.send(orderMail(), idle)).rejects.toMatchObject({ seconds: 60, concernsAll: true });
  });

  it('fail if the server rejects the email', async () => {
    const { port, url } = await smtpAddress();
    const unknown = Object.assign(new Error('No such mailbox: <ada@example.com>'), { responseCode: 550 });
    await openSmtp(port, { onRcptTo: (_address, _session, callback) => callback(unknown) });
    const failure: unknown = await openMailer(settings({ smtpUrl: url }))
      .send(orderMail(), idle)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(LaterError);
    expect(String(failure)).toMatch(/rejected.*No such mailbox: <\(recipient\)>/);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('ada@');
  });

  it('are aborted when the process shuts down', async () => {
    const smtpUrl = await silentServer();
    const closing = new AbortController();
    const sending = openMailer(settings({ smtpUrl })).send(orderMail(), closing.signal);
    closing.abort();
    await expect(sending).rejects.toThrow(/abort/i);
  });
});
