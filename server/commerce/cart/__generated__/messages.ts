// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Only {left} of “{productName}” left in stock. */
  onlyLeftInStock: (v: { left: string | number; productName: string | number }): string => `Only ${v.left} of “${v.productName}” left in stock.`,
  /** “{productName}” is out of stock. */
  isOutOfStock: (v: { productName: string | number }): string => `“${v.productName}” is out of stock.`,
  /** “{productName}” can’t be bought here. */
  cantBeBoughtHere: (v: { productName: string | number }): string => `“${v.productName}” can’t be bought here.`,
  /** Select the options of “{productName}” first. */
  selectTheOptions: (v: { productName: string | number }): string => `Select the options of “${v.productName}” first.`,
  /** You can have only one “{productName}” in your cart. */
  onlyOneInYourCart: (v: { productName: string | number }): string => `You can have only one “${v.productName}” in your cart.`,
  /** The minimum order for “{productName}” is {min}. */
  minimumOrderIs: (v: { productName: string | number; min: string | number }): string => `The minimum order for “${v.productName}” is ${v.min}.`,
  /** Product not found. */
  productNotFound: "Product not found.",
  /** This item is no longer in your cart. */
  itemNoLongerInCart: "This item is no longer in your cart.",
  /** Your cart has changed. Check it and try again. */
  cartHasChanged: "Your cart has changed. Check it and try again.",
  /** Nothing was added. */
  nothingWasAdded: "Nothing was added.",
  /** Your order {number} is waiting for payment. Complete or cancel it before you order again. */
  orderIsWaitingForPayment: (v: { number: string | number }): string => `Your order ${v.number} is waiting for payment. Complete or cancel it before you order again.`,
  /** Select at least one product. */
  selectAtLeastOneProduct: "Select at least one product.",
  /** Select at most {maxItemsPerRequest} products at a time. */
  selectAtMostProducts: (v: { maxItemsPerRequest: string | number }): string => `Select at most ${v.maxItemsPerRequest} products at a time.`,
  /** Select each product only once. */
  selectEachProductOnlyOnce: "Select each product only once.",
  /** This link doesn’t work. Part of it may be missing. */
  linkDoesntWork: "This link doesn’t work. Part of it may be missing.",
  /** This link has expired. Go back to where you got it and get a new one. */
  linkHasExpired: "This link has expired. Go back to where you got it and get a new one.",
  /** This link has already been used. */
  linkAlreadyUsed: "This link has already been used.",
  /** The cart is empty. Add an item first. */
  cartIsEmptyAddAnItem: "The cart is empty. Add an item first.",
  /** “{slug}” isn’t an option of this product. */
  isntAnOption: (v: { slug: string | number }): string => `“${v.slug}” isn’t an option of this product.`,
  /** “{term}” isn’t a value of “{slug}” of this product. */
  isntAValueOfOption: (v: { term: string | number; slug: string | number }): string => `“${v.term}” isn’t a value of “${v.slug}” of this product.`,
  /** This product has no options. */
  thisProductHasNoOptions: "This product has no options.",
  /** “{name}” isn’t available in this combination. */
  isntAvailableInThisCombination: (v: { name: string | number }): string => `“${v.name}” isn’t available in this combination.`,
  /** Enter a code. */
  enterACode: "Enter a code.",
  /** A code can have at most {maxCodeLength} characters. */
  codeCanHaveAtMost: (v: { maxCodeLength: string | number }): string => `A code can have at most ${v.maxCodeLength} characters.`,
  /** A code can’t contain invisible characters. */
  codeCantContainInvisible: "A code can’t contain invisible characters.",
  /** Quantities must be whole numbers. */
  quantitiesMustBeWholeNumbers: "Quantities must be whole numbers.",
  /** A slug can’t be empty. */
  slugCantBeEmpty: "A slug can’t be empty.",
  /** A slug can have at most 200 characters. */
  slugCanHaveAtMost: "A slug can have at most 200 characters.",
  /** Versions must be whole numbers. */
  versionsMustBeWholeNumbers: "Versions must be whole numbers.",
  /** The quantity must be at least 1. */
  quantityMustBeAtLeastOne: "The quantity must be at least 1.",
  /** You can select at most 20 options. */
  selectAtMostOptions: "You can select at most 20 options.",
  /** Select each option only once. */
  selectEachOptionOnlyOnce: "Select each option only once.",
  /** The quantity must be 0 or more. */
  quantityMustBeZeroOrMore: "The quantity must be 0 or more.",
  /** A cart can contain at most {maxLines} different items. */
  cartCanContainAtMost: (v: { maxLines: string | number }): string => `A cart can contain at most ${v.maxLines} different items.`,
  /** You can order at most {limit} of “{name}” at once. */
  orderAtMostAtOnce: (v: { limit: string | number; name: string | number }): string => `You can order at most ${v.limit} of “${v.name}” at once.`,
  /** Items in your cart. */
  itemsInYourCart: "Items in your cart.",
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
