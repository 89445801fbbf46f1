// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Back-in-stock alerts */
  backInStockAlerts: "Back-in-stock alerts",
  /** Shop name */
  shopName: "Shop name",
  /** Product name */
  productName: "Product name",
  /** Alert confirmation */
  alertConfirmation: "Alert confirmation",
  /** Sent when someone asks for an email when a product is back in stock. */
  sentWhenSomeoneAsks: "Sent when someone asks for an email when a product is back in stock.",
  /** Product back in stock */
  productBackInStock: "Product back in stock",
  /** Sent once to each confirmed address when the product is back in stock. */
  sentOnceToEach: "Sent once to each confirmed address when the product is back in stock.",
  /** Confirm your alert for “{product}” */
  confirmYourAlertFor: (v: { product: string | number }): string => `Confirm your alert for “${v.product}”`,
  /** Confirm your alert, and we’ll email you once when “{product}” is back in stock. */
  confirmAndWellEmail: (v: { product: string | number }): string => `Confirm your alert, and we’ll email you once when “${v.product}” is back in stock.`,
  /** Confirm alert */
  confirmAlert: "Confirm alert",
  /** This link expires in {days, plural, one {# day} other {# days}}. If you didn’t ask for this alert, you can ignore this email. You won’t get the alert unless you confirm it. */
  linkExpires: (v: { days: number }): string => `This link expires in ${(v.days === 1 ? `${v.days.toLocaleString("en")} day` : `${v.days.toLocaleString("en")} days`)}. If you didn’t ask for this alert, you can ignore this email. You won’t get the alert unless you confirm it.`,
  /** “{product}” is back in stock */
  isBackInStock: (v: { product: string | number }): string => `“${v.product}” is back in stock`,
  /** You asked us to let you know when “{product}” is back in stock. It’s available now, but we can’t reserve it for you, and it may sell out again. */
  youAskedUsToTell: (v: { product: string | number }): string => `You asked us to let you know when “${v.product}” is back in stock. It’s available now, but we can’t reserve it for you, and it may sell out again.`,
  /** View product */
  viewProduct: "View product",
  /** We won’t send you any more emails about this alert. */
  onlyEmailForAlert: "We won’t send you any more emails about this alert.",
  /** Cancel all back-in-stock alerts for this email address */
  cancelAllAlerts: "Cancel all back-in-stock alerts for this email address",
  /** This product is no longer sold. */
  thisProductIsNoLongerSold: "This product is no longer sold.",
  /** This product is back in stock. You can order it now. */
  thisProductIsBackInStock: "This product is back in stock. You can order it now.",
  /** There are no back-in-stock alerts for this product. */
  thereAreNoBackInStockAlerts: "There are no back-in-stock alerts for this product.",
  /** This link no longer works. Request the alert again on the product page. */
  thisLinkNoLongerWorks: "This link no longer works. Request the alert again on the product page.",
  /** Your back-in-stock alerts. */
  yourBackInStockAlerts: "Your back-in-stock alerts.",
  /** Check your inbox: if we can email this address, we’ve sent a link to it. Follow the link to confirm, and we’ll email you once when the product is back in stock. */
  checkYourInbox: "Check your inbox: if we can email this address, we’ve sent a link to it. Follow the link to confirm, and we’ll email you once when the product is back in stock.",
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
