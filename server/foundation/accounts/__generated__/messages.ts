// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Enter a phone number, or leave this field empty. */
  enterAPhoneNumber: "Enter a phone number, or leave this field empty.",
  /** Enter your street and house number. */
  enterYourStreetAndHouseNumber: "Enter your street and house number.",
  /** Enter your town or city. */
  enterYourTownOrCity: "Enter your town or city.",
  /** Choose a country from the list. */
  chooseACountryFromTheList: "Choose a country from the list.",
  /** Enter your name. */
  enterYourName: "Enter your name.",
  /** Enter your postcode. */
  enterYourPostcode: "Enter your postcode.",
  /** Enter a valid postcode for {country}, such as {example}. */
  enterAValidPostcodeForCountry: (v: { country: string | number; example: string | number }): string => `Enter a valid postcode for ${v.country}, such as ${v.example}.`,
  /** Enter only the Packstation or Postfiliale with its three-digit number here, such as Packstation 145. */
  enterOnlyThePackstation: "Enter only the Packstation or Postfiliale with its three-digit number here, such as Packstation 145.",
  /** Packstations are only available in Germany. Enter your street and house number. */
  packstationsAreOnlyAvailableInGermany: "Packstations are only available in Germany. Enter your street and house number.",
  /** Enter only your DHL post number (Postnummer) here: 6 to 10 digits. */
  enterOnlyYourPostNumber: "Enter only your DHL post number (Postnummer) here: 6 to 10 digits.",
  /** Sign in to save addresses. */
  signInToSaveAddresses: "Sign in to save addresses.",
  /** This address is no longer in your address book. */
  addressIsNoLongerInBook: "This address is no longer in your address book.",
  /** No account found for {email}. */
  noAccountFoundForEmail: (v: { email: string | number }): string => `No account found for ${v.email}.`,
  /** This is the last administrator. Add another one first. */
  thisIsTheLastAdministrator: "This is the last administrator. Add another one first.",
  /** Two-factor authentication is already set up. */
  twoFactorIsAlreadySetUp: "Two-factor authentication is already set up.",
  /** Enter the code. */
  enterTheCode: "Enter the code.",
  /** This code is too long. */
  thisCodeIsTooLong: "This code is too long.",
  /** Incorrect password. */
  incorrectPassword: "Incorrect password.",
  /** This is already your email address. */
  thisIsAlreadyYourEmailAddress: "This is already your email address.",
  /** This is a staff account. Ask an administrator to remove you from staff first. */
  thisIsAStaffAccount: "This is a staff account. Ask an administrator to remove you from staff first.",
  /** Your email address, name, password and all sessions. */
  yourEmailAddressNameAndPassword: "Your email address, name, password and all sessions.",
  /** Your address book. */
  yourAddressBook: "Your address book.",
  /** All devices are signed out. */
  allDevicesAreSignedOut: "All devices are signed out.",
  /** Too many people are signing in right now. Try again in a few seconds. */
  tooManyPeopleAreSigningIn: "Too many people are signing in right now. Try again in a few seconds.",
  /** Incorrect email address or password. */
  incorrectEmailAddressOrPassword: "Incorrect email address or password.",
  /** This link is no longer valid. Request a new one. */
  thisLinkIsNoLongerValid: "This link is no longer valid. Request a new one.",
  /** We’ve since sent you a newer email. Use the link in the latest one, or request another. */
  weveSinceSentYouANewerEmail: "We’ve since sent you a newer email. Use the link in the latest one, or request another.",
  /** Your email address is already confirmed. Sign in. */
  yourEmailAddressIsAlreadyConfirmed: "Your email address is already confirmed. Sign in.",
  /** Your address book can hold up to {max} addresses. Remove one first. */
  addressBookIsFull: (v: { max: string | number }): string => `Your address book can hold up to ${v.max} addresses. Remove one first.`,
  /** Incorrect code. Codes change every 30 seconds, and each one works only once. */
  incorrectCode: "Incorrect code. Codes change every 30 seconds, and each one works only once.",
  /** This customer no longer exists. Reload the page. */
  thisCustomerNoLongerExists: "This customer no longer exists. Reload the page.",
  /** Enter your password. */
  enterYourPassword: "Enter your password.",
  /** This password is too long. */
  thisPasswordIsTooLong: "This password is too long.",
  /** Identify a list by its path under /admin/, such as orders. */
  identifyAListByItsPath: "Identify a list by its path under /admin/, such as orders.",
  /** Enter a name for the view. */
  enterANameForTheView: "Enter a name for the view.",
  /** Use at most {max} characters. */
  useAtMostMaxCharacters: (v: { max: string | number }): string => `Use at most ${v.max} characters.`,
  /** Enter the name on one line. */
  enterTheNameOnOneLine: "Enter the name on one line.",
  /** The search and filters of this view are too long to save. Remove some of them. */
  searchAndFiltersAreTooLong: "The search and filters of this view are too long to save. Remove some of them.",
  /** Search or filter the list first. This is already the default view. */
  searchOrFilterTheListFirst: "Search or filter the list first. This is already the default view.",
  /** Sign in to the admin to save list views. */
  signInToSaveListViews: "Sign in to the admin to save list views.",
  /** You can save up to {maxViews} views per list. Delete one first. */
  listHasTooManyViews: (v: { maxViews: string | number }): string => `You can save up to ${v.maxViews} views per list. Delete one first.`,
  /** Sign in first. */
  signInFirst: "Sign in first.",
  /** Use at least {min} characters. A few words are easy to remember. */
  useAtLeastMinCharacters: (v: { min: string | number }): string => `Use at least ${v.min} characters. A few words are easy to remember.`,
  /** This password is too easy to guess. Use a longer one, such as a few unrelated words. */
  thisPasswordIsTooEasyToGuess: "This password is too easy to guess. Use a longer one, such as a few unrelated words.",
  /** Don’t use your name or address in your password. */
  dontUseYourNameOrAddress: "Don’t use your name or address in your password.",
  /** Enter the password you chose when you signed up. */
  enterThePasswordYouChose: "Enter the password you chose when you signed up.",
  /** This session has already ended. */
  thisSessionHasAlreadyEnded: "This session has already ended.",
  /** This account is locked. Contact us for help. */
  thisAccountIsLocked: "This account is locked. Contact us for help.",
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
