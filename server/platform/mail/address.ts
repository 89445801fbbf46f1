import { domainToASCII } from 'node:url';

/**
 * Returns an email address with its internationalised domain in ASCII, as mail servers use it. An invalid domain is dropped; an ASCII
 * domain is unchanged.
 */
export function inAscii(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const domain = text.slice(at + 1);
  const ascii = domainToASCII(domain);
  return ascii === domain.toLowerCase() ? text : `${text.slice(0, at)}@${ascii}`;
}

/** Zod's own pattern doesn't accept internationalised top-level domains (xn--…). */
const mailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Returns whether a text with an ASCII domain is an email address. */
export const isMailAddress = (text: string): boolean => mailPattern.test(text);
