// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** You have no recovery codes left. Without your authenticator app, you won’t be able to sign in. */
export const noRecoveryCodesLeft = "You have no recovery codes left. Without your authenticator app, you won’t be able to sign in.";

/** {recoveryCodesLeft, plural, one {You have only # recovery code left.} other {You have only # recovery codes left.}} */
export const fewRecoveryCodesLeft = (v: { recoveryCodesLeft: number }): string => `${(v.recoveryCodesLeft === 1 ? `You have only ${v.recoveryCodesLeft.toLocaleString("en")} recovery code left.` : `You have only ${v.recoveryCodesLeft.toLocaleString("en")} recovery codes left.`)}`;

/** Generate new recovery codes */
export const generateNewRecoveryCodes = "Generate new recovery codes";

/** Menu */
export const menu = "Menu";

/** Skip to content */
export const skipToContent = "Skip to content";

/** All dates and times are in {timeZone}. */
export const allTimesAreIn = (v: { timeZone: string | number }): string => `All dates and times are in ${v.timeZone}.`;

/** {shopName} admin, dashboard */
export const adminDashboard = (v: { shopName: string | number }): string => `${v.shopName} admin, dashboard`;

/** Admin */
export const administration = "Admin";

/** admin */
export const admin = "admin";

/** You don’t have permission to open this page. Ask an administrator for access. */
export const askForAccess = "You don’t have permission to open this page. Ask an administrator for access.";

/** Not found */
export const notFound = "Not found";

/** Not allowed */
export const notAllowed = "Not allowed";

/** Something went wrong */
export const somethingWentWrong = "Something went wrong";

/** You don’t have permission to open this page. */
export const noPermission = "You don’t have permission to open this page.";

/** Error reference: {id} */
export const errorReference = (v: { id: ReactNode }): ReactNode => rich("Error reference: ", v.id);

/** Back to dashboard */
export const backToDashboard = "Back to dashboard";

/** Try again */
export const tryAgain = "Try again";

/** Views */
export const views = "Views";

/** Couldn’t open the admin */
export const couldntOpenTheAdmin = "Couldn’t open the admin";

/** View shop */
export const viewShop = "View shop";

/** Your account: {email} */
export const yourAccount = (v: { email: string | number }): string => `Your account: ${v.email}`;

/** Administrator */
export const administrator = "Administrator";

/** Staff */
export const staff = "Staff";

/** Search or jump to… */
export const searchOrJumpToPlaceholder = "Search or jump to…";

/** Ctrl K */
export const ctrlK = "Ctrl K";

/** Sign-in and security */
export const signInAndSecurity = "Sign-in and security";

/** Keyboard shortcuts */
export const keyboardShortcuts = "Keyboard shortcuts";

/** Sign out */
export const signOut = "Sign out";

/** Home */
export const home = "Home";

/** You’re signed in as {email}. */
export const youreSignedInAs = (v: { email: string | number }): string => `You’re signed in as ${v.email}.`;

/** Search or jump to */
export const searchOrJumpTo = "Search or jump to";

/** Esc: close */
export const escClose = "Esc: close";

/** Results */
export const results = "Results";

/** Esc */
export const esc = "Esc";

/** Some results couldn’t be loaded. */
export const someResultsCouldntBeLoaded = "Some results couldn’t be loaded.";

/** Pages */
export const screens = "Pages";

/** Ctrl S */
export const ctrlS = "Ctrl S";

/** Save the form */
export const saveTheForm = "Save the form";

/** Search the list */
export const searchTheList = "Search the list";

/** Create a new item (in lists) */
export const createNewOnLists = "Create a new item (in lists)";

/** Show keyboard shortcuts */
export const showKeyboardShortcuts = "Show keyboard shortcuts";

/** Use single-key shortcuts in this browser */
export const singleKeyShortcuts = "Use single-key shortcuts in this browser";

/** QR code for your authenticator app */
export const qrCodeForYourAuthenticatorApp = "QR code for your authenticator app";

/** The six-digit code shown in the app. */
export const codeShownInApp = "The six-digit code shown in the app.";

/** Two-factor authentication is required to sign in. Scan this code with an authenticator app: */
export const scanThisCode = "Two-factor authentication is required to sign in. Scan this code with an authenticator app:";

/** Or enter this key in the app: {secret} */
export const orEnterThisKey = (v: { secret: ReactNode }): ReactNode => rich("Or enter this key in the app: ", v.secret);

/** Sign in */
export const signIn = "Sign in";

/** Email address */
export const emailAddress = "Email address";

/** Password */
export const password = "Password";

/** The six-digit code from your authenticator app, or a recovery code. */
export const codeFromAppOrRecoveryCode = "The six-digit code from your authenticator app, or a recovery code.";

/** Continue */
export const continueLabel = "Continue";

/** Code */
export const code = "Code";

/** Sign in again */
export const signInAgain = "Sign in again";

/** Your session has ended. Anything you’ve entered on this page is still there. */
export const sessionEnded = "Your session has ended. Anything you’ve entered on this page is still there.";

/** Set up two-factor authentication */
export const setUpTwoFactor = "Set up two-factor authentication";

/** Two-factor authentication */
export const twoFactorAuthentication = "Two-factor authentication";

/** {shopName} admin */
export const shopNameAdmin = (v: { shopName: string | number }): string => `${v.shopName} admin`;

/** For staff only. Customers can <link>sign in to the shop here</link>. */
export const staffOnly = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("For staff only. Customers can ", v.link("sign in to the shop here"), ".");

/** I’ve saved them */
export const iveSavedThem = "I’ve saved them";

/** Use your password instead */
export const passwordInstead = "Use your password instead";

/** Use a code instead */
export const codeInstead = "Use a code instead";

/** Confirm it’s you */
export const confirmItsYou = "Confirm it’s you";

/** Enter your password or a code to continue. You won’t be asked again for 10 minutes. */
export const confirmHint = "Enter your password or a code to continue. You won’t be asked again for 10 minutes.";

/** Cancel */
export const cancel = "Cancel";

/** System */
export const system = "System";

/** Light */
export const light = "Light";

/** Dark */
export const dark = "Dark";

/** Theme: {theme}. */
export const themeChosen = (v: { theme: string | number }): string => `Theme: ${v.theme}.`;

/** Theme */
export const theme = "Theme";
