// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** “{productName}” can’t be compared with other products. */
  productCantBeCompared: (v: { productName: string | number }): string => `“${v.productName}” can’t be compared with other products.`,
  /** You’re already comparing {max} products in “{group}”. Remove one first. */
  comparisonIsFull: (v: { max: string | number; group: string | number }): string => `You’re already comparing ${v.max} products in “${v.group}”. Remove one first.`,
  /** Compare group not found. */
  compareGroupNotFound: "Compare group not found.",
  /** Products in your comparison. */
  productsInYourComparison: "Products in your comparison.",
  /** Enter 0 or more. */
  enter0OrMore: "Enter 0 or more.",
  /** Enter at most 10,000. */
  enterAtMost10000: "Enter at most 10,000.",
  /** Choose at least one category. */
  chooseAtLeastOneCategory: "Choose at least one category.",
  /** Choose at most 200 categories. */
  chooseAtMost200Categories: "Choose at most 200 categories.",
  /** One of the categories no longer exists. Reload the page. */
  oneOfTheCategoriesNoLongerExists: "One of the categories no longer exists. Reload the page.",
  /** “{category}” is already in the group “{group}”. */
  categoryIsAlreadyInTheGroup: (v: { category: string | number; group: string | number }): string => `“${v.category}” is already in the group “${v.group}”.`,
  /** Choose a number attribute for unit prices. */
  chooseANumberAttributeForUnitPrices: "Choose a number attribute for unit prices.",
  /** Another group already uses this slug. */
  anotherGroupAlreadyUsesThisSlug: "Another group already uses this slug.",
  /** One of the categories is already in another group. */
  categoryIsInAnotherGroup: "One of the categories is already in another group.",
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
