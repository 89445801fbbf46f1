import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Html } from '../markup/html.ts';

/** A mail to one person. */
export interface Mail {
  /** Stable and unique: however often it is sent under this key, it goes out once. */
  key: string;
  /** Left part of its Message-ID, the same each time: letters, digits, dots and hyphens. */
  messageId: string;
  /** The address alone. Names are not taken into it: they come from strangers. */
  to: string;
  /** Who it comes from, unless the operator has set a name. */
  senderName: string;
  subject: string;
  html: Html;
  text: string;
  /** What its file is called, without an ending, where mails are written into a directory. */
  fileName: string;
  /** Of mails that come again and again: the address, of our own making, that ends them when somebody posts to it. */
  offUrl?: string;
}

/** Who mails come from. */
export interface Sender {
  /** '' for the shop's name. */
  name: string;
  address: string;
}

/** The logo as a part of a mail. */
export interface MailLogo {
  /** What the markup calls it. */
  part: string;
  png: Buffer;
}

/** An address that is one address, and nothing that could end a header or name a second one. */
const oneAddress = /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@[^\s@<>()[\],;:\\"\p{Cc}]{1,255}$/u;
const stableName = /^[\w.-]{1,120}$/;
const headerUrl = /^https?:\/\/[!#-;=?-~]{1,500}$/;

/** By which mail programs offer to end mails, with one click and without a visit (RFC 2369 and RFC 8058). */
function offHeaders({ offUrl }: Mail): Record<string, string> {
  if (offUrl === undefined) return {};
  if (!headerUrl.test(offUrl)) throw new Error('Invalid unsubscribe URL');
  return { 'List-Unsubscribe': `<${offUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Text for one line: whatever would break it, hide in it or turn it round becomes a space. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** @returns "Name <address>" or "address" taken apart, or null when it is not one sender */
export function parseSender(text: string): Sender | null {
  const [, name = '', address = ''] = /^(?:([^<>]*?)\s*<([^<>]+)>)$/.exec(text.trim()) ?? [undefined, '', text.trim()];
  const bare = name.replace(/^"(.*)"$/, '$1');
  return oneAddress.test(address) && oneLine(bare) === bare ? { name: bare, address } : null;
}

/**
 * What the mailer composes from. Everything that becomes a header is checked here, whatever the caller has let through.
 * @throws Error for an address or a name that cannot be used
 */
export function composition(mail: Mail, from: Sender, host: string, logo: MailLogo | null = null): SendMailOptions {
  if (!oneAddress.test(mail.to)) throw new Error('Invalid recipient email address');
  for (const name of [mail.messageId, mail.fileName]) if (!stableName.test(name)) throw new Error(`Invalid email name: ${name}`);
  return {
    from: { name: oneLine(from.name || mail.senderName), address: from.address },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    messageId: `<${mail.messageId}@${host}>`,
    html: mail.html.toString(),
    text: mail.text,
    // Automatic replies to a shop's automatic mail help nobody.
    headers: { 'Auto-Submitted': 'auto-generated', ...offHeaders(mail) },
    ...(logo && {
      attachments: [
        { filename: 'logo.png', contentType: 'image/png', content: logo.png, cid: logo.part, contentDisposition: 'inline' as const },
      ],
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
