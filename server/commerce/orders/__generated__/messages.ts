// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Order confirmation */
  orderConfirmation: "Order confirmation",
  /** Sent when an order is placed. */
  sentWhenOrderWasPlaced: "Sent when an order is placed.",
  /** Payment received */
  paymentReceived: "Payment received",
  /** Sent when a payment arrives, with the invoice if it has been issued. */
  sentWhenPaymentHasArrived: "Sent when a payment arrives, with the invoice if it has been issued.",
  /** Order cancelled */
  orderCancelled: "Order cancelled",
  /** Sent when an order is cancelled. */
  sentWhenOrderWasCancelled: "Sent when an order is cancelled.",
  /** Refund */
  refund: "Refund",
  /** Sent for each refund, with the credit note if it has been issued. */
  sentForEachRefund: "Sent for each refund, with the credit note if it has been issued.",
  /** Order completed */
  orderCompleted: "Order completed",
  /** Sent when staff complete an order without a shipment. */
  sentWhenStaffComplete: "Sent when staff complete an order without a shipment.",
  /** Payment failed */
  paymentFailed: "Payment failed",
  /** Sent when an online payment fails and the order is closed. */
  sentWhenOnlinePayment: "Sent when an online payment fails and the order is closed.",
  /** Order number */
  orderNumber: "Order number",
  /** Order total, with currency */
  totalOfOrderWithCurrency: "Order total, with currency",
  /** Shop name */
  shopName: "Shop name",
  /** Billing address */
  billingAddress: "Billing address",
  /** Delivery and billing address */
  deliveryAndBillingAddress: "Delivery and billing address",
  /** Delivery address */
  deliveryAddress: "Delivery address",
  /** SKU: {sku} */
  noSku: (v: { sku: string | number }): string => `SKU: ${v.sku}`,
  /** includes {deposit} deposit each */
  includesDepositEach: (v: { deposit: string | number }): string => `includes ${v.deposit} deposit each`,
  /** Amount */
  amount: "Amount",
  /** Recipient */
  recipient: "Recipient",
  /** Reference */
  reference: "Reference",
  /** Delivery: {shippingName} */
  deliveryShippingName: (v: { shippingName: string | number }): string => `Delivery: ${v.shippingName}`,
  /** Includes {rate} VAT */
  includesVat: (v: { rate: string | number }): string => `Includes ${v.rate} VAT`,
  /** This refund */
  refundedNow: "This refund",
  /** Refunded so far */
  refundedSoFar: "Refunded so far",
  /** Hello {firstName}, */
  helloFirstName: (v: { firstName: string | number }): string => `Hello ${v.firstName},`,
  /** Your order: {url} */
  yourOrder: (v: { url: string | number }): string => `Your order: ${v.url}`,
  /** Order {number}, placed on {placedAt} */
  orderPlacedOn: (v: { number: string | number; placedAt: string | number }): string => `Order ${v.number}, placed on ${v.placedAt}`,
  /** Payment: {paymentName} */
  paymentPaymentName: (v: { paymentName: string | number }): string => `Payment: ${v.paymentName}`,
  /** VAT ID: {vatId} */
  vatId: (v: { vatId: string | number }): string => `VAT ID: ${v.vatId}`,
  /** Gift message */
  giftMessage: "Gift message",
  /** Your note */
  yourNote: "Your note",
  /** Reason: “{reason}” */
  reasonReason: (v: { reason: string | number }): string => `Reason: “${v.reason}”`,
  /** Your order is now fully refunded. */
  yourOrderIsNowFullyRefunded: "Your order is now fully refunded.",
  /** So far, we’ve refunded {refundedMinor} of the {paidMinor} you paid. */
  yourOrderIsPartiallyRefunded: (v: { refundedMinor: string | number; paidMinor: string | number }): string => `So far, we’ve refunded ${v.refundedMinor} of the ${v.paidMinor} you paid.`,
  /** Your order {number} at {shop} */
  yourOrderAt: (v: { number: string | number; shop: string | number }): string => `Your order ${v.number} at ${v.shop}`,
  /** Thank you for your order */
  thankYouForYourOrder: "Thank you for your order",
  /** We’ve received your order {number}. */
  weveReceivedYourOrder: (v: { number: string | number }): string => `We’ve received your order ${v.number}.`,
  /** Payment received for your order {number} at {shop} */
  paymentReceivedForYourOrderAt: (v: { number: string | number; shop: string | number }): string => `Payment received for your order ${v.number} at ${v.shop}`,
  /** We’ve received your payment for order {number}. We’re preparing your order now. */
  weveReceivedYourPaymentForOrder: (v: { number: string | number }): string => `We’ve received your payment for order ${v.number}. We’re preparing your order now.`,
  /** We’ve received your payment for order {number}. */
  weveReceivedPaymentForOrder: (v: { number: string | number }): string => `We’ve received your payment for order ${v.number}.`,
  /** Payment failed for your order {number} at {shop} */
  paymentFailedForYourOrderAt: (v: { number: string | number; shop: string | number }): string => `Payment failed for your order ${v.number} at ${v.shop}`,
  /** Your payment failed */
  yourPaymentFailed: "Your payment failed",
  /** We couldn’t take payment for order {number}, so nothing was charged and the order is closed. The items are no longer reserved for you, but you can order them again. */
  weCouldntTakePayment: (v: { number: string | number }): string => `We couldn’t take payment for order ${v.number}, so nothing was charged and the order is closed. The items are no longer reserved for you, but you can order them again.`,
  /** Your order {number} at {shop} has been cancelled */
  yourOrderAtHasBeen: (v: { number: string | number; shop: string | number }): string => `Your order ${v.number} at ${v.shop} has been cancelled`,
  /** Your order has been cancelled */
  yourOrderHasBeenCancelled: "Your order has been cancelled",
  /** Order {number} has been cancelled and won’t be shipped. We’ll refund your payment to the original payment method. */
  orderHasBeenCancelledAndWont: (v: { number: string | number }): string => `Order ${v.number} has been cancelled and won’t be shipped. We’ll refund your payment to the original payment method.`,
  /** Order {number} has been cancelled and won’t be shipped. You don’t have to pay anything. */
  orderHasBeenCancelledAndWontBe: (v: { number: string | number }): string => `Order ${v.number} has been cancelled and won’t be shipped. You don’t have to pay anything.`,
  /** Partial refund for your order {number} at {shop} */
  partialRefundForYourOrderAt: (v: { number: string | number; shop: string | number }): string => `Partial refund for your order ${v.number} at ${v.shop}`,
  /** Refund for your order {number} at {shop} */
  refundForYourOrderAt: (v: { number: string | number; shop: string | number }): string => `Refund for your order ${v.number} at ${v.shop}`,
  /** Your refund is on its way */
  yourRefundIsOnItsWay: "Your refund is on its way",
  /** We’ve refunded {amountMinor} for order {number} to your original payment method. */
  weveRefundedOfOrder: (v: { amountMinor: string | number; number: string | number }): string => `We’ve refunded ${v.amountMinor} for order ${v.number} to your original payment method.`,
  /** We’ve refunded part of order {number} to your original payment method. */
  weveRefundedPartOfOrder: (v: { number: string | number }): string => `We’ve refunded part of order ${v.number} to your original payment method.`,
  /** Your order {number} at {shop} is on its way */
  yourOrderAtIs: (v: { number: string | number; shop: string | number }): string => `Your order ${v.number} at ${v.shop} is on its way`,
  /** Your order is on its way */
  yourOrderIsOnIts: "Your order is on its way",
  /** Order {number} has been handed over to the carrier. */
  orderHasBeenHandedOver: (v: { number: string | number }): string => `Order ${v.number} has been handed over to the carrier.`,
  /** Your order {number} at {shop} is complete */
  yourOrderAtIsComplete: (v: { number: string | number; shop: string | number }): string => `Your order ${v.number} at ${v.shop} is complete`,
  /** Your order is complete */
  yourOrderIsComplete: "Your order is complete",
  /** Everything in order {number} has been delivered. */
  everythingInOrderHasBeenDelivered: (v: { number: string | number }): string => `Everything in order ${v.number} has been delivered.`,
  /** Transfer {amountMinor} to the account below. We’ll ship your order as soon as the payment arrives. */
  transferToAccountBelow: (v: { amountMinor: string | number }): string => `Transfer ${v.amountMinor} to the account below. We’ll ship your order as soon as the payment arrives.`,
  /** Have {amountMinor} ready to pay the carrier on delivery. */
  haveReadyToPayCarrier: (v: { amountMinor: string | number }): string => `Have ${v.amountMinor} ready to pay the carrier on delivery.`,
  /** Your payment is complete. We’re preparing your order now. */
  yourPaymentIsComplete: "Your payment is complete. We’re preparing your order now.",
  /** There’s nothing to pay. We’re preparing your order now. */
  theresNothingToPay: "There’s nothing to pay. We’re preparing your order now.",
  /** Your order has changed since we prepared this email. See the order page for its current status. */
  yourOrderHasBeenUpdatedSince: "Your order has changed since we prepared this email. See the order page for its current status.",
  /** This refund: {pieces} */
  refundedNowFor: (v: { pieces: string | number }): string => `This refund: ${v.pieces}`,
  /** Delivery */
  delivery: "Delivery",
  /** Free */
  free: "Free",
  /** Subtotal */
  subtotal: "Subtotal",
  /** Total */
  total: "Total",
  /** Discount */
  discount: "Discount",
  /** Discount ({codes}) */
  discountCodes: (v: { codes: string | number }): string => `Discount (${v.codes})`,
  /** View order */
  viewOrder: "View order",
  /** Orders */
  orders: "Orders",
  /** Order {number} */
  orderNumbered: (v: { number: string | number }): string => `Order ${v.number}`,
  /** Arrives {days} if you pay on the day you order. */
  arrivesIfPaidOnDay: (v: { days: string | number }): string => `Arrives ${v.days} if you pay on the day you order.`,
  /** Arrives {days}. */
  arrives: (v: { days: string | number }): string => `Arrives ${v.days}.`,
  /** Order {orderNumber}: payment authorisation expires soon */
  authorisationExpiresSoon: (v: { orderNumber: string | number }): string => `Order ${v.orderNumber}: payment authorisation expires soon`,
  /** The authorisation of {amount} for order {orderNumber} expires on {time} ({zone}). */
  authorisationExpiresOn: (v: { amount: string | number; orderNumber: string | number; time: string | number; zone: string | number }): string => `The authorisation of ${v.amount} for order ${v.orderNumber} expires on ${v.time} (${v.zone}).`,
  /** Ship the order before then, or open it and select “Capture now”. After that, you can’t charge the payment. */
  captureBeforeThen: "Ship the order before then, or open it and select “Capture now”. After that, you can’t charge the payment.",
  /** Your payment is authorised. We’ll charge {amountMinor} when we ship your order. */
  yourPaymentIsAuthorised: (v: { amountMinor: string | number }): string => `Your payment is authorised. We’ll charge ${v.amountMinor} when we ship your order.`,
  /** Your cart is empty. */
  yourCartIsEmpty: "Your cart is empty.",
  /** This cart is too heavy to deliver to {country}. */
  cartIsTooHeavy: (v: { country: string | number }): string => `This cart is too heavy to deliver to ${v.country}.`,
  /** Choose a delivery method. Available for delivery to {country}: {offered}. */
  chooseADeliveryMethod: (v: { country: string | number; offered: string | number }): string => `Choose a delivery method. Available for delivery to ${v.country}: ${v.offered}.`,
  /** Choose another payment method. Available for this order: {offered}. */
  chooseAnotherPaymentMethod: (v: { offered: string | number }): string => `Choose another payment method. Available for this order: ${v.offered}.`,
  /** We don’t deliver to {country}. */
  weDontDeliverTo: (v: { country: string | number }): string => `We don’t deliver to ${v.country}.`,
  /** Your cart has changed. Check it before you order. */
  yourCartHasChanged: "Your cart has changed. Check it before you order.",
  /** This request has already been sent with different details. Submit the form again. */
  requestAlreadySent: "This request has already been sent with different details. Submit the form again.",
  /** Your order {number} is waiting for payment. Complete or cancel it before you order again. */
  yourOrderIsWaitingForPayment: (v: { number: string | number }): string => `Your order ${v.number} is waiting for payment. Complete or cancel it before you order again.`,
  /** Enter a VAT ID from an EU country, such as {example}, or leave this field empty. */
  enterAVatIdFromTheEu: (v: { example: string | number }): string => `Enter a VAT ID from an EU country, such as ${v.example}, or leave this field empty.`,
  /** Check your VAT ID. At least one digit is wrong. */
  checkYourVatId: "Check your VAT ID. At least one digit is wrong.",
  /** The cart version must be the one returned with the cart: a whole number of 0 or more. */
  cartVersionMustBeReturned: "The cart version must be the one returned with the cart: a whole number of 0 or more.",
  /** Accept the terms to order. */
  acceptTheTermsToOrder: "Accept the terms to order.",
  /** Nothing in your cart is sold by this shop. */
  nothingInYourCartIsSold: "Nothing in your cart is sold by this shop.",
  /** Only DHL delivers to {address1}. Choose another delivery method, or enter another address. */
  onlyDhlDeliversTo: (v: { address1: string | number }): string => `Only DHL delivers to ${v.address1}. Choose another delivery method, or enter another address.`,
  /** Confirm that you’re at least {minimumAge} years old to order. */
  confirmYourAge: (v: { minimumAge: string | number }): string => `Confirm that you’re at least ${v.minimumAge} years old to order.`,
  /** Use a return URL of a storefront that the shop allows. */
  returnUrlIsntAllowed: "Use a return URL of a storefront that the shop allows.",
  /** This VAT ID isn’t registered. Check it, or leave this field empty. */
  vatIdIsntRegistered: "This VAT ID isn’t registered. Check it, or leave this field empty.",
  /** You can’t create an account from this order. Sign up on the account page instead. */
  youCantCreateAnAccount: "You can’t create an account from this order. Sign up on the account page instead.",
  /** Refund the order instead. */
  refundTheOrderInstead: "Refund the order instead.",
  /** Cancel its shipments first. */
  cancelItsShipmentsFirst: "Cancel its shipments first.",
  /** This order doesn’t exist or isn’t yours. */
  thisOrderDoesntExistOrIsntYours: "This order doesn’t exist or isn’t yours.",
  /** At most {amount} can still be refunded. */
  atMostCanStillBeRefunded: (v: { amount: string | number }): string => `At most ${v.amount} can still be refunded.`,
  /** Nothing in this order can be refunded. */
  nothingInThisOrderCanBeRefunded: "Nothing in this order can be refunded.",
  /** The payment provider declined the refund. See the order’s history for the reason. Try again, or refund the amount manually. */
  providerDeclinedTheRefund: "The payment provider declined the refund. See the order’s history for the reason. Try again, or refund the amount manually.",
  /** We couldn’t find an order with this number and email address. Check both. */
  weCouldntFindAnOrder: "We couldn’t find an order with this number and email address. Check both.",
  /** Order numbers start at 1. */
  orderNumbersStartAt1: "Order numbers start at 1.",
  /** Enter the email address used for the order. */
  enterTheEmailAddressUsed: "Enter the email address used for the order.",
  /** Use at most 254 characters. */
  useAtMost254Characters: "Use at most 254 characters.",
  /** Your payment arrived after the order was closed. */
  yourPaymentArrivedLate: "Your payment arrived after the order was closed.",
  /** Use at most {max} numbers. */
  useAtMostNumbers: (v: { max: string | number }): string => `Use at most ${v.max} numbers.`,
  /** Enter a note. */
  enterANote: "Enter a note.",
  /** The traffic sources recorded with your orders. */
  theTrafficSourcesOfYourOrders: "The traffic sources recorded with your orders.",
  /** Tax law requires us to keep sales records: number, date, goods, amounts, VAT and country. Your name, addresses, VAT ID, phone number, email address, notes and gift messages are removed. */
  taxLawRequiresSalesRecords: "Tax law requires us to keep sales records: number, date, goods, amounts, VAT and country. Your name, addresses, VAT ID, phone number, email address, notes and gift messages are removed.",
  /** Guest orders with your email address that are still in progress. They’ll be completed, but no longer linked to your account. We anonymise them {days} days after they’re closed. */
  guestOrdersInProgress: (v: { days: string | number }): string => `Guest orders with your email address that are still in progress. They’ll be completed, but no longer linked to your account. We anonymise them ${v.days} days after they’re closed.`,
  /** It has no authorised payment. */
  itHasNoAuthorisedPayment: "It has no authorised payment.",
  /** Refund at least {amount}. */
  refundAtLeast: (v: { amount: string | number }): string => `Refund at least ${v.amount}.`,
  /** The quantity must be at least 1. */
  theQuantityMustBeAtLeast1: "The quantity must be at least 1.",
  /** Select at most 100 lines. */
  selectAtMost100Lines: "Select at most 100 lines.",
  /** List each line only once. */
  listEachLineOnlyOnce: "List each line only once.",
  /** Enter an amount or select the lines to refund. */
  enterAnAmountOrSelectTheLines: "Enter an amount or select the lines to refund.",
  /** Select the lines to restock. */
  selectTheLinesToRestock: "Select the lines to restock.",
  /** This line isn’t part of the order. */
  thisLineIsntPartOfTheOrder: "This line isn’t part of the order.",
  /** At most {left} of “{line}” can still be refunded. */
  atMostOfLineCanStillBeRefunded: (v: { left: string | number; line: string | number }): string => `At most ${v.left} of “${v.line}” can still be refunded.`,
  /** These lines cost nothing, so there’s nothing to refund. */
  theseLinesCostNothing: "These lines cost nothing, so there’s nothing to refund.",
  /** The bank transfer didn’t arrive within two weeks. */
  bankTransferDidntArrive: "The bank transfer didn’t arrive within two weeks.",
  /** This order can’t be {action, select, cancelled {cancelled} paid {marked as paid} completed {completed} shipped {shipped} other {charged}}: {status, select, PROCESSING {it is being prepared} COMPLETED {it has been shipped} CANCELLED {it has been cancelled} REFUNDED {it has been refunded} FAILED {its payment failed} other {it is waiting for payment}}. */
  orderCantBe: (v: { action: "cancelled" | "paid" | "completed" | "shipped" | (string & {}); status: "PROCESSING" | "COMPLETED" | "CANCELLED" | "REFUNDED" | "FAILED" | (string & {}) }): string => `This order can’t be ${(v.action === "cancelled" ? "cancelled" : v.action === "paid" ? "marked as paid" : v.action === "completed" ? "completed" : v.action === "shipped" ? "shipped" : "charged")}: ${(v.status === "PROCESSING" ? "it is being prepared" : v.status === "COMPLETED" ? "it has been shipped" : v.status === "CANCELLED" ? "it has been cancelled" : v.status === "REFUNDED" ? "it has been refunded" : v.status === "FAILED" ? "its payment failed" : "it is waiting for payment")}.`,
  /** {mail, select, placed {This order hasn’t been confirmed yet, so there is no email to resend.} paid {This order hasn’t been paid yet, so there is no email to resend.} completed {This order hasn’t been shipped yet, so there is no email to resend.} cancelled {This order hasn’t been cancelled, so there is no email to resend.} other {This order hasn’t reached this stage yet, so there is no email to resend.}} */
  noEmailToResendYet: (v: { mail: "placed" | "paid" | "completed" | "cancelled" | (string & {}) }): string => `${(v.mail === "placed" ? "This order hasn’t been confirmed yet, so there is no email to resend." : v.mail === "paid" ? "This order hasn’t been paid yet, so there is no email to resend." : v.mail === "completed" ? "This order hasn’t been shipped yet, so there is no email to resend." : v.mail === "cancelled" ? "This order hasn’t been cancelled, so there is no email to resend." : "This order hasn’t reached this stage yet, so there is no email to resend.")}`,
  /** {count, plural, one {One of your orders is still in progress, and we need your address for it. Cancel it, or wait until it has been shipped.} other {# of your orders are still in progress, and we need your address for them. Cancel them, or wait until they have been shipped.}} */
  openOrdersBlockErasure: (v: { count: number }): string => `${(v.count === 1 ? "One of your orders is still in progress, and we need your address for it. Cancel it, or wait until it has been shipped." : `${v.count.toLocaleString("en")} of your orders are still in progress, and we need your address for them. Cancel them, or wait until they have been shipped.`)}`,
  /** {count, plural, one {One of your orders is still in progress, and we need your address for it. You can no longer cancel it yourself. Wait until it has been shipped, or contact us.} other {# of your orders are still in progress, and we need your address for them. You can no longer cancel them yourself. Wait until they have been shipped, or contact us.}} */
  packedOrdersBlockErasure: (v: { count: number }): string => `${(v.count === 1 ? "One of your orders is still in progress, and we need your address for it. You can no longer cancel it yourself. Wait until it has been shipped, or contact us." : `${v.count.toLocaleString("en")} of your orders are still in progress, and we need your address for them. You can no longer cancel them yourself. Wait until they have been shipped, or contact us.`)}`,
  /** The order was placed. */
  orderWasPlaced: "The order was placed.",
  /** {amount} was paid. */
  amountWasPaid: (v: { amount: string | number }): string => `${v.amount} was paid.`,
  /** {amount} arrived after the order was closed and is being refunded. */
  amountArrivedLate: (v: { amount: string | number }): string => `${v.amount} arrived after the order was closed and is being refunded.`,
  /** The payment failed. */
  thePaymentFailed: "The payment failed.",
  /** {amount} was authorised. It will be charged when the order is shipped. */
  amountWasAuthorised: (v: { amount: string | number }): string => `${v.amount} was authorised. It will be charged when the order is shipped.`,
  /** The authorised payment of {amount} couldn’t be charged. */
  authorisedPaymentCouldntBeCharged: (v: { amount: string | number }): string => `The authorised payment of ${v.amount} couldn’t be charged.`,
  /** Ask the customer to pay in another way. */
  askTheCustomerToPay: "Ask the customer to pay in another way.",
  /** The shop cancelled the order. */
  shopCancelledTheOrder: "The shop cancelled the order.",
  /** The order was cancelled. */
  orderWasCancelled: "The order was cancelled.",
  /** {amount} was refunded. */
  amountWasRefunded: (v: { amount: string | number }): string => `${v.amount} was refunded.`,
  /** The refund of {amount} was declined. */
  refundWasDeclined: (v: { amount: string | number }): string => `The refund of ${v.amount} was declined.`,
  /** The order was shipped. */
  orderWasShipped: "The order was shipped.",
  /** Shipment {number} was sent with {carrier}. */
  shipmentWasSentWith: (v: { number: string | number; carrier: string | number }): string => `Shipment ${v.number} was sent with ${v.carrier}.`,
  /** Shipment {number} was sent. */
  shipmentWasSent: (v: { number: string | number }): string => `Shipment ${v.number} was sent.`,
  /** Shipment {number} was cancelled. */
  shipmentWasCancelled: (v: { number: string | number }): string => `Shipment ${v.number} was cancelled.`,
  /** {mail, select, placed {We emailed the order confirmation.} paid {We emailed the payment confirmation.} failed {We emailed that the payment failed.} shipment {We emailed the shipping confirmation.} completed {We emailed that the order is complete.} cancelled {We emailed the cancellation.} refunded {We emailed the refund details.} return {We emailed an update on the return.} other {We emailed about the order.}} */
  weEmailed: (v: { mail: "placed" | "paid" | "failed" | "shipment" | "completed" | "cancelled" | "refunded" | "return" | (string & {}) }): string => `${(v.mail === "placed" ? "We emailed the order confirmation." : v.mail === "paid" ? "We emailed the payment confirmation." : v.mail === "failed" ? "We emailed that the payment failed." : v.mail === "shipment" ? "We emailed the shipping confirmation." : v.mail === "completed" ? "We emailed that the order is complete." : v.mail === "cancelled" ? "We emailed the cancellation." : v.mail === "refunded" ? "We emailed the refund details." : v.mail === "return" ? "We emailed an update on the return." : "We emailed about the order.")}`,
  /** Return {number} was requested. */
  returnWasRequested: (v: { number: string | number }): string => `Return ${v.number} was requested.`,
  /** The goods for return {number} have arrived. */
  returnHasArrived: (v: { number: string | number }): string => `The goods for return ${v.number} have arrived.`,
  /** Return {number} was rejected. */
  returnWasRejected: (v: { number: string | number }): string => `Return ${v.number} was rejected.`,
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
