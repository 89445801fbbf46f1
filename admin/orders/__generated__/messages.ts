// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** Order cancelled and items restocked. */
export const orderCancelledAndItemsRestocked = "Order cancelled and items restocked.";

/** Cancel this order? */
export const cancelThisOrder = "Cancel this order?";

/** Cancel order */
export const cancelOrder = "Cancel order";

/** Keep order */
export const keepOrder = "Keep order";

/** Reason */
export const reason = "Reason";

/** Optional. The customer can see it. */
export const reasonHint = "Optional. The customer can see it.";

/** Items are restocked, coupons can be used again, and the customer gets an email. */
export const cancelOrderHint = "Items are restocked, coupons can be used again, and the customer gets an email.";

/** Couldn’t charge {amount}. The authorisation is no longer valid. */
export const authorisationLost = (v: { amount: string | number }): string => `Couldn’t charge ${v.amount}. The authorisation is no longer valid.`;

/** {amount} was charged. */
export const wasCharged = (v: { amount: string | number }): string => `${v.amount} was charged.`;

/** {amount} will be charged. */
export const willBeCharged = (v: { amount: string | number }): string => `${v.amount} will be charged.`;

/** Capture the payment now? */
export const captureThePaymentNow = "Capture the payment now?";

/** Capture now */
export const captureNow = "Capture now";

/** {amount} will be charged now, before the order ships. To give the money back, refund the order. */
export const captureHint = (v: { amount: string | number }): string => `${v.amount} will be charged now, before the order ships. To give the money back, refund the order.`;

/** Order completed. */
export const orderCompleted = "Order completed.";

/** Have all items shipped? */
export const haveItemsShipped = "Have all items shipped?";

/** Complete this order? */
export const completeThisOrder = "Complete this order?";

/** Complete order */
export const completeOrder = "Complete order";

/** All items have shipped. The order will be marked as completed, and no email will be sent. */
export const completeShippedHint = "All items have shipped. The order will be marked as completed, and no email will be sent.";

/** The order will be marked as completed, and the customer will get an email saying that it’s on its way. */
export const completeUnshippedHint = "The order will be marked as completed, and the customer will get an email saying that it’s on its way.";

/** The order will be marked as completed, and the customer will get an email. */
export const completeHint = "The order will be marked as completed, and the customer will get an email.";

/** Order #{number} */
export const orderNumber = (v: { number: string | number }): string => `Order #${v.number}`;

/** Order marked as paid. */
export const orderMarkedAsPaid = "Order marked as paid.";

/** Has the payment arrived? */
export const hasPaymentBeenReceived = "Has the payment arrived?";

/** Mark as paid */
export const markAsPaid = "Mark as paid";

/** The order will be marked as paid in full, and the customer will get an email. */
export const markAsPaidHint = "The order will be marked as paid in full, and the customer will get an email.";

/** Print */
export const print = "Print";

/** Resend email */
export const resendEmail = "Resend email";

/** Refund */
export const refund = "Refund";

/** Accepted */
export const accepted = "Accepted";

/** Declined */
export const rejected = "Declined";

/** No answer */
export const noAnswer = "No answer";

/** Checkout form fields */
export const checkoutFormFields = "Checkout form fields";

/** Tracking cookies */
export const trackingCookies = "Tracking cookies";

/** Server, on arrival */
export const serverOnArrival = "Server, on arrival";

/** Order source */
export const orderSource = "Order source";

/** The order is attributed to the last touch. */
export const attributedToLastTouch = "The order is attributed to the last touch.";

/** First and last touch */
export const firstAndLastTouch = "First and last touch";

/** First touch */
export const firstTouch = "First touch";

/** Last touch */
export const lastTouch = "Last touch";

/** Rule */
export const rule = "Rule";

/** Consent when recorded */
export const consentWhenCaptured = "Consent when recorded";

/** Recorded by */
export const capturedBy = "Recorded by";

/** Device */
export const device = "Device";

/** Pages viewed */
export const pagesViewed = "Pages viewed";

/** Visits */
export const visits = "Visits";

/** Promo code */
export const promoCode = "Promo code";

/** Browser */
export const browser = "Browser";

/** No data. The visitor declined tracking, or the browser sent no data. */
export const noAttribution = "No data. The visitor declined tracking, or the browser sent no data.";

/** Customer */
export const customer = "Customer";

/** None (guest order or deleted account) */
export const noAccount = "None (guest order or deleted account)";

/** Same as delivery address */
export const sameAsDeliveryAddress = "Same as delivery address";

/** No text. */
export const noTermsText = "No text.";

/** Account */
export const account = "Account";

/** View customer */
export const viewCustomer = "View customer";

/** Email */
export const email = "Email";

/** Phone */
export const phone = "Phone";

/** Delivery */
export const delivery = "Delivery";

/** Billing address */
export const billingAddress = "Billing address";

/** Payment */
export const payment = "Payment";

/** VAT ID */
export const vatId = "VAT ID";

/** Gift message */
export const giftMessage = "Gift message";

/** Age */
export const age = "Age";

/** {age} or over, confirmed by the customer */
export const ageOrOver = (v: { age: string | number }): string => `${v.age} or over, confirmed by the customer`;

/** Accepted terms */
export const acceptedTerms = "Accepted terms";

/** Version {version}, published {publishedAt} */
export const versionPublished = (v: { version: string | number; publishedAt: string | number }): string => `Version ${v.version}, published ${v.publishedAt}`;

/** View the customer’s order page<hint> (opens in a new tab)</hint> */
export const viewCustomersOrderPage = (v: { hint: (text: ReactNode) => ReactNode }): ReactNode => rich("View the customer’s order page", v.hint(" (opens in a new tab)"));

/** History */
export const history = "History";

/** Order placed. */
export const orderPlaced = "Order placed.";

/** Discount ({codes}) */
export const discountCodes = (v: { codes: string | number }): string => `Discount (${v.codes})`;

/** Delivery: {method} */
export const deliveryBy = (v: { method: string | number }): string => `Delivery: ${v.method}`;

/** Includes {tax} */
export const includesTax = (v: { tax: string | number }): string => `Includes ${v.tax}`;

/** Refund includes {tax} */
export const includesRefundedTax = (v: { tax: string | number }): string => `Refund includes ${v.tax}`;

/** Items */
export const items = "Items";

/** {shipped} of {quantity} shipped */
export const ofShipped = (v: { shipped: string | number; quantity: string | number }): string => `${v.shipped} of ${v.quantity} shipped`;

/** {refunded} of {quantity} refunded */
export const ofRefunded = (v: { refunded: string | number; quantity: string | number }): string => `${v.refunded} of ${v.quantity} refunded`;

/** New note */
export const newNote = "New note";

/** Notes */
export const notes = "Notes";

/** Only visible to staff. */
export const onlyVisibleToStaff = "Only visible to staff.";

/** Add note */
export const addNote = "Add note";

/** Notes, newest first */
export const notesNewestFirst = "Notes, newest first";

/** Payment authorised */
export const paymentAuthorised = "Payment authorised";

/** {total} is charged when you create the first shipment or complete the order. The authorisation expires on {date}. */
export const chargedWhenShippedBefore = (v: { total: string | number; date: string | number }): string => `${v.total} is charged when you create the first shipment or complete the order. The authorisation expires on ${v.date}.`;

/** Authorisation no longer valid */
export const paymentLost = "Authorisation no longer valid";

/** {total} is charged when you create the first shipment or complete the order. */
export const chargedWhenShipped = (v: { total: string | number }): string => `${v.total} is charged when you create the first shipment or complete the order.`;

/** Couldn’t charge {total}: the authorisation expired or was cancelled. Ask the customer to pay another way, then mark the order as paid. Otherwise, cancel the order. */
export const paymentLostHint = (v: { total: string | number }): string => `Couldn’t charge ${v.total}: the authorisation expired or was cancelled. Ask the customer to pay another way, then mark the order as paid. Otherwise, cancel the order.`;

/** Placed on {placedAt}. */
export const placedOn = (v: { placedAt: string | number }): string => `Placed on ${v.placedAt}.`;

/** Orders */
export const orders = "Orders";

/** Customer note */
export const customerNote = "Customer note";

/** Order */
export const order = "Order";

/** Placed */
export const placed = "Placed";

/** Status */
export const status = "Status";

/** Shipping */
export const shipping = "Shipping";

/** {pieces, plural, one {# item} other {# items}} */
export const itemCount = (v: { pieces: number }): string => `${(v.pieces === 1 ? `${v.pieces.toLocaleString("en")} item` : `${v.pieces.toLocaleString("en")} items`)}`;

/** Total */
export const total = "Total";

/** All orders in your shop. */
export const allOrders = "All orders in your shop.";

/** Search by number, name, email, product or SKU */
export const searchByNumberNameEmailProduct = "Search by number, name, email, product or SKU";

/** All statuses */
export const allStatuses = "All statuses";

/** Any */
export const any = "Any";

/** From */
export const from = "From";

/** To */
export const to = "To";

/** Select order #{number} */
export const selectOrder = (v: { number: string | number }): string => `Select order #${v.number}`;

/** No orders found. */
export const noOrders = "No orders found.";

/** Import tracking numbers */
export const importTrackingNumbers = "Import tracking numbers";

/** Print slips and invoices */
export const printSlipsAndInvoices = "Print slips and invoices";

/** Payment not completed */
export const paymentPending = "Payment not completed";

/** Awaiting payment */
export const awaitingPayment = "Awaiting payment";

/** Being prepared */
export const beingPrepared = "Being prepared";

/** Completed */
export const completed = "Completed";

/** Cancelled */
export const cancelled = "Cancelled";

/** Refunded */
export const refunded = "Refunded";

/** Payment failed */
export const paymentFailed = "Payment failed";

/** Partially refunded */
export const partiallyRefunded = "Partially refunded";

/** Print orders */
export const printOrders = "Print orders";

/** {count, plural, one {# order} other {# orders}} */
export const orderCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} order` : `${v.count.toLocaleString("en")} orders`)}`;

/** {count, plural, one {Open # invoice (PDF)} other {Open # invoices (PDF)}} */
export const openInvoices = (v: { count: number }): string => `${(v.count === 1 ? `Open ${v.count.toLocaleString("en")} invoice (PDF)` : `Open ${v.count.toLocaleString("en")} invoices (PDF)`)}`;

/** Print packing slips */
export const printPackingSlips = "Print packing slips";

/** No invoice yet: {numbers}. */
export const noInvoiceYet = (v: { numbers: string | number }): string => `No invoice yet: ${v.numbers}.`;

/** {count, plural, one {Print the other order} other {Print the other # orders}} */
export const printOtherOrders = (v: { count: number }): string => `${(v.count === 1 ? "Print the other order" : `Print the other ${v.count.toLocaleString("en")} orders`)}`;

/** Select orders in the list to print them. */
export const selectOrdersFirst = "Select orders in the list to print them.";

/** Enter an amount such as 12.50, or leave this field empty. */
export const enterAmountOrLeaveEmpty = "Enter an amount such as 12.50, or leave this field empty.";

/** You can refund up to {refundable}. */
export const youCanRefundUpTo = (v: { refundable: string | number }): string => `You can refund up to ${v.refundable}.`;

/** {amount} will be refunded. */
export const willBeRefunded = (v: { amount: string | number }): string => `${v.amount} will be refunded.`;

/** {amount} was refunded. */
export const wasRefunded = (v: { amount: string | number }): string => `${v.amount} was refunded.`;

/** Refund {amount} */
export const refundAmount = (v: { amount: string | number }): string => `Refund ${v.amount}`;

/** You can refund up to {refundable}. The customer gets an email. */
export const refundHint = (v: { refundable: string | number }): string => `You can refund up to ${v.refundable}. The customer gets an email.`;

/** Up to {count}. */
export const upTo = (v: { count: string | number }): string => `Up to ${v.count}.`;

/** Restock these items */
export const restockTheseItems = "Restock these items";

/** Amount */
export const amount = "Amount";

/** Leave empty to refund the price of the items. To refund delivery, enter an amount. */
export const amountHint = "Leave empty to refund the price of the items. To refund delivery, enter an amount.";

/** Choose items or enter an amount to refund. */
export const chooseItemsOrEnterAmount = "Choose items or enter an amount to refund.";

/** Items to refund */
export const itemsToRefund = "Items to refund";

/** Enter a whole number. */
export const enterAWholeNumber = "Enter a whole number.";

/** Order confirmation */
export const orderConfirmation = "Order confirmation";

/** Payment received */
export const paymentReceived = "Payment received";

/** Order on its way or completed */
export const orderOnItsWayOrCompleted = "Order on its way or completed";

/** Order cancelled */
export const orderCancelled = "Order cancelled";

/** The email is being sent. */
export const emailIsBeingSent = "The email is being sent.";

/** Send */
export const send = "Send";

/** Sent to the order’s email address, with the latest order details. */
export const resendHint = "Sent to the order’s email address, with the latest order details.";

/** Tracking numbers */
export const trackingNumbers = "Tracking numbers";

/** Packing slip */
export const packingSlip = "Packing slip";

/** Subtotal */
export const subtotal = "Subtotal";

/** Discount */
export const discount = "Discount";

/** Paid */
export const paid = "Paid";

/** SKU {sku} */
export const skuValue = (v: { sku: string | number }): string => `SKU ${v.sku}`;

/** Former staff member */
export const formerStaffMember = "Former staff member";

/** plus {deposit} deposit each */
export const plusDepositEach = (v: { deposit: string | number }): string => `plus ${v.deposit} deposit each`;
