import type { ApiScope, StaffRight } from '../../generated/prisma/client.ts';
import type { Shop } from './shop.ts';
import type { AdminMember } from './identity.ts';
import { StepUpRequiredError } from './errors.ts';

// Permissions (row 137). Guests and customers have none in the administration; staff have those of their areas, and administrators have
// all. They are always checked against the administration session, never against what a page claims.

/** Returns the staff member if the second factor was verified; otherwise null. */
export async function adminMember({ admin }: Pick<Shop, 'admin'>): Promise<AdminMember | null> {
  const member = (await admin?.member()) ?? null;
  return member?.isVerified === true ? member : null;
}

/** Returns whether the caller is an administrator, in an administration session. */
export async function isAdministrator(shop: Pick<Shop, 'admin'>): Promise<boolean> {
  return (await adminMember(shop))?.role === 'ADMINISTRATOR';
}

/** Returns whether the caller has the permission for this area. */
export async function hasRight(shop: Pick<Shop, 'admin'>, right: StaffRight): Promise<boolean> {
  const member = await adminMember(shop);
  return member !== null && (member.role === 'ADMINISTRATOR' || member.rights.includes(right));
}

/** Whether the caller is a program whose API key has all of these scopes. */
export function hasScopes({ apiKey }: Pick<Shop, 'apiKey'>, scopes: readonly ApiScope[]): boolean {
  return apiKey !== undefined && scopes.every((scope) => apiKey.scopes.includes(scope));
}

/** Whether the caller may work in this area, or is a program whose API key has all of the scopes; without scopes no key may. */
export async function mayUse(shop: Pick<Shop, 'admin' | 'apiKey'>, right: StaffRight, scopes: readonly ApiScope[]): Promise<boolean> {
  return (scopes.length > 0 && hasScopes(shop, scopes)) || hasRight(shop, right);
}

/** Returns whether the caller is an administrator who has re-authenticated within ten minutes, in an administration session. */
export async function isSteppedUpAdministrator(shop: Pick<Shop, 'admin'>): Promise<boolean> {
  return (await isAdministrator(shop)) && (await adminMember(shop))?.isSteppedUp === true;
}

/**
 * Returns whether the caller is an administrator in either session, because pages of the old theme know only the shop's session. Use it
 * only for calls of such pages, which also require a token.
 */
export async function hasAdministratorRole(shop: Pick<Shop, 'admin' | 'visitor'>): Promise<boolean> {
  return (await isAdministrator(shop)) || (await shop.visitor.account())?.role === 'ADMINISTRATOR';
}

/**
 * For what must not be done by anyone who finds an open page: deleting everything, exporting, changing integrations.
 * An API key needs no confirmation: it was confirmed when it got its scopes.
 * @throws StepUpRequiredError when password or code were not shown within ten minutes
 */
export async function requireStepUp(shop: Pick<Shop, 'admin' | 'apiKey'>): Promise<void> {
  if (shop.apiKey) return;
  if ((await adminMember(shop))?.isSteppedUp !== true) throw new StepUpRequiredError();
}
