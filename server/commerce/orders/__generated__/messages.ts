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
