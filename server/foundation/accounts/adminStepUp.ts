import { recordAudit } from '../audit/audit.ts';
import { resetAttempts, countAttempt } from '../../platform/limits/backoff.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import type { Account } from '../../generated/prisma/client.ts';
import { ForbiddenError } from '../../platform/graphql/forbidden.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { actor, codeInput, codeLimit, identity, refused, started, spendCodeWithin } from './adminSession.ts';
import { WrongCredentialsError } from './errors.ts';
import { isPassword } from './passwords.ts';
import { requireStepUp } from '../../platform/operation/rights.ts';
import { countPasswordTry, forgivePasswordTry } from './signInLimits.ts';
import { renewRecoveryCodesWithin } from './totp.ts';
import { says } from './__generated__/messages.ts';

// Actions of staff on their own administration session.

/**
 * Re-authenticates with the password or a code, for actions that must not be possible on an unattended page. Valid for ten minutes.
 * @throws ForbiddenError, WrongCredentialsError, WrongCodeError, ThrottledError, BusyError, InvalidInputError, TryAgainError
 */
export async function adminStepUp(shop: Shop, { password, code }: { password?: string | null; code?: string | null }): Promise<void> {
  const { member, account } = await started(shop);
  if (!member.isVerified) throw new ForbiddenError();
  if (typeof code === 'string') await stepUpByCode(shop, account, code);
  else await stepUpByPassword(shop, account, password ?? '');
  await shop.db.prisma.$transaction(async (tx) => {
    await tx.adminSession.updateMany({ where: { id: member.sessionId }, data: { steppedUpAt: shop.now } });
    await recordAudit(tx, shop, actor(shop, account.id), { action: 'admin.stepUp' });
  });
  identity(shop).renew();
}

async function stepUpByCode(shop: Shop, account: Account, given: string): Promise<void> {
  const { code } = parseInput(codeInput, { code: given });
  const tries = { scope: 'second-factor', subject: String(account.id) };
  await countAttempt(shop.db, { ...tries, now: shop.now }, codeLimit);
  await withRetry(() => shop.db.prisma.$transaction((tx) => spendCodeWithin(tx, account, code, shop.now))).catch((error: unknown) =>
    refused(shop, account.id, 'admin.stepUp', error),
  );
  await resetAttempts(shop.db, tries);
}

async function stepUpByPassword(shop: Shop, account: Account, password: string): Promise<void> {
  await countPasswordTry(shop, account.email);
  if (!(await isPassword(account.passwordHash, password)))
    await refused(
      shop,
      account.id,
      'admin.stepUp',
      new WrongCredentialsError(
        says((t) => t.incorrectPassword),
        ['input', 'password'],
      ),
    );
  await forgivePasswordTry(shop, account.email);
}

/**
 * Replaces the recovery codes with new ones.
 * @throws ForbiddenError, StepUpRequiredError, TryAgainError
 */
export async function renewRecoveryCodes(shop: Shop): Promise<string[]> {
  const { account } = await started(shop);
  await requireStepUp(shop);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await recordAudit(tx, shop, actor(shop, account.id), { action: 'admin.recoveryCodes' });
      return renewRecoveryCodesWithin(tx, account.id);
    }),
  );
}
