import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { hasHidden } from './rules.ts';

/** A parsed email address. */
export interface MailAddress {
  /** In lower case with an ASCII (punycode) domain: the canonical form that identifies a mailbox. */
  email: string;
  /** As entered, trimmed. */
  shown: string;
}

const maxLength = 254;
const maxLocalLength = 64;

/** Local parts that mail servers accept without quotes. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Letters of any script; no characters that could redirect an address. */
const domainText = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domainName = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`);

/**
 * Parses an email address: one @, at most 254 characters, no hidden characters, and a valid domain.
 * @returns null for an invalid address
 */
export function readAddress(text: string): MailAddress | null {
  if (text.length > 2 * maxLength || hasHidden(text)) return null;
  const shown = text.trim();
  const parts = shown.split('@');
  const [local = '', domain = ''] = parts;
  if (parts.length !== 2 || shown.length > maxLength || local.length > maxLocalLength) return null;
  if (!localPart.test(local) || !domainText.test(domain)) return null;
  const ascii = domainToASCII(domain).toLowerCase();
  const email = `${local.toLowerCase()}@${ascii}`;
  return domainName.test(ascii) && isIP(ascii) === 0 && email.length <= maxLength ? { email, shown } : null;
}

/**
 * The mailbox of an address, for rate limits of emails: `name+tag@host` is delivered to `name@host`. Dots are kept, because only some hosts
 * ignore them.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  // A local part that begins with + has no name before the tag.
  return `${local.replace(/(?<=.)\+.*/, '')}@${domain}`;
}
