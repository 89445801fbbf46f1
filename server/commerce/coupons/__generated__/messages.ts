// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** The coupon “{code}” doesn’t exist. Check the code. */
  doesntExist: (v: { code: string | number }): string => `The coupon “${v.code}” doesn’t exist. Check the code.`,
  /** The coupon “{code}” isn’t valid until {day}. */
  isntValidUntil: (v: { code: string | number; day: string | number }): string => `The coupon “${v.code}” isn’t valid until ${v.day}.`,
  /** The coupon “{code}” isn’t valid yet. */
  isntValidYet: (v: { code: string | number }): string => `The coupon “${v.code}” isn’t valid yet.`,
  /** The coupon “{code}” is no longer valid. */
  isNoLongerValid: (v: { code: string | number }): string => `The coupon “${v.code}” is no longer valid.`,
  /** The coupon “{code}” has reached its usage limit. */
  hasReachedItsUsageLimit: (v: { code: string | number }): string => `The coupon “${v.code}” has reached its usage limit.`,
  /** You’ve already used the coupon “{code}” the maximum number of times. */
  alreadyUsedMaximumTimes: (v: { code: string | number }): string => `You’ve already used the coupon “${v.code}” the maximum number of times.`,
  /** The coupon “{code}” requires eligible products worth at least {minimum}. */
  requiresProductsWorth: (v: { code: string | number; minimum: string | number }): string => `The coupon “${v.code}” requires eligible products worth at least ${v.minimum}.`,
  /** The coupon “{code}” doesn’t apply to any product in your cart. */
  doesntApplyToYourCart: (v: { code: string | number }): string => `The coupon “${v.code}” doesn’t apply to any product in your cart.`,
  /** The coupon “{code}” can’t be combined with other coupons. Remove the other coupon first. */
  cantBeCombined: (v: { code: string | number }): string => `The coupon “${v.code}” can’t be combined with other coupons. Remove the other coupon first.`,
  /** The coupon “{code}” is already in your cart. */
  isAlreadyInYourCart: (v: { code: string | number }): string => `The coupon “${v.code}” is already in your cart.`,
  /** You can use at most {max} coupons in a cart. */
  atMostCouponsInACart: (v: { max: string | number }): string => `You can use at most ${v.max} coupons in a cart.`,
  /** The coupon “{code}” is no longer in your cart. */
  isNoLongerInYourCart: (v: { code: string | number }): string => `The coupon “${v.code}” is no longer in your cart.`,
  /** This coupon no longer exists. Reload the page. */
  couponNoLongerExists: "This coupon no longer exists. Reload the page.",
  /** Enter at most €1,000,000. */
  enterAtMostOneMillionEuros: "Enter at most €1,000,000.",
  /** Enter a whole number. */
  enterAWholeNumber: "Enter a whole number.",
  /** Enter at least 1. */
  enterAtLeast1: "Enter at least 1.",
  /** Enter at most 1,000,000,000. */
  enterAtMostOneBillion: "Enter at most 1,000,000,000.",
  /** Invalid ID. */
  invalidId: "Invalid ID.",
  /** Select at most {maxNamed}. */
  selectAtMost: (v: { maxNamed: string | number }): string => `Select at most ${v.maxNamed}.`,
  /** Enter a code. */
  enterACode: "Enter a code.",
  /** Use at most {maxCodeLength} characters. */
  useAtMostCharacters: (v: { maxCodeLength: string | number }): string => `Use at most ${v.maxCodeLength} characters.`,
  /** Use letters, digits and symbols without spaces. */
  useLettersDigitsSymbols: "Use letters, digits and symbols without spaces.",
  /** Use at most two decimal places. */
  useAtMostTwoDecimals: "Use at most two decimal places.",
  /** Enter more than 0%. */
  enterMoreThan0: "Enter more than 0%.",
  /** Enter at most 100%. */
  enterAtMost100: "Enter at most 100%.",
  /** Enter an amount above €0. */
  enterAnAmountAbove0: "Enter an amount above €0.",
  /** Enter an amount above €0, or leave this field empty. */
  enterAnAmountOrLeaveEmpty: "Enter an amount above €0, or leave this field empty.",
  /** Enter a percentage. */
  enterAPercentage: "Enter a percentage.",
  /** Enter an amount. */
  enterAnAmount: "Enter an amount.",
  /** The end must be after the start. */
  endMustBeAfterStart: "The end must be after the start.",
  /** The limit per customer can’t be higher than the total limit. */
  customerLimitAboveTotal: "The limit per customer can’t be higher than the total limit.",
  /** A product can’t be both included and excluded. */
  productBothIncludedAndExcluded: "A product can’t be both included and excluded.",
  /** A category can’t be both included and excluded. */
  categoryBothIncludedAndExcluded: "A category can’t be both included and excluded.",
  /** Unknown {thing, select, category {category} other {product}}: {missing}. */
  unknownThing: (v: { thing: "category" | (string & {}); missing: string | number }): string => `Unknown ${(v.thing === "category" ? "category" : "product")}: ${v.missing}.`,
  /** This coupon has already been used {usedCount, plural, one {# time} other {# times}}. Enter at least {usedCount, number}, or disable the coupon. */
  couponAlreadyUsedTimes: (v: { usedCount: number }): string => `This coupon has already been used ${(v.usedCount === 1 ? `${v.usedCount.toLocaleString("en")} time` : `${v.usedCount.toLocaleString("en")} times`)}. Enter at least ${v.usedCount.toLocaleString("en")}, or disable the coupon.`,
  /** Another coupon already uses this code. */
  codeAlreadyUsed: "Another coupon already uses this code.",
  /** Select 1 to {maxSwitched} coupons. */
  selectOneToMaxCoupons: (v: { maxSwitched: string | number }): string => `Select 1 to ${v.maxSwitched} coupons.`,
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
