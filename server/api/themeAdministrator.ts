import type { AdminMember } from '../platform/operation/identity.ts';
import { StepUpRequiredError } from '../platform/operation/errors.ts';
import { hasAdministratorRole, isAdministrator, isSteppedUpAdministrator } from '../platform/operation/rights.ts';
import { actorOf, recordAudit } from '../foundation/audit/audit.ts';
import type { Context } from '../platform/graphql/context.ts';

/**
 * The context with which administrators act on pages of the old theme. These pages know the shop's session only, so its administrators get
 * their admin rights for the calls of such pages and no others; each of these calls also requires its own token (row 137).
 * @returns null for anyone who isn't an administrator in either session
 */
export async function themeAdministrator(context: Context): Promise<Context | null> {
  const { shop } = context;
  const account = await shop.visitor.account();
  const inOffice = (await isAdministrator(shop)) ? ((await shop.admin?.member()) ?? null) : null;
  const accountId = inOffice?.accountId ?? (account?.role === 'ADMINISTRATOR' ? account.id : null);
  if (accountId === null) return null;
  const member: AdminMember = {
    sessionId: inOffice?.sessionId ?? 0,
    accountId,
    role: 'ADMINISTRATOR',
    rights: [],
    isVerified: true,
    // These pages can't ask for the password; the call's token replaces it.
    isSteppedUp: true,
  };
  const nothing = () => undefined;
  return {
    ...context,
    shop: { ...shop, admin: { member: () => Promise.resolve(member), switchTo: nothing, renew: nothing, leave: nothing } },
  };
}

/**
 * The context for actions that the shop's session isn't enough for, such as deleting everything (SAFETY 1.11), because its password may
 * have been entered long ago. Requires an administrator's admin session with a recent re-authentication by password or code.
 * @param action name of the action in the audit log, where refused administrators are recorded
 * @returns null for anyone else
 */
export async function steppedUpAdministrator(context: Context, action: string): Promise<Context | null> {
  const { shop } = context;
  if (await isSteppedUpAdministrator(shop)) return context;
  // Only refused administrators are logged: otherwise anyone could flood the log.
  if (await hasAdministratorRole(shop)) {
    const details = { code: new StepUpRequiredError().code };
    await recordAudit(shop.db.prisma, shop, await actorOf(shop), { action, outcome: 'REFUSED', details });
  }
  return null;
}

/** Whether steppedUpAdministrator() would allow the caller to act. Writes no audit entry. */
export function isSteppedUp({ shop }: Context): Promise<boolean> {
  return isSteppedUpAdministrator(shop);
}
