import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { timeLimit } from '../limits/timeLimit.ts';
import { LaterError } from '../jobs/errors.ts';
import { logoKeyOf, logoPart } from './layout.ts';
import { composition, type Mail, type Sender } from './mail.ts';

/** The way out for mails. */
export interface Mailer {
  /**
   * Hands the mail over. It may take half a minute: never within a transaction.
   * @throws LaterError when the mail server is away or busy, which is no fault of the mail; Error when it refuses the mail
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Settings of the mailer. */
export interface MailSettings {
  /** smtp:// or smtps:// with user and password; without it mails are written into `directory`. */
  smtpUrl: string | undefined;
  from: Sender;
  directory: string;
  /** Right part of Message-IDs: the shop's host name. */
  host: string;
  /** The picture of a logo as PNG, by its key; null when there is none. Mails carry it, so that they load nothing. */
  readLogo?: (key: string) => Promise<Buffer | null>;
  /** For tests: how long a step of the conversation may take. */
  stepMs?: number;
}

const longestStepMs = 20_000;
/** The whole conversation. */
const longestMs = 60_000;
const pauseSeconds = 60;

interface SmtpFailure extends Error {
  code?: string;
  /** Of answers of the server: whether it will never take this mail. */
  permanent?: boolean;
}

/** Whether the mail itself was refused for good; a login that fails is the operator's to mend, and the mail is good. */
function isRefused({ code, permanent }: SmtpFailure): boolean {
  if (code === 'EAUTH') return false;
  return permanent ?? (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** A mail with the logo that it shows. */
async function composed(mail: Mail, { from, host, readLogo }: MailSettings): Promise<SendMailOptions> {
  const key = logoKeyOf(mail.html.toString());
  const png = key && (await readLogo?.(key));
  return composition(mail, from, host, key && png ? { part: logoPart(key), png } : null);
}

function smtpMailer(url: string, settings: MailSettings): Mailer {
  const { stepMs = longestStepMs } = settings;
  const transport = createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
  });
  return {
    async send(mail, signal) {
      const options = await composed(mail, settings);
      const limit = timeLimit(longestMs, signal);
      try {
        await transport.sendMail({ ...options, signal: limit.signal });
      } catch (error) {
        const failure = error as SmtpFailure;
        // What is thrown here ends in the log, where no shopper's address belongs.
        const reason = failure.message.replaceAll(mail.to, '(recipient)');
        // oxlint-disable-next-line preserve-caught-error -- it carries the address
        if (isRefused(failure)) throw new Error(`The mail server rejected the email: ${reason}`);
        // A server that has answered to this mail may take others; one that is away takes none.
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
      // Beside it and renamed, so that a reader never sees half a mail. Only the shop's user may read it: it has addresses in it.
      await writeFile(`${file}.${process.pid}.part`, message, { mode: 0o600 });
      await rename(`${file}.${process.pid}.part`, file);
    },
  };
}

/** Mails go through SMTP_URL, or as files into a directory where there is none. */
export function openMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings) : fileMailer(settings);
}
