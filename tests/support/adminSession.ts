import type { BrowserContext } from 'playwright-core';
import { hashPassword } from '../../server/foundation/accounts/passwords.ts';
import { newTotpSecret } from '../../server/foundation/accounts/totp.ts';
import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role, StaffRight } from '../../server/generated/prisma/client.ts';

let accounts = 0;

export interface SomeAdmin {
  role?: Exclude<Role, 'CUSTOMER'>;
  /** Permissions of a STAFF account. */
  rights?: StaffRight[];
  /** Whether the session has just been re-authenticated. */
  isSteppedUp?: boolean;
  email?: string;
  name?: string;
  /** Without a password, the account can neither sign in again nor re-authenticate. */
  password?: string;
  /** Number of recovery codes left, which are placeholders; defaults to 10. */
  recoveryCodes?: number;
}

export interface AdminWithSession {
  accountId: number;
  email: string;
  /** Session token for signInAsAdmin(). */
  token: string;
  /** Secret of the second factor, for totpCode(). */
  secret: string;
}

/** Creates a staff member with an open admin session, in a shop prepared for a browser test (preparedShop.ts). */
export async function adminWithSession(db: Db, options: SomeAdmin = {}): Promise<AdminWithSession> {
  const { role = 'ADMINISTRATOR', rights = [], isSteppedUp = false, name = '', password, recoveryCodes = 10 } = options;
  accounts += 1;
  const email = options.email ?? `staff-${accounts}@shop.example`;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const now = new Date();
  const secret = newTotpSecret();
  const { id: accountId } = await db.prisma.account.create({
    data: { email, name, role, rights, passwordHash, emailVerifiedAt: now, totpSecret: secret },
  });
  const codes = Array.from({ length: recoveryCodes }, (_, index) => ({ accountId, codeHash: `none ${index}` }));
  await db.prisma.recoveryCode.createMany({ data: codes });
  const token = newToken();
  const steppedUpAt = isSteppedUp ? now : null;
  await db.prisma.adminSession.create({ data: { tokenHash: hashToken(token), accountId, verifiedAt: now, steppedUpAt } });
  return { accountId, email, token, secret };
}

/** Gives a browser the session, which grants access to pages below /admin/. */
export async function signInAsAdmin(context: BrowserContext, shopUrl: string, { token }: Pick<AdminWithSession, 'token'>): Promise<void> {
  await context.addCookies([{ name: 'admin', value: token, url: shopUrl, httpOnly: true, sameSite: 'Strict' }]);
}
