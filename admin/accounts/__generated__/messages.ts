// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** Unlock */
export const unlock = "Unlock";

/** Lock */
export const lock = "Lock";

/** Send a password reset link to {email}? */
export const sendResetLinkQuestion = (v: { email: string | number }): string => `Send a password reset link to ${v.email}?`;

/** Send */
export const send = "Send";

/** The email is being sent. */
export const emailIsBeingSent = "The email is being sent.";

/** Unlock the account for {email}? */
export const unlockQuestion = (v: { email: string | number }): string => `Unlock the account for ${v.email}?`;

/** Lock the account for {email}? */
export const lockQuestion = (v: { email: string | number }): string => `Lock the account for ${v.email}?`;

/** Account unlocked. */
export const accountUnlocked = "Account unlocked.";

/** Account locked. */
export const accountLocked = "Account locked.";

/** The customer can sign in again. Their password stays the same. */
export const unlockingConsequences = "The customer can sign in again. Their password stays the same.";

/** The customer will be signed out everywhere and won’t be able to sign in until you unlock the account. Their orders aren’t affected. */
export const lockingConsequences = "The customer will be signed out everywhere and won’t be able to sign in until you unlock the account. Their orders aren’t affected.";

/** Erase */
export const erase = "Erase";

/** Send password reset email */
export const sendPasswordResetEmail = "Send password reset email";

/** The same email that customers can request themselves. Staff never see the password. */
export const resetEmailHint = "The same email that customers can request themselves. Staff never see the password.";

/** Addresses */
export const addresses = "Addresses";

/** The address book is empty. */
export const addressBookIsEmpty = "The address book is empty.";

/** Default */
export const defaultAddress = "Default";

/** Confirmed */
export const confirmed = "Confirmed";

/** Not confirmed */
export const notConfirmed = "Not confirmed";

/** Locked */
export const locked = "Locked";

/** Order */
export const order = "Order";

/** Placed */
export const placed = "Placed";

/** Status */
export const status = "Status";

/** Total */
export const total = "Total";

/** Pending */
export const pending = "Pending";

/** Subscribed */
export const subscribed = "Subscribed";

/** Unsubscribed */
export const unsubscribed = "Unsubscribed";

/** Customers */
export const customers = "Customers";

/** Account */
export const account = "Account";

/** Email */
export const email = "Email";

/** Registered */
export const registered = "Registered";

/** Orders */
export const orders = "Orders";

/** Spent */
export const spent = "Spent";

/** Signed in on */
export const signedInOn = "Signed in on";

/** {count, plural, one {# device} other {# devices}} */
export const deviceCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} device` : `${v.count.toLocaleString("en")} devices`)}`;

/** Newsletter */
export const newsletter = "Newsletter";

/** Not subscribed */
export const notSubscribed = "Not subscribed";

/** Most recent orders, including cancelled ones. */
export const ordersHint = "Most recent orders, including cancelled ones.";

/** Orders by {email} */
export const ordersBy = (v: { email: string | number }): string => `Orders by ${v.email}`;

/** No orders placed with this account yet. */
export const noOrdersPlacedWithThisAccount = "No orders placed with this account yet.";

/** Show all */
export const showAll = "Show all";

/** Name */
export const name = "Name";

/** With orders */
export const withOrders = "With orders";

/** Without orders */
export const withoutOrders = "Without orders";

/** Customers with an account. You’ll find guests under Orders. */
export const whatCustomersAre = "Customers with an account. You’ll find guests under Orders.";

/** Search by email or name */
export const searchByEmailOrName = "Search by email or name";

/** All statuses */
export const allStatuses = "All statuses";

/** With or without orders */
export const anyOrders = "With or without orders";

/** Registered on or after */
export const registeredFrom = "Registered on or after";

/** Registered on or before */
export const until = "Registered on or before";

/** No customer accounts yet. */
export const noCustomerAccountsYet = "No customer accounts yet.";

/** Search guest orders */
export const searchGuestOrders = "Search guest orders";

/** No accounts found. */
export const noAccountsMatch = "No accounts found.";

/** Customer erased. */
export const customerErased = "Customer erased.";

/** Permanently erase {email}? */
export const permanentlyErase = (v: { email: string | number }): string => `Permanently erase ${v.email}?`;

/** What is deleted and what is kept */
export const whatIsDeletedAndWhat = "What is deleted and what is kept";

/** Use this when a customer asks to be forgotten. This can’t be undone. Customers see the same details when they delete their own account: */
export const erasureConsequences = "Use this when a customer asks to be forgotten. This can’t be undone. Customers see the same details when they delete their own account:";

/** Customer */
export const customer = "Customer";

/** Password for {email} */
export const passwordFor = (v: { email: string | number }): string => `Password for ${v.email}`;

/** Share it securely with the account’s owner. It won’t be shown again. Two-factor authentication is set up at first sign-in. */
export const passwordHint = "Share it securely with the account’s owner. It won’t be shown again. Two-factor authentication is set up at first sign-in.";

/** Sign-in and security */
export const signInAndSecurity = "Sign-in and security";

/** {email}, administrator */
export const administratorEmail = (v: { email: string | number }): string => `${v.email}, administrator`;

/** {email}, staff */
export const staffEmail = (v: { email: string | number }): string => `${v.email}, staff`;

/** Recovery codes */
export const recoveryCodes = "Recovery codes";

/** Use a recovery code to sign in when you don’t have your authenticator app. Each code works once. */
export const recoveryCodesHint = "Use a recovery code to sign in when you don’t have your authenticator app. Each code works once.";

/** I’ve saved them */
export const savedCodes = "I’ve saved them";

/** Session */
export const session = "Session";

/** Ends after 30 minutes of inactivity, and no later than 8 hours after you sign in. */
export const endsAfterMinutesOfInactivity = "Ends after 30 minutes of inactivity, and no later than 8 hours after you sign in.";

/** {count, plural, one {You have # code left.} other {You have # codes left.}} */
export const youHaveCodesLeft = (v: { count: number }): string => `${(v.count === 1 ? `You have ${v.count.toLocaleString("en")} code left.` : `You have ${v.count.toLocaleString("en")} codes left.`)}`;

/** Generating new codes invalidates the old ones. */
export const generatingNewCodesInvalidates = "Generating new codes invalidates the old ones.";

/** Generate new codes */
export const generateNewCodes = "Generate new codes";

/** If you’ve lost your phone or your password, run this command on the server: <code>npm run admin -- reset {email}</code>. */
export const howToResetSignIn = (v: { code: (text: ReactNode) => ReactNode; email: string | number }): ReactNode => rich("If you’ve lost your phone or your password, run this command on the server: ", v.code(rich("npm run admin -- reset ", v.email)), ".");

/** Sign out */
export const signOut = "Sign out";

/** Catalogue */
export const catalogue = "Catalogue";

/** Includes stock, prices, product files and products from external shops. */
export const includesStockPricesProduct = "Includes stock, prices, product files and products from external shops.";

/** Includes refunds and customer data. */
export const includesRefundsAndCustomerData = "Includes refunds and customer data.";

/** Deals */
export const deals = "Deals";

/** Includes votes on offers. Coupons are part of Orders. */
export const includesVotesOnOffers = "Includes votes on offers. Coupons are part of Orders.";

/** Subscribers */
export const subscribers = "Subscribers";

/** Includes imports, exports, deletions, integrations and webhooks. */
export const includesImportsDownloadsDeletions = "Includes imports, exports, deletions, integrations and webhooks.";

/** Content */
export const content = "Content";

/** Settings */
export const settings = "Settings";

/** Includes the bank account for transfers. */
export const includesBankAccountFor = "Includes the bank account for transfers.";

/** Reports */
export const reports = "Reports";

/** Staff */
export const staff = "Staff";

/** Email address */
export const emailAddress = "Email address";

/** Administrator */
export const administrator = "Administrator";

/** Permissions */
export const permissions = "Permissions";

/** Save */
export const save = "Save";

/** Add */
export const add = "Add";

/** Can do everything, including making others administrators. */
export const canDoEverythingIncluding = "Can do everything, including making others administrators.";

/** Cancel */
export const cancel = "Cancel";

/** Role */
export const role = "Role";

/** Everything */
export const everything = "Everything";

/** None */
export const none = "None";

/** Two-factor authentication */
export const twoFactorAuthentication = "Two-factor authentication";

/** Set up */
export const setUp = "Set up";

/** Not set up */
export const notSetUp = "Not set up";

/** Sessions */
export const sessions = "Sessions";

/** Saved. */
export const saved = "Saved.";

/** Everyone who works for your shop. Changing a person’s permissions ends their sessions. */
export const whatStaffIs = "Everyone who works for your shop. Changing a person’s permissions ends their sessions.";

/** Edit {email} */
export const editAccount = (v: { email: string | number }): string => `Edit ${v.email}`;

/** Reset sign-in for {email} */
export const resetSignInFor = (v: { email: string | number }): string => `Reset sign-in for ${v.email}`;

/** Remove {email} */
export const removeAccount = (v: { email: string | number }): string => `Remove ${v.email}`;

/** No staff accounts yet. */
export const noStaffAccountsYet = "No staff accounts yet.";

/** Permissions for {email} */
export const permissionsFor = (v: { email: string | number }): string => `Permissions for ${v.email}`;

/** Add staff */
export const addStaff = "Add staff";

/** Reset sign-in for {email}? */
export const resetSignInQuestion = (v: { email: string | number }): string => `Reset sign-in for ${v.email}?`;

/** Remove {email} from staff? */
export const removeFromStaffQuestion = (v: { email: string | number }): string => `Remove ${v.email} from staff?`;

/** Reset */
export const reset = "Reset";

/** Remove */
export const remove = "Remove";

/** They get a new password and must set up two-factor authentication again. All their sessions end. */
export const resetConsequences = "They get a new password and must set up two-factor authentication again. All their sessions end.";

/** The account becomes a customer account. All its sessions end. */
export const removalConsequences = "The account becomes a customer account. All its sessions end.";

/** Edit */
export const edit = "Edit";

/** {fate, select, DELETED {{subject} ({count}): deleted.} PSEUDONYMISED {{subject} ({count}): kept, but no longer linked to the customer.} KEPT {{subject} ({count}): kept.} other {{subject} ({count}): {fate}.}} */
export const partFate = (v: { fate: "DELETED" | "PSEUDONYMISED" | "KEPT" | (string & {}); subject: string | number; count: string | number }): string => `${(v.fate === "DELETED" ? `${v.subject} (${v.count}): deleted.` : v.fate === "PSEUDONYMISED" ? `${v.subject} (${v.count}): kept, but no longer linked to the customer.` : v.fate === "KEPT" ? `${v.subject} (${v.count}): kept.` : `${v.subject} (${v.count}): ${v.fate}.`)}`;
