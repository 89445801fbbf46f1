import type { BrowserContext } from 'playwright-core';
import { hashPassword } from '../../server/foundation/accounts/passwords.ts';
import { newTotpSecret } from '../../server/foundation/accounts/totp.ts';
import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role, StaffRight } from '../../server/generated/prisma/client.ts';

let accounts = 0;

export interface SomeAdmin {
  role?: Exclude<Role, 'CUSTOMER'>;
  /** Of STAFF. */
  rights?: StaffRight[];
  /** Whether password or code were shown just now. */
  isSteppedUp?: boolean;
  email?: string;
  name?: string;
  /** Without one, nobody can sign in anew or step up. */
  password?: string;
  /** How many recovery codes are left, which say nothing; otherwise 10. */
  recoveryCodes?: number;
}

export interface AdminWithSession {
  accountId: number;
  email: string;
  /** For becomeAdmin(). */
  token: string;
  /** Of the second factor, for totpCode(). */
  secret: string;
}

/** Writes somebody of the staff with an open session of the administration, in a shop that a browser test prepares (preparedShop.ts). */
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

/** Gives a browser the session: its pages below /admin/ are open then. */
export async function becomeAdmin(context: BrowserContext, shopUrl: string, { token }: Pick<AdminWithSession, 'token'>): Promise<void> {
  await context.addCookies([{ name: 'admin', value: token, url: shopUrl, httpOnly: true, sameSite: 'Strict' }]);
}
