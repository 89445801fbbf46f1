// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../../shared/languages.ts';

const en = {
  /** Accounts */
  accounts: "Accounts",
  /** Shop name */
  shopName: "Shop name",
  /** Confirm email address */
  confirmEmailAddress: "Confirm email address",
  /** Sent when someone signs up, with a link to confirm their email address. */
  sentWhenSomeoneSignsUp: "Sent when someone signs up, with a link to confirm their email address.",
  /** Account already exists */
  accountExists: "Account already exists",
  /** Sent when someone signs up with an email address that already has an account. */
  sentWhenAddressHasAccount: "Sent when someone signs up with an email address that already has an account.",
  /** Reset password */
  resetPassword: "Reset password",
  /** Sent when someone asks to reset their password, with a link to set a new one. */
  sentOnRequest: "Sent when someone asks to reset their password, with a link to set a new one.",
  /** Confirm new email address */
  confirmNewEmailAddress: "Confirm new email address",
  /** Sent to the new address when a customer changes their email address. */
  sentToNewAddress: "Sent to the new address when a customer changes their email address.",
  /** Email address in use */
  emailAddressInUse: "Email address in use",
  /** Sent when a customer tries to switch to the email address of another account. */
  sentWhenNewAddressIsTaken: "Sent when a customer tries to switch to the email address of another account.",
  /** Email address changed */
  emailAddressChanged: "Email address changed",
  /** Sent to the old address after a customer’s email address has changed. */
  sentToOldAddress: "Sent to the old address after a customer’s email address has changed.",
  /** Password changed */
  passwordChanged: "Password changed",
  /** Sent after a customer’s password has changed. */
  sentAfterPasswordChange: "Sent after a customer’s password has changed.",
  /** Confirm your email address */
  confirmYourEmailAddress: "Confirm your email address",
  /** Welcome to {shop}. Confirm your email address to finish creating your account. */
  welcomeTo: (v: { shop: string | number }): string => `Welcome to ${v.shop}. Confirm your email address to finish creating your account.`,
  /** This link works once and expires in {hours, plural, one {# hour} other {# hours}}. */
  linkWorksOnce: (v: { hours: number }): string => `This link works once and expires in ${(v.hours === 1 ? `${v.hours.toLocaleString("en")} hour` : `${v.hours.toLocaleString("en")} hours`)}.`,
  /** If you didn’t sign up, you can ignore this email. We won’t create an account. */
  ifYouDidntSignUp: "If you didn’t sign up, you can ignore this email. We won’t create an account.",
  /** You already have an account */
  youAlreadyHaveAnAccount: "You already have an account",
  /** Someone, probably you, tried to sign up with this email address. It already has an account, so sign in with your password instead. */
  someoneTriedToSignUp: "Someone, probably you, tried to sign up with this email address. It already has an account, so sign in with your password instead.",
  /** Forgot your password? You can reset it on the sign-in page. */
  ifYouForgotYourPassword: "Forgot your password? You can reset it on the sign-in page.",
  /** Sign in */
  signIn: "Sign in",
  /** If this wasn’t you, you can ignore this email. */
  ifYouDidntRequestThis: "If this wasn’t you, you can ignore this email.",
  /** Reset your password */
  resetYourPassword: "Reset your password",
  /** Someone, probably you, asked to reset the password for your account. Use the link below to set a new one. */
  someoneAskedToReset: "Someone, probably you, asked to reset the password for your account. Use the link below to set a new one.",
  /** Resetting your password signs you out on all devices. */
  resettingSignsOut: "Resetting your password signs you out on all devices.",
  /** If you didn’t ask for this, you can ignore this email. Your password won’t change. */
  ifYouDidntAskToReset: "If you didn’t ask for this, you can ignore this email. Your password won’t change.",
  /** Confirm your new email address */
  confirmYourNewEmailAddress: "Confirm your new email address",
  /** Confirm this email address to use it for your account. Open the link on a device where you’re signed in. */
  confirmToUseForAccount: "Confirm this email address to use it for your account. Open the link on a device where you’re signed in.",
  /** This email address already has an account */
  addressAlreadyHasAccount: "This email address already has an account",
  /** Someone, probably you, tried to use this email address for another account. An email address can only have one account. */
  someoneTriedToUseAddress: "Someone, probably you, tried to use this email address for another account. An email address can only have one account.",
  /** Your email address was changed */
  yourEmailAddressWasChanged: "Your email address was changed",
  /** Your account now uses a different email address. We’ll send account emails there, and you can no longer sign in with this one. */
  accountUsesDifferentAddress: "Your account now uses a different email address. We’ll send account emails there, and you can no longer sign in with this one.",
  /** Go to your account */
  goToYourAccount: "Go to your account",
  /** If you didn’t make this change, reply to this email right away. Someone else may have access to your account. */
  ifThisWasntYouReply: "If you didn’t make this change, reply to this email right away. Someone else may have access to your account.",
  /** Your password was changed */
  yourPasswordWasChanged: "Your password was changed",
  /** Your password was changed and all other devices were signed out. */
  otherDevicesSignedOut: "Your password was changed and all other devices were signed out.",
  /** If you didn’t make this change, reset your password right away: select “Forgot your password?” on the sign-in page. */
  ifThisWasntYouReset: "If you didn’t make this change, reset your password right away: select “Forgot your password?” on the sign-in page.",
  /** If the button doesn’t work, copy this link into your browser: */
  ifButtonDoesntWork: "If the button doesn’t work, copy this link into your browser:",
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
