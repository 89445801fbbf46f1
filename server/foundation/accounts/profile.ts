import { z } from 'zod';
import { parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { nameInput } from './input.ts';
import { ownAccount } from './ownAccount.ts';

/**
 * Changes the caller's display name.
 * @throws SignInRequiredError, InvalidInputError
 */
export async function updateProfile(shop: Shop, input: { name: string }): Promise<void> {
  const { name } = parseInput(z.object({ name: nameInput }), input);
  const { id } = await ownAccount(shop);
  await shop.db.prisma.account.updateMany({ where: { id }, data: { name } });
}
