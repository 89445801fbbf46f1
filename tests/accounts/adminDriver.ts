import { totpCode } from '../../server/foundation/accounts/totp.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role, StaffRight } from '../../server/generated/prisma/client.ts';
import { newVisitor, testNow, type Visitor, type VisitorOptions } from '../support/shopDriver.ts';
import { act, makeAccount, password, type AccountAnswer } from './accountDocuments.ts';

// Helpers that sign staff in to the admin with both factors.

export const adminFields = 'adminViewer { stage rights isSteppedUp recoveryCodesLeft account { email role } }';

export const adminSignIn = (who: Visitor, email: string, given = password) =>
  act(who, 'adminSignIn', { email, password: given }, adminFields);

export const enrol = (who: Visitor) => act(who, 'adminEnrolTotp', {}, 'secret url');

export const showCode = (who: Visitor, code: string): Promise<AccountAnswer> =>
  act(who, 'adminVerifySecondFactor', { code }, `recoveryCodes ${adminFields}`);

export interface Staff {
  who: Visitor;
  accountId: number;
  email: string;
  secret: string;
  recoveryCodes: string[];
}

let staffCount = 0;

/** Creates a staff member with an open admin session, who is a guest in the shop. */
export async function openStaff(db: Db, role: Role, rights: StaffRight[] = [], options: VisitorOptions = {}): Promise<Staff> {
  staffCount += 1;
  const email = `staff${staffCount}@shop.example`;
  const accountId = await makeAccount(db, { email, role, rights });
  const who = newVisitor(db, { admin: 'own', ...options });
  await adminSignIn(who, email);
  const secret = (await enrol(who)).secret ?? '';
  const { recoveryCodes } = await showCode(who, totpCode(secret, options.now ?? testNow));
  return { who, accountId, email, secret, recoveryCodes: recoveryCodes ?? [] };
}
