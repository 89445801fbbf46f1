import { readAddress, type MailAddress } from '../address.ts';
import { readName } from '../rules.ts';
import type { Text } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

// Interprets the rows of a file: pure rules.

/** Maximum number of rejected rows in the report. */
export const maxReported = 1_000;

/** A valid row. */
export interface ImportedRow {
  line: number;
  address: MailAddress;
  name: string | null;
  status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED';
  /** From the file; null if absent. */
  confirmedAt: Date | null;
}

/** Status values of other systems. A row without a status counts as confirmed, because the operator vouches for its consent. */
const statusByName: Readonly<Record<string, ImportedRow['status']>> = {
  '': 'CONFIRMED',
  confirmed: 'CONFIRMED',
  subscribed: 'CONFIRMED',
  active: 'CONFIRMED',
  pending: 'PENDING',
  unconfirmed: 'PENDING',
  unsubscribed: 'UNSUBSCRIBED',
};

/** A raw row of the file. */
export interface FileRow {
  line: number;
  email: string;
  name: string;
  status: string;
  confirmedAt: string;
}

function readInstant(text: string, now: Date): Date | null | undefined {
  if (text.trim() === '') return null;
  const instant = /^\d{4}-\d\d-\d\d([T ]|$)/.test(text.trim()) ? new Date(text.trim()) : new Date(Number.NaN);
  return Number.isNaN(instant.getTime()) || instant.getTime() > now.getTime() ? undefined : instant;
}

/** @returns the parsed row, or its problem */
export function readRow(
  { line, email, name: givenName, status: word, confirmedAt: givenAt }: FileRow,
  now: Date,
): ImportedRow | { problem: Text } {
  const address = readAddress(email);
  if (!address) return { problem: email.trim() === '' ? says((t) => t.theEmailAddressIsMissing) : says((t) => t.invalidEmailAddress) };
  const name = readName(givenName);
  if (name === undefined) return { problem: says((t) => t.nameIsTooLongOrHasHidden) };
  const status = statusByName[word.trim().toLowerCase()];
  if (!status) return { problem: says((t) => t.unknownStatus) };
  const confirmedAt = readInstant(givenAt, now);
  if (confirmedAt === undefined) return { problem: says((t) => t.theConfirmationTimeIsInvalid) };
  return { line, address, name, status, confirmedAt };
}
