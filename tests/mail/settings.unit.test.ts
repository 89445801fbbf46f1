import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';

describe('[F44] the email configuration', () => {
  it('writes files if no mail server is configured', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example:8443', DATA_DIR: '/srv/souk' }).mail).toEqual({
      smtpUrl: undefined,
      from: { name: '', address: 'orders@shop.example' },
      directory: path.resolve('/srv/souk/mail'),
      host: 'shop.example',
    });
  });

  it('accepts a mail server with a sender, and rejects unusable values', () => {
    const given = { SMTP_URL: 'smtps://user:p%40ss@mail.example:465', MAIL_FROM: 'Souk <hello@shop.example>' };
    expect(readConfig(given).mail).toMatchObject({ smtpUrl: given.SMTP_URL, from: { name: 'Souk', address: 'hello@shop.example' } });
    expect(() => readConfig({ SMTP_URL: given.SMTP_URL })).toThrow('SMTP_URL also requires MAIL_FROM');
    for (const SMTP_URL of ['mail.example', 'http://mail.example', 'file:///etc/passwd']) {
      expect(() => readConfig({ ...given, SMTP_URL })).toThrow(/SMTP_URL: a mail server/);
    }
    for (const MAIL_FROM of ['Souk', 'a@b.example, c@d.example', 'Souk <a@b.example>\r\nBcc: c@d.example']) {
      expect(() => readConfig({ ...given, MAIL_FROM })).toThrow(ConfigError);
    }
  });
});
