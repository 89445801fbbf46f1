// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Another product already uses this SKU. */
  anotherProductAlreadyUsesThisSku: "Another product already uses this SKU.",
  /** Another product already uses this slug. */
  anotherProductAlreadyUsesThisSlug: "Another product already uses this slug.",
  /** This change can’t be undone. */
  thisChangeCantBeUndone: "This change can’t be undone.",
  /** No product or variation has the SKU “{sku}”. */
  noProductOrVariationHasTheSku: (v: { sku: string | number }): string => `No product or variation has the SKU “${v.sku}”.`,
  /** Enter a SKU. */
  enterASku: "Enter a SKU.",
  /** Use at most 100 characters for the SKU. */
  skuIsTooLong: "Use at most 100 characters for the SKU.",
  /** Remove invalid characters from the SKU. */
  theSkuContainsInvalidCharacters: "Remove invalid characters from the SKU.",
  /** The SKU “{sku}” is already in row {firstIndex}. Send each SKU only once. */
  skuIsAlreadyInRow: (v: { sku: string | number; firstIndex: string | number }): string => `The SKU “${v.sku}” is already in row ${v.firstIndex}. Send each SKU only once.`,
  /** Send 1 to {maxRows} rows at a time. */
  sendOneToMaxRows: (v: { maxRows: string | number }): string => `Send 1 to ${v.maxRows} rows at a time.`,
  /** {thing, select, attribute {This attribute no longer exists. Reload the page.} category {This category no longer exists. Reload the page.} edit {This bulk edit no longer exists. Reload the page.} group {This group no longer exists. Reload the page.} import {This import no longer exists. Reload the page.} manufacturer {This manufacturer no longer exists. Reload the page.} merchant {This merchant no longer exists. Reload the page.} offer {This offer no longer exists. Reload the page.} picture {This image no longer exists. Reload the page.} value {This value no longer exists. Reload the page.} variation {This variation no longer exists. Reload the page.} discard {These discarded votes no longer exist. Reload the page.} other {This product no longer exists. Reload the page.}} */
  recordNoLongerExists: (v: { thing: "attribute" | "category" | "edit" | "group" | "import" | "manufacturer" | "merchant" | "offer" | "picture" | "value" | "variation" | "discard" | (string & {}) }): string => `${(v.thing === "attribute" ? "This attribute no longer exists. Reload the page." : v.thing === "category" ? "This category no longer exists. Reload the page." : v.thing === "edit" ? "This bulk edit no longer exists. Reload the page." : v.thing === "group" ? "This group no longer exists. Reload the page." : v.thing === "import" ? "This import no longer exists. Reload the page." : v.thing === "manufacturer" ? "This manufacturer no longer exists. Reload the page." : v.thing === "merchant" ? "This merchant no longer exists. Reload the page." : v.thing === "offer" ? "This offer no longer exists. Reload the page." : v.thing === "picture" ? "This image no longer exists. Reload the page." : v.thing === "value" ? "This value no longer exists. Reload the page." : v.thing === "variation" ? "This variation no longer exists. Reload the page." : v.thing === "discard" ? "These discarded votes no longer exist. Reload the page." : "This product no longer exists. Reload the page.")}`,
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
