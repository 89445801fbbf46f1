import { parseInput } from '../../platform/errors/errors.ts';
import type { Account } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { SignInRequiredError, WrongCredentialsError } from './errors.ts';
import { givenPassword } from './input.ts';
import { isPassword } from './passwords.ts';
import { countPasswordTry, forgivePasswordTry } from './signInLimits.ts';
import { z } from 'zod';
import { says } from './__generated__/messages.ts';

/**
 * Returns the caller's account.
 * @throws SignInRequiredError
 */
export async function ownAccount(shop: Pick<Shop, 'db' | 'visitor'>): Promise<Account> {
  const signedIn = await shop.visitor.account();
  const account = signedIn && (await shop.db.prisma.account.findUnique({ where: { id: signedIn.id } }));
  if (!account) throw new SignInRequiredError(says((t) => t.signInFirst));
  return account;
}

/** Returns the error for a wrong password, shown next to its field. */
export const wrongOwnPassword = (field: string) =>
  new WrongCredentialsError(
    says((t) => t.incorrectPassword),
    ['input', field],
  );

/**
 * Returns the caller's account after checking their password, for actions that must not be possible on an unattended page.
 * @param field name of the password's field in the input
 * @throws SignInRequiredError, InvalidInputError, ThrottledError, BusyError, WrongCredentialsError
 */
export async function confirmedAccount(
  shop: Pick<Shop, 'db' | 'visitor' | 'now' | 'address'>,
  password: string,
  field = 'password',
): Promise<Account> {
  const account = await ownAccount(shop);
  parseInput(z.object({ [field]: givenPassword }), { [field]: password });
  await countPasswordTry(shop, account.email);
  if (!(await isPassword(account.passwordHash, password))) throw wrongOwnPassword(field);
  await forgivePasswordTry(shop, account.email);
  return account;
}
