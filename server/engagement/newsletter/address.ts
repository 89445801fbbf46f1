import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { hasHidden } from './rules.ts';

/** A mail address of somebody. */
export interface MailAddress {
  /** In small letters, its domain in ASCII (punycode): what tells one mailbox from another. */
  email: string;
  /** As it was typed, without blanks around it. */
  shown: string;
}

const maxLength = 254;
const maxLocalLength = 64;

/** What mail servers take without quotes. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Letters of any script; nothing that an address could be made to lead elsewhere by. */
const domainText = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domainName = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`);

/**
 * Reads a mail address: one @, at most 254 characters, nothing hidden in it, and a domain that can be one.
 * @returns null when it is none
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
 * The mailbox that an address leads to, for limits of mails: `name+tag@host` arrives where `name@host` does. Dots are left, because only
 * some hosts ignore them.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  // A local part that begins with + has no name before it.
  return `${local.replace(/(?<=.)\+.*/, '')}@${domain}`;
}
