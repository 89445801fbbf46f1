// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Enter either an adjustment or a new stock level. */
  enterAnAdjustmentOrALevel: "Enter either an adjustment or a new stock level.",
  /** Enter an adjustment other than 0. */
  enterAnAdjustmentOtherThan0: "Enter an adjustment other than 0.",
  /** This number is too large. */
  thisNumberIsTooLarge: "This number is too large.",
  /** Use at most 500 characters for the note. */
  noteIsTooLong: "Use at most 500 characters for the note.",
  /** Use 8 to 255 characters for the key. */
  keyHasTheWrongLength: "Use 8 to 255 characters for the key.",
  /** Only products sold by this shop have stock. */
  onlyOwnProductsHaveStock: "Only products sold by this shop have stock.",
  /** Only {stock} in stock. You can’t remove more. */
  onlySomeInStock: (v: { stock: string | number }): string => `Only ${v.stock} in stock. You can’t remove more.`,
  /** This key was already used for a different adjustment of this SKU. Use a new one. */
  thisKeyWasAlreadyUsed: "This key was already used for a different adjustment of this SKU. Use a new one.",
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
