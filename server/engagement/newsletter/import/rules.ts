import { readAddress, type MailAddress } from '../address.ts';
import { readName } from '../rules.ts';

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
export function readRow({ line, email, name: givenName, status: word, confirmedAt: givenAt }: FileRow, now: Date): ImportedRow | string {
  const address = readAddress(email);
  if (!address) return email.trim() === '' ? 'The email address is missing.' : 'Invalid email address.';
  const name = readName(givenName);
  if (name === undefined) return 'The name is too long or contains invisible characters.';
  const status = statusByName[word.trim().toLowerCase()];
  if (!status) return 'Unknown status. Use confirmed, pending or unsubscribed.';
  const confirmedAt = readInstant(givenAt, now);
  if (confirmedAt === undefined) return 'The confirmation time is invalid or in the future. Use a format such as 2026-03-01.';
  return { line, address, name, status, confirmedAt };
}
