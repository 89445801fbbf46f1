// The accounts module's exports for other modules.
export { addressFields, checkAddress, checkLocker, phone, withLocker, withPostcode } from './addressFields.ts';
export { createStaff, firstAdministrator, listStaff, resetStaff, revokeStaff } from './adminAccounts.ts';
export { adminIdentity, staffIdentity } from './adminIdentity.ts';
export { BusyError, SignInRequiredError } from './errors.ts';
export { exportMyData } from './exportData.ts';
export { type ListOwner, listOwner, listOwnerOf, listOwnerOrCreate } from './listOwner.ts';
export { cancelAccountMail, readAccountMail } from './mails.ts';
export { accountMails } from './mails/kinds.ts';
export { renderAccountMail } from './mails/render.ts';
export { mergeNewVisitors, newVisitorCookie, newVisitorSeconds, newVisitorTokens } from './newVisitors.ts';
export { register } from './register.ts';
export { removeOldSessions } from './oldSessions.ts';
export { removeIdleVisitors } from './idleVisitors.ts';
export { accountOfGuestWithin } from './orders.ts';
export { ownAccount } from './ownAccount.ts';
export { passwordFault } from './passwordRules.ts';
export { type PersonalData, deletedPart, personalData } from './personalData.ts';
export { anonymous, visitorIdentity } from './visitor.ts';
