import type { AdminMember } from '../accounts/adminIdentity.ts';
import { isAdministrator } from '../accounts/rights.ts';
import type { Context } from './context.ts';

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
