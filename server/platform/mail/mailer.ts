import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { timeLimit } from '../limits/timeLimit.ts';
import { LaterError } from '../jobs/errors.ts';
import { logoKeyOf, logoPart } from './layout.ts';
import { composition, type Mail, type Sender } from './mail.ts';

/** Sends emails. */
export interface Mailer {
  /**
   * Sends an email. This may take half a minute, so never call it within a transaction.
   * @throws LaterError when the mail server is unavailable or busy, which is no fault of the email; Error when it refuses the email
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Settings of the mailer. */
export interface MailSettings {
  /** smtp:// or smtps:// with user and password; without it, emails are written to `directory`. */
  smtpUrl: string | undefined;
  from: Sender;
  directory: string;
  /** Right part of Message-IDs: the shop's host name. */
  host: string;
  /** The picture of a logo as PNG, by its key; null when there is none. Mails carry it, so that they load nothing. */
  readLogo?: (key: string) => Promise<Buffer | null>;
  /** For tests: time limit of each SMTP step. */
  stepMs?: number;
}

const longestStepMs = 20_000;
/** Time limit of the whole SMTP session. */
const longestMs = 60_000;
const pauseSeconds = 60;

interface SmtpFailure extends Error {
  code?: string;
  /** For server replies: whether the email is refused permanently. */
  permanent?: boolean;
}

/**
 * Returns whether the email itself was refused permanently. A failed login is for the operator to fix, and doesn't mean that the email is
 * refused.
 */
function isRefused({ code, permanent }: SmtpFailure): boolean {
  if (code === 'EAUTH') return false;
  return permanent ?? (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** A mail with the logo that it shows. */
async function composed(mail: Mail, { from, host, readLogo }: MailSettings): Promise<SendMailOptions> {
  const key = logoKeyOf(mail.html.toString());
  // An email without its logo is better than none.
  const png = key && (await readLogo?.(key).catch(() => null));
  return composition(mail, from, host, key && png ? { part: logoPart(key), png } : null);
}

function smtpTransport(url: string, { stepMs = longestStepMs }: MailSettings) {
  return createTransport({ url, connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs, dnsTimeout: stepMs });
}

/**
 * Connects and signs in to the mail server of SMTP_URL, without sending an email.
 * @throws Error when it is unavailable or rejects the sign-in
 */
export async function checkMailServer(url: string, settings: MailSettings): Promise<void> {
  const transport = smtpTransport(url, settings);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpMailer(url: string, settings: MailSettings): Mailer {
  const transport = smtpTransport(url, settings);
  return {
    async send(mail, signal) {
      const options = await composed(mail, settings);
      const limit = timeLimit(longestMs, signal);
      try {
        await transport.sendMail({ ...options, signal: limit.signal });
      } catch (error) {
        const failure = error as SmtpFailure;
        // This error is logged, and the log must not contain shoppers' addresses.
        const reason = failure.message.replaceAll(mail.to, '(recipient)');
        // oxlint-disable-next-line preserve-caught-error -- it carries the address
        if (isRefused(failure)) throw new Error(`The mail server rejected the email: ${reason}`);
        // A server that has replied to this email may accept others; an unavailable server accepts none.
        const concernsAll = failure.code === 'EAUTH' || failure.permanent === undefined;
        throw new LaterError(`The mail server did not accept the email: ${reason}`, pauseSeconds, { concernsAll });
      } finally {
        limit.clear();
      }
    },
  };
}

function fileMailer(settings: MailSettings): Mailer {
  const { directory } = settings;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(await composed(mail, settings));
      if (!Buffer.isBuffer(message)) throw new Error('The email was not composed in memory');
      await mkdir(directory, { recursive: true });
      const file = path.join(directory, `${mail.fileName}.eml`);
      // Written to a temporary file and renamed, so that no reader sees half an email. Readable only by the shop's user, since it contains
      // addresses.
      await writeFile(`${file}.${process.pid}.part`, message, { mode: 0o600 });
      await rename(`${file}.${process.pid}.part`, file);
    },
  };
}

/** Opens a mailer that sends through SMTP_URL, or writes files to a directory without it. */
export function openMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings) : fileMailer(settings);
}
