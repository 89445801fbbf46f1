import { totpCode } from '../../server/foundation/accounts/totp.ts';
import { adminSignIn, enrol, openStaff } from '../accounts/adminDriver.ts';
import { makeAccount, password } from '../accounts/accountDocuments.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { fresh, type StaffActs, type StaffFixture } from './staffFixture.ts';

/** Returns a staff member who has entered the password but not the second factor. */
async function halfOpen({ db }: StaffFixture) {
  const email = `${fresh('half')}@shop.example`;
  const accountId = await makeAccount(db, { email, role: 'ADMINISTRATOR' });
  const who = newVisitor(db, { admin: 'own', address: '192.0.2.200' });
  await adminSignIn(who, email);
  return { who, accountId };
}

async function colleague({ db }: StaffFixture) {
  const email = `${fresh('colleague')}@shop.example`;
  return { email, id: await makeAccount(db, { email, role: 'STAFF', rights: ['ORDERS'] }) };
}

/** Mutations of staff accounts and of the staff member's own session and views. */
export const actsOfStaff: StaffActs = {
  setStaffAccount: {
    leaves: ['account.create', 'Account'],
    details: 'role: STAFF · permissions: ORDERS',
    prepare: () => ({ input: { email: `${fresh('new')}@shop.example`, isAdministrator: false, rights: ['ORDERS'] } }),
  },
  resetStaffAccount: {
    leaves: ['account.reset', 'Account'],
    async prepare(desk) {
      const { email, id } = await colleague(desk);
      return { input: { email }, ids: [id] };
    },
  },
  revokeStaffAccount: {
    leaves: ['account.setRole', 'Account'],
    details: 'role: CUSTOMER',
    async prepare(desk) {
      const { email, id } = await colleague(desk);
      return { input: { email }, ids: [id] };
    },
  },
  // Not audited: the secret has no effect before its first code, which leaves a row.
  adminEnrolTotp: { leaves: null, prepare: async (desk) => ({ input: {}, by: await halfOpen(desk) }) },
  adminVerifySecondFactor: {
    leaves: ['admin.enrol', ''],
    async prepare(desk) {
      const by = await halfOpen(desk);
      const { secret = '' } = await enrol(by.who);
      return { input: { code: totpCode(secret, testNow) }, by };
    },
  },
  adminStepUp: { leaves: ['admin.stepUp', ''], prepare: () => ({ input: { password } }) },
  adminRenewRecoveryCodes: { leaves: ['admin.recoveryCodes', ''], prepare: () => ({ input: {} }) },
  adminSignOut: {
    leaves: ['admin.signOut', ''],
    prepare: async ({ db }) => ({ input: {}, by: await openStaff(db, 'STAFF', [], { address: '192.0.2.201' }) }),
  },
  // Not audited: saved views are private to each staff member and don't affect the shop.
  setListView: { leaves: null, prepare: () => ({ input: { screen: 'orders', name: fresh('Mine'), search: '?q=a' } }) },
  deleteListView: {
    leaves: null,
    async prepare({ db, boss: { accountId } }) {
      const view = { accountId, screen: 'orders', name: fresh('Old'), search: '?q=b', createdAt: testNow };
      return { input: { id: (await db.prisma.listView.create({ data: view })).id } };
    },
  },
};
