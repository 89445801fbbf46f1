// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** {country} isn’t a SEPA country. Enter an IBAN from a country that is. */
  countryIsntASepaCountry: (v: { country: string | number }): string => `${v.country} isn’t a SEPA country. Enter an IBAN from a country that is.`,
  /** An IBAN from {country} must have {length} letters and digits. This one has {given}. */
  ibanHasTheWrongLength: (v: { country: string | number; length: string | number; given: string | number }): string => `An IBAN from ${v.country} must have ${v.length} letters and digits. This one has ${v.given}.`,
  /** The check digits of this IBAN are wrong. Check for typos. */
  ibanHasWrongCheckDigits: "The check digits of this IBAN are wrong. Check for typos.",
  /** This IBAN is too long. Check it. */
  thisIbanIsTooLong: "This IBAN is too long. Check it.",
  /** Enter a BIC of 8 or 11 letters and digits, such as {example}. */
  enterABic: (v: { example: string | number }): string => `Enter a BIC of 8 or 11 letters and digits, such as ${v.example}.`,
  /** At least one payment method must stay enabled. Enable another one first. */
  onePaymentMethodMustStayEnabled: "At least one payment method must stay enabled. Enable another one first.",
  /** This payment method has no settings. */
  thisPaymentMethodHasNoSettings: "This payment method has no settings.",
  /** This payment method has nothing to test. */
  thisPaymentMethodHasNothingToTest: "This payment method has nothing to test.",
  /** Complete the settings and save them first. */
  completeTheSettingsFirst: "Complete the settings and save them first.",
  /** The provider didn’t respond. Try again in a minute. If it still fails, see the server log for the reason. */
  theProviderDidntRespond: "The provider didn’t respond. Try again in a minute. If it still fails, see the server log for the reason.",
  /** You haven’t been charged, and your cart is unchanged. Try again or choose another payment method. */
  youHaventBeenCharged: "You haven’t been charged, and your cart is unchanged. Try again or choose another payment method.",
  /** The payment was not made in time. */
  paymentWasNotMadeInTime: "The payment was not made in time.",
  /** The order was cancelled. */
  orderWasCancelled: "The order was cancelled.",
  /** Only one provider can offer a choice: {providers}. */
  onlyOneProviderCanOfferAChoice: (v: { providers: string | number }): string => `Only one provider can offer a choice: ${v.providers}.`,
  /** An IBAN starts with two letters and two digits, such as DE89 3704 … */
  ibanStartsWith: "An IBAN starts with two letters and two digits, such as DE89 3704 …",
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
