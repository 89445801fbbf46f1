// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Nothing to resume. */
  nothingToResume: "Nothing to resume.",
  /** Enter your email address. */
  enterYourEmailAddress: "Enter your email address.",
  /** Enter an email address such as name@example.com. */
  enterAnEmailAddress: "Enter an email address such as name@example.com.",
  /** Enter a name of at most {maxNameLength} characters on one line, or leave the field empty. */
  enterANameOrLeaveEmpty: (v: { maxNameLength: string | number }): string => `Enter a name of at most ${v.maxNameLength} characters on one line, or leave the field empty.`,
  /** Tick the box if you want to hear from us. */
  tickTheBox: "Tick the box if you want to hear from us.",
  /** This link doesn’t work. Copy all of it from the email. */
  thisLinkDoesntWork: "This link doesn’t work. Copy all of it from the email.",
  /** This link has expired. Subscribe again to get a new one. */
  thisLinkHasExpired: "This link has expired. Subscribe again to get a new one.",
  /** This link has already been used. There’s nothing more to confirm. */
  thisLinkHasAlreadyBeenUsed: "This link has already been used. There’s nothing more to confirm.",
  /** Select at most {maxPicked} subscribers at a time, or delete all of them. */
  selectAtMostSubscribers: (v: { maxPicked: string | number }): string => `Select at most ${v.maxPicked} subscribers at a time, or delete all of them.`,
  /** {count, plural, one {The list now has # subscriber} other {The list now has # subscribers}}. Review it before you delete all of them. */
  numberOfSubscribersHasChanged: (v: { count: number }): string => `${(v.count === 1 ? `The list now has ${v.count.toLocaleString("en")} subscriber` : `The list now has ${v.count.toLocaleString("en")} subscribers`)}. Review it before you delete all of them.`,
  /** This deletion can’t be undone. */
  thisDeletionCantBeUndone: "This deletion can’t be undone.",
  /** This integration no longer exists. Reload the list. */
  thisIntegrationNoLongerExists: "This integration no longer exists. Reload the list.",
  /** Confirm your email address first, so we know that our emails reach you. */
  confirmYourEmailAddressFirst: "Confirm your email address first, so we know that our emails reach you.",
  /** You asked us to delete this address and never email it again. Use another address, or contact us if you’ve changed your mind. */
  addressWasErasedForGood: "You asked us to delete this address and never email it again. Use another address, or contact us if you’ve changed your mind.",
  /** Your newsletter subscription. */
  yourNewsletterSubscription: "Your newsletter subscription.",
  /** A keyed hash of your address, which can’t be reversed, so that we never email the address or import it again. */
  keyedHashOfYourAddress: "A keyed hash of your address, which can’t be reversed, so that we never email the address or import it again.",
  /** Thank you. If this address isn’t on our list yet, we’ve sent an email to it. Follow the link in the email to confirm. We won’t send you anything before you confirm. */
  thankYou: "Thank you. If this address isn’t on our list yet, we’ve sent an email to it. Follow the link in the email to confirm. We won’t send you anything before you confirm.",
  /** Something went wrong on the server (reference {reference}). Rows imported so far are kept, and you can resume. */
  importFailedOnTheServer: (v: { reference: string | number }): string => `Something went wrong on the server (reference ${v.reference}). Rows imported so far are kept, and you can resume.`,
  /** The upload was incomplete. Upload the file again. */
  theUploadWasIncomplete: "The upload was incomplete. Upload the file again.",
  /** The first line must be a header row that names the columns, including “email”. */
  firstLineMustNameTheColumns: "The first line must be a header row that names the columns, including “email”.",
  /** A file can have at most {maxRows, number} rows. Split it and upload the parts one by one. */
  fileHasTooManyRows: (v: { maxRows: number }): string => `A file can have at most ${v.maxRows.toLocaleString("en")} rows. Split it and upload the parts one by one.`,
  /** The file is empty. */
  theFileIsEmpty: "The file is empty.",
  /** The file has a header row but no rows below it. */
  fileHasOnlyAHeaderRow: "The file has a header row but no rows below it.",
  /** Enter where these people agreed to receive emails, in at most {maxNote} characters. */
  enterWhereThesePeopleAgreed: (v: { maxNote: string | number }): string => `Enter where these people agreed to receive emails, in at most ${v.maxNote} characters.`,
  /** The email address is missing. */
  theEmailAddressIsMissing: "The email address is missing.",
  /** Invalid email address. */
  invalidEmailAddress: "Invalid email address.",
  /** The name is too long or contains invisible characters. */
  nameIsTooLongOrHasHidden: "The name is too long or contains invisible characters.",
  /** Unknown status. Use confirmed, pending or unsubscribed. */
  unknownStatus: "Unknown status. Use confirmed, pending or unsubscribed.",
  /** The confirmation time is invalid or in the future. Use a format such as 2026-03-01. */
  theConfirmationTimeIsInvalid: "The confirmation time is invalid or in the future. Use a format such as 2026-03-01.",
  /** The service responded with status {status}. */
  serviceRespondedWithStatus: (v: { status: string | number }): string => `The service responded with status ${v.status}.`,
  /** The integration was disabled. */
  theIntegrationWasDisabled: "The integration was disabled.",
  /** The mailing service “{kind}” is no longer available. */
  mailingServiceKindIsGone: (v: { kind: string | number }): string => `The mailing service “${v.kind}” is no longer available.`,
  /** Replaced by a later message with the current state. */
  replacedByALaterMessage: "Replaced by a later message with the current state.",
  /** Enter a name of at most 100 characters. */
  enterANameOfAtMost100Characters: "Enter a name of at most 100 characters.",
  /** Unknown mailing service. Select one from the list. */
  unknownMailingService: "Unknown mailing service. Select one from the list.",
  /** This mailing service is no longer available. */
  mailingServiceIsGone: "This mailing service is no longer available.",
  /** The connection works. */
  theConnectionWorks: "The connection works.",
  /** The service responded with status {status}. Check the key and the list. */
  serviceRespondedCheckKeyAndList: (v: { status: string | number }): string => `The service responded with status ${v.status}. Check the key and the list.`,
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
