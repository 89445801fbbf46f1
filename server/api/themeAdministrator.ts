import type { AdminMember } from '../platform/operation/identity.ts';
import { StepUpRequiredError } from '../platform/operation/errors.ts';
import { hasAdministratorRole, isAdministrator, isSteppedUpAdministrator } from '../platform/operation/rights.ts';
import { actorOf, recordAudit } from '../foundation/audit/audit.ts';
import type { Context } from '../platform/graphql/context.ts';

/**
 * How administrators act on pages of the old theme. Those know the shop's session only, so its administrators have the rights of the
 * administration there, for the calls that such pages have and nothing else: each of these asks for a token of its own besides (row 137).
 * @returns null for everybody who is no administrator in either session
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
    // There is no page to show a password on; the token stands in for it.
    isSteppedUp: true,
  };
  const nothing = () => undefined;
  return {
    ...context,
    shop: { ...shop, admin: { member: () => Promise.resolve(member), become: nothing, renew: nothing, leave: nothing } },
  };
}

/**
 * The same for what the shop's session must not do, because a password that was entered long ago is all that it stands for: deleting
 * everything (SAFETY 1.11). It takes an administrator's session of the administration where password or code were shown lately.
 * @param action as the audit log names the act; an administrator who is refused is noted there
 * @returns null for everybody else
 */
export async function steppedUpAdministrator(context: Context, action: string): Promise<Context | null> {
  const { shop } = context;
  if (await isSteppedUpAdministrator(shop)) return context;
  // Of others nothing is noted: anybody could fill the log.
  if (await hasAdministratorRole(shop)) {
    const details = { code: new StepUpRequiredError().code };
    await recordAudit(shop.db.prisma, shop, await actorOf(shop), { action, outcome: 'REFUSED', details });
  }
  return null;
}

/** Whether steppedUpAdministrator() would let the caller act. It notes nothing. */
export function isSteppedUp({ shop }: Context): Promise<boolean> {
  return isSteppedUpAdministrator(shop);
}
