import { isUnionType } from 'graphql';
import { hashPassword } from '../../server/foundation/accounts/passwords.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role, StaffRight } from '../../server/generated/prisma/client.ts';
import { schema } from '../../server/api/schema.ts';
import type { Visitor } from '../support/shopDriver.ts';

// Account operations as clients send them.

/** Default password of accounts created in tests. */
export const password = 'violet tractor meadow';

let hash: Promise<string> | undefined;
const passwordHash = () => (hash ??= hashPassword(password));

export interface NewAccount {
  email?: string;
  role?: Role;
  rights?: StaffRight[];
  name?: string;
  /** Whether the address is confirmed; defaults to true. */
  isVerified?: boolean;
}

/**
 * Creates an account with `password`.
 * @returns the row's id
 */
export async function makeAccount(
  db: Db,
  { email = 'ada@example.com', role, rights, name, isVerified = true }: NewAccount = {},
): Promise<number> {
  const emailVerifiedAt = isVerified ? new Date('2026-01-01T00:00:00Z') : null;
  const { id } = await db.prisma.account.create({
    data: { email, role, rights, name, emailVerifiedAt, passwordHash: await passwordHash() },
  });
  return id;
}

/** Fields of account mutation payloads that tests check. */
export interface AccountAnswer {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  retryAfterSeconds?: number;
  merged?: { cart: number; compared: number; wished: number };
  viewer?: { isSignedIn: boolean };
  secret?: string;
  url?: string;
  needsEnrolment?: boolean;
  recoveryCodes?: string[] | null;
  recoveryCodesLeft?: number;
  json?: string;
  account?: { email: string; name: string; addresses: { id: string; isDefault: boolean; city: string }[] } | null;
  address?: { id: string };
  endedCount?: number;
}

/**
 * Runs an account mutation.
 * @param payload selection of the payload, such as "viewer { isSignedIn }"
 */
export async function act(who: Visitor, name: string, input: object, payload = '__typename'): Promise<AccountAnswer> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const result = schema.getType(`${type}Result`);
  const isThrottled = isUnionType(result) && result.getTypes().some((member) => member.name === 'ThrottledError');
  const throttled = isThrottled ? '... on ThrottledError { retryAfterSeconds }' : '';
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename
    ... on UserError { code message path } ${throttled} ... on ${type}Payload { ${payload} } } }`;
  return (await who.query<{ result: AccountAnswer }>(document, { input })).result;
}

export const signIn = (who: Visitor, email = 'ada@example.com', given = password) =>
  act(who, 'signIn', { email, password: given }, 'viewer { isSignedIn } merged { cart cartLeftOut compared wished }');

export const signOut = (who: Visitor) => act(who, 'signOut', {}, 'viewer { isSignedIn }');

export async function isSignedIn(who: Visitor): Promise<boolean> {
  return (await who.query<{ viewer: { isSignedIn: boolean } }>('{ viewer { isSignedIn } }')).viewer.isSignedIn;
}
