// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Order {number} cancelled. */
export const orderCancelled = (v: { number: string | number }): string => `Order ${v.number} cancelled.`;

/** Cancelling… */
export const cancelling = "Cancelling…";

/** Yes, cancel order {number} */
export const yesCancelOrder = (v: { number: string | number }): string => `Yes, cancel order ${v.number}`;

/** Cancel this order */
export const cancelThisOrder = "Cancel this order";

/** Nothing will be shipped, and you won’t have to pay. This can’t be undone. */
export const nothingWillBeShipped = "Nothing will be shipped, and you won’t have to pay. This can’t be undone.";

/** Find your order */
export const findYourOrder = "Find your order";

/** Order number */
export const orderNumber = "Order number";

/** Email */
export const email = "Email";

/** An email address such as name@example.com */
export const emailAddressSuchAs = "An email address such as name@example.com";

/** Finding… */
export const finding = "Finding…";

/** Find my order */
export const findMyOrder = "Find my order";

/** You can find the order number in your confirmation email and in the reference of your bank transfer. Enter it with the email address you used for the order. */
export const whereToFindOrderNumber = "You can find the order number in your confirmation email and in the reference of your bank transfer. Enter it with the email address you used for the order.";

/** For more information, see <link>delivery, payment and returns</link>. */
export const forMoreInformationSee = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("For more information, see ", v.link("delivery, payment and returns"), ".");

/** Enter your order number using digits only, such as 1024. */
export const enterYourOrderNumberInDigits = "Enter your order number using digits only, such as 1024.";

/** Delivery address */
export const deliveryAddress = "Delivery address";

/** Ordered by */
export const orderedBy = "Ordered by";

/** Billing address */
export const billingAddress = "Billing address";

/** Same address */
export const sameAddress = "Same address";

/** Contact */
export const contact = "Contact";

/** Delivery and payment */
export const deliveryAndPayment = "Delivery and payment";

/** No delivery needed */
export const noDeliveryNeeded = "No delivery needed";

/** Your note */
export const yourNote = "Your note";

/** Credit note {number} (PDF) */
export const creditNotePdf = (v: { number: string | number }): string => `Credit note ${v.number} (PDF)`;

/** Invoice {number} (PDF) */
export const invoicePdf = (v: { number: string | number }): string => `Invoice ${v.number} (PDF)`;

/** Invoices */
export const invoices = "Invoices";

/** Coupon {code} */
export const couponCode = (v: { code: string | number }): string => `Coupon ${v.code}`;

/** Free delivery */
export const freeDelivery = "Free delivery";

/** {shipped} of {quantity} shipped */
export const quantityShipped = (v: { shipped: string | number; quantity: string | number }): string => `${v.shipped} of ${v.quantity} shipped`;

/** {refunded} of {quantity} refunded */
export const quantityRefunded = (v: { refunded: string | number; quantity: string | number }): string => `${v.refunded} of ${v.quantity} refunded`;

/** What you ordered */
export const whatYouOrdered = "What you ordered";

/** Order {number} */
export const orderTitle = (v: { number: string | number }): string => `Order ${v.number}`;

/** Continue shopping */
export const continueShopping = "Continue shopping";

/** Order <strong>number {number}</strong>, placed on {day} */
export const orderNumberPlacedOn = (v: { strong: (text: ReactNode) => ReactNode; number: string | number; day: ReactNode }): ReactNode => rich("Order ", v.strong(rich("number ", v.number)), ", placed on ", v.day);

/** Continue to payment */
export const continueToPayment = "Continue to payment";

/** Your cart is saved. */
export const yourCartIsSaved = "Your cart is saved.";

/** Try again */
export const tryAgain = "Try again";

/** Bookmark this page to open your order at any time. Lost the link? <link>Find your order</link> with the order number and {email}. */
export const bookmarkThisPageToOpen = (v: { link: (text: ReactNode) => ReactNode; email: string | number }): ReactNode => rich("Bookmark this page to open your order at any time. Lost the link? ", v.link("Find your order"), " with the order number and ", v.email, ".");

/** Check again */
export const checkAgain = "Check again";

/** Thank you for your order */
export const thankYouForYourOrder = "Thank you for your order";

/** Complete your payment */
export const completeYourPayment = "Complete your payment";

/** Your payment isn’t complete yet. We’ll hold the items for you for 50 minutes. */
export const yourPaymentIsntCompleteYet = "Your payment isn’t complete yet. We’ll hold the items for you for 50 minutes.";

/** We’re waiting for your payment */
export const wereWaitingForYourPayment = "We’re waiting for your payment";

/** We don’t know yet whether your payment went through. Don’t pay again. This page updates automatically, and we’ll email you when we know. */
export const weDontKnowResult = "We don’t know yet whether your payment went through. Don’t pay again. This page updates automatically, and we’ll email you when we know.";

/** We’ve received your payment and are preparing your order. */
export const weveReceivedYourPayment = "We’ve received your payment and are preparing your order.";

/** Your payment is authorised. We’ll take it when we ship your order. */
export const yourPaymentIsAuthorised = "Your payment is authorised. We’ll take it when we ship your order.";

/** We’re preparing your order. You’ll pay the carrier on delivery. */
export const preparingPayAtDoor = "We’re preparing your order. You’ll pay the carrier on delivery.";

/** We’re preparing your order. */
export const werePreparingYourOrder = "We’re preparing your order.";

/** Your order is on its way */
export const yourOrderIsOnItsWay = "Your order is on its way";

/** Shipped */
export const shipped = "Shipped";

/** Part of your order is on its way */
export const partOfYourOrder = "Part of your order is on its way";

/** We’re preparing the rest. */
export const werePreparingTheRest = "We’re preparing the rest.";

/** Partially shipped */
export const partiallyShipped = "Partially shipped";

/** {status}, partially refunded */
export const partiallyRefunded = (v: { status: string | number }): string => `${v.status}, partially refunded`;

/** Waiting for payment */
export const waitingForPayment = "Waiting for payment";

/** Your payment didn’t go through */
export const yourPaymentDidntGoThrough = "Your payment didn’t go through";

/** Your payment arrived after the order was closed. Nothing will be shipped, and the timeline below shows your refund. */
export const yourPaymentArrivedAfterOrder = "Your payment arrived after the order was closed. Nothing will be shipped, and the timeline below shows your refund.";

/** You haven’t been charged, and nothing will be shipped. */
export const notChargedNotShipped = "You haven’t been charged, and nothing will be shipped.";

/** Payment failed */
export const paymentFailed = "Payment failed";

/** We’ll ship your order as soon as your bank transfer arrives. */
export const wellShipYourOrderAsSoon = "We’ll ship your order as soon as your bank transfer arrives.";

/** Waiting for your transfer */
export const waitingForYourTransfer = "Waiting for your transfer";

/** Paid, being prepared */
export const paidBeingPrepared = "Paid, being prepared";

/** Being prepared */
export const beingPrepared = "Being prepared";

/** We’ve handed it over to the carrier. */
export const handedOver = "We’ve handed it over to the carrier.";

/** This order has been cancelled */
export const thisOrderIsCancelled = "This order has been cancelled";

/** Nothing will be shipped, and there’s nothing to pay. */
export const nothingWillBeShippedAndTheres = "Nothing will be shipped, and there’s nothing to pay.";

/** Cancelled */
export const cancelled = "Cancelled";

/** This order has been refunded */
export const thisOrderHasBeenRefunded = "This order has been refunded";

/** The money goes back to your original payment method. */
export const moneyGoesBackToYourOriginal = "The money goes back to your original payment method.";

/** Refunded */
export const refunded = "Refunded";

/** Your order */
export const yourOrder = "Your order";

/** Includes {taxes}. */
export const includesTaxes = (v: { taxes: string | number }): string => `Includes ${v.taxes}.`;

/** <strong>{amount}</strong> is on its way back to you. */
export const refundOnItsWay = (v: { strong: (text: ReactNode) => ReactNode; amount: string | number }): ReactNode => rich(v.strong(v.amount), " is on its way back to you.");

/** <strong>{amount}</strong> couldn’t be refunded yet. We’re looking into it. */
export const refundFailed = (v: { strong: (text: ReactNode) => ReactNode; amount: string | number }): ReactNode => rich(v.strong(v.amount), " couldn’t be refunded yet. We’re looking into it.");

/** Timeline */
export const timeline = "Timeline";

/** Refunds */
export const refunds = "Refunds";

/** Total refunded: {amount} */
export const totalRefunded = (v: { amount: string | number }): string => `Total refunded: ${v.amount}`;

/** We can’t calculate the VAT in this total at the moment. Try again in a few minutes. */
export const weCantCalculateVat = "We can’t calculate the VAT in this total at the moment. Try again in a few minutes.";

/** Free */
export const free = "Free";

/** Includes {label} */
export const includesLabel = (v: { label: string | number }): string => `Includes ${v.label}`;

/** First name */
export const firstName = "First name";

/** Last name */
export const lastName = "Last name";

/** If you have only one name, enter it in the first field and leave this field empty. */
export const onlyOneName = "If you have only one name, enter it in the first field and leave this field empty.";

/** Company */
export const company = "Company";

/** For a DHL Packstation or Postfiliale, enter its name and number here, such as “Packstation 145”, and your post number (Postnummer) in the next field. Only DHL delivers there. */
export const aboutPackstations = "For a DHL Packstation or Postfiliale, enter its name and number here, such as “Packstation 145”, and your post number (Postnummer) in the next field. Only DHL delivers there.";

/** Enter only the Packstation or Postfiliale with its three-digit number here, such as Packstation 145. */
export const enterOnlyPackstation = "Enter only the Packstation or Postfiliale with its three-digit number here, such as Packstation 145.";

/** Packstations are only available in Germany. Enter your street and house number. */
export const packstationsInGermany = "Packstations are only available in Germany. Enter your street and house number.";

/** Enter only your DHL post number (Postnummer) here: 6 to 10 digits. */
export const enterPostNumber = "Enter only your DHL post number (Postnummer) here: 6 to 10 digits.";

/** Includes {deposit} deposit each */
export const includesDeposit = (v: { deposit: string | number }): string => `Includes ${v.deposit} deposit each`;

/** VAT ID */
export const vatId = "VAT ID";

/** VAT ID: {vatId} */
export const vatIdIs = (v: { vatId: string | number }): string => `VAT ID: ${v.vatId}`;

/** For companies in the EU. We print it on your invoice. Prices and VAT stay the same. */
export const vatIdHint = "For companies in the EU. We print it on your invoice. Prices and VAT stay the same.";

/** Enter a VAT ID from an EU country, such as {example}, or leave this field empty. */
export const vatIdForm = (v: { example: string | number }): string => `Enter a VAT ID from an EU country, such as ${v.example}, or leave this field empty.`;

/** Check your VAT ID. At least one digit is wrong. */
export const vatIdDigits = "Check your VAT ID. At least one digit is wrong.";

/** Fill this in if you’re buying for a company. The name appears on the parcel and the invoice. */
export const forCompanies = "Fill this in if you’re buying for a company. The name appears on the parcel and the invoice.";

/** Street and house number */
export const streetAndNumber = "Street and house number";

/** Flat or floor */
export const flatOrFloor = "Flat or floor";

/** Anything that helps the carrier find your door: floor, flat, entrance, or the name on the doorbell. */
export const helpsCarrierFindYou = "Anything that helps the carrier find your door: floor, flat, entrance, or the name on the doorbell.";

/** Postcode */
export const postcode = "Postcode";

/** For example, {example} */
export const forExample = (v: { example: string | number }): string => `For example, ${v.example}`;

/** Town or city */
export const townOrCity = "Town or city";

/** Country */
export const country = "Country";

/** Use a different billing address */
export const differentBillingAddress = "Use a different billing address";

/** New in your cart: {name} × {quantity}, {total}. */
export const newInYourCart = (v: { name: string | number; quantity: string | number; total: string | number }): string => `New in your cart: ${v.name} × ${v.quantity}, ${v.total}.`;

/** {name}: quantity changed from {before} to {now}. New total: {total}. */
export const quantityChanged = (v: { name: string | number; before: string | number; now: string | number; total: string | number }): string => `${v.name}: quantity changed from ${v.before} to ${v.now}. New total: ${v.total}.`;

/** {name}: total changed from {before} to {now}. */
export const lineTotalChanged = (v: { name: string | number; before: string | number; now: string | number }): string => `${v.name}: total changed from ${v.before} to ${v.now}.`;

/** No longer in your cart: {name}. */
export const noLongerInYourCart = (v: { name: string | number }): string => `No longer in your cart: ${v.name}.`;

/** Delivery */
export const delivery = "Delivery";

/** Couldn’t load delivery costs. {problem} <button>Try again</button> */
export const couldntLoadDeliveryCosts = (v: { problem: string | number; button: (text: ReactNode) => ReactNode }): ReactNode => rich("Couldn’t load delivery costs. ", v.problem, " ", v.button("Try again"));

/** Review your order */
export const reviewYourOrder = "Review your order";

/** You can cancel the order until it’s paid, and withdraw from it up to 14 days after delivery. */
export const cancelUntilPaidOrWithdraw = "You can cancel the order until it’s paid, and withdraw from it up to 14 days after delivery.";

/** You can cancel the order until it’s paid. */
export const cancelUntilPaid = "You can cancel the order until it’s paid.";

/** Checkout */
export const checkout = "Checkout";

/** Nothing in your order needs delivery. */
export const nothingInYourOrderNeedsDelivery = "Nothing in your order needs delivery.";

/** We can’t deliver your order to {country}: it’s too heavy for every delivery method there. */
export const weCantDeliverThisCartTo = (v: { country: string | number }): string => `We can’t deliver your order to ${v.country}: it’s too heavy for every delivery method there.`;

/** Update delivery */
export const updateDelivery = "Update delivery";

/** For your confirmation and order updates. */
export const forYourConfirmationAndOrderUpdates = "For your confirmation and order updates.";

/** Phone */
export const phone = "Phone";

/** The carrier may call or message you if no one answers the door. We don’t use your number for anything else. */
export const carrierCallsIfNoAnswer = "The carrier may call or message you if no one answers the door. We don’t use your number for anything else.";

/** We don’t deliver to this country. */
export const weDontDeliverToThisCountry = "We don’t deliver to this country.";

/** Order note <span>(optional)</span> */
export const orderNoteOptional = (v: { span: (text: ReactNode) => ReactNode }): ReactNode => rich("Order note ", v.span("(optional)"));

/** {reason} We don’t know if your order reached us. Place it again without changing anything. Your order won’t be placed twice. */
export const unknownIfOrdered = (v: { reason: string | number }): string => `${v.reason} We don’t know if your order reached us. Place it again without changing anything. Your order won’t be placed twice.`;

/** Check the details you’ve entered. */
export const checkDetailsYouveEntered = "Check the details you’ve entered.";

/** View that order */
export const viewThatOrder = "View that order";

/** Total before: {total} */
export const totalBefore = (v: { total: ReactNode }): ReactNode => rich("Total before: ", v.total);

/** Total now: {total} */
export const totalNow = (v: { total: ReactNode }): ReactNode => rich("Total now: ", v.total);

/** To accept the changes, place your order again. */
export const toAcceptChangesPlaceYourOrder = "To accept the changes, place your order again.";

/** to {destination} */
export const toDestination = (v: { destination: string | number }): string => `to ${v.destination}`;

/** No VAT is charged for deliveries to {destination}, outside the EU’s VAT area. Import taxes may be due on delivery. */
export const noVatOutsideVatArea = (v: { destination: string | number }): string => `No VAT is charged for deliveries to ${v.destination}, outside the EU’s VAT area. Import taxes may be due on delivery.`;

/** Terms and conditions */
export const termsAndConditions = "Terms and conditions";

/** Privacy */
export const privacy = "Privacy";

/** Placing your order… */
export const placingYourOrder = "Placing your order…";

/** Place order and pay */
export const placeOrderAndPay = "Place order and pay";

/** Enter an email address such as name@example.com. */
export const enterEmailAddress = "Enter an email address such as name@example.com.";

/** Enter a postcode for {country}, such as {example}. */
export const enterPostcode = (v: { country: string | number; example: string | number }): string => `Enter a postcode for ${v.country}, such as ${v.example}.`;

/** Test: {choice} */
export const testChoice = (v: { choice: string | number }): string => `Test: ${v.choice}`;

/** Same as the delivery address */
export const sameAsDeliveryAddress = "Same as the delivery address";

/** Order note */
export const orderNote = "Order note";

/** Gift message */
export const giftMessage = "Gift message";

/** Add a gift message */
export const addGiftMessage = "Add a gift message";

/** We print it on the packing slip, which shows no prices. Up to 300 characters. */
export const giftMessageHint = "We print it on the packing slip, which shows no prices. Up to 300 characters.";

/** Steps */
export const steps = "Steps";

/** Cart */
export const cart = "Cart";

/** Your details */
export const yourDetails = "Your details";

/** Review and order */
export const reviewAndOrder = "Review and order";

/** <strong>{amount}</strong> was refunded. */
export const refundedAmount = (v: { strong: (text: ReactNode) => ReactNode; amount: string | number }): ReactNode => rich(v.strong(v.amount), " was refunded.");

/** For {items}. */
export const forItems = (v: { items: string | number }): string => `For ${v.items}.`;

/** {label} of {amount} */
export const taxOf = (v: { label: string | number; amount: string | number }): string => `${v.label} of ${v.amount}`;

/** Total <vat>incl. VAT</vat> */
export const totalInclVat = (v: { vat: (text: ReactNode) => ReactNode }): ReactNode => rich("Total ", v.vat("incl. VAT"));

/** Total */
export const total = "Total";

/** Discount: changed from {before} to {now}. */
export const discountChanged = (v: { before: string | number; now: string | number }): string => `Discount: changed from ${v.before} to ${v.now}.`;

/** Delivery: changed from {before} to {now}. */
export const deliveryChanged = (v: { before: string | number; now: string | number }): string => `Delivery: changed from ${v.before} to ${v.now}.`;

/** I accept the <terms>terms of sale</terms> and have read how my data is used (<privacy>privacy</privacy>). */
export const acceptTerms = (v: { terms: (text: ReactNode) => ReactNode; privacy: (text: ReactNode) => ReactNode }): ReactNode => rich("I accept the ", v.terms("terms of sale"), " and have read how my data is used (", v.privacy("privacy"), ").");

/** Edit<hidden> {part}</hidden> */
export const editPart = (v: { hidden: (text: ReactNode) => ReactNode; part: string | number }): ReactNode => rich("Edit", v.hidden(rich(" ", v.part)));

/** Subtotal */
export const subtotal = "Subtotal";

/** Payment */
export const payment = "Payment";

/** Your bank transfer hasn’t arrived yet. */
export const yourBankTransferHasntArrivedYet = "Your bank transfer hasn’t arrived yet.";

/** You pay the carrier at your door. */
export const youPayCarrierAtYourDoor = "You pay the carrier at your door.";

/** Already have an account? <link>Sign in</link> */
export const alreadyHaveAccount = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Already have an account? ", v.link("Sign in"));

/** Done */
export const done = "Done";

/** I’m at least {age} years old. */
export const confirmMinimumAge = (v: { age: string | number }): string => `I’m at least ${v.age} years old.`;

/** Email me once after delivery to ask for a review. Optional. */
export const wantReviewRequest = "Email me once after delivery to ask for a review. Optional.";

/** Password */
export const password = "Password";

/** At least 10 characters of any kind. */
export const passwordHint = "At least 10 characters of any kind.";

/** Creating your account… */
export const creatingYourAccount = "Creating your account…";

/** Create account */
export const createAccount = "Create account";

/** Save your details for next time */
export const accountOfferTitle = "Save your details for next time";

/** We’ve sent an email to {sentTo}. Open the link in it within 24 hours to finish creating your account. You’ll find this order in your account. */
export const accountEmailSent = (v: { sentTo: ReactNode }): ReactNode => rich("We’ve sent an email to ", v.sentTo, ". Open the link in it within 24 hours to finish creating your account. You’ll find this order in your account.");

/** Create an account for {email}: choose a password, and confirm your address by email. Read <link>how we use your data</link>. */
export const accountOfferIntro = (v: { email: string | number; link: (text: ReactNode) => ReactNode }): ReactNode => rich("Create an account for ", v.email, ": choose a password, and confirm your address by email. Read ", v.link("how we use your data"), ".");

/** Order summary */
export const orderSummary = "Order summary";

/** Enter your name. */
export const enterYourName = "Enter your name.";

/** Enter your street and house number. */
export const enterStreetHouseNumber = "Enter your street and house number.";

/** Enter your postcode. */
export const enterYourPostcode = "Enter your postcode.";

/** Enter your town or city. */
export const enterTownCity = "Enter your town or city.";

/** Choose how to pay. */
export const chooseHowToPay = "Choose how to pay.";

/** Choose a delivery method. */
export const chooseHowWeDeliver = "Choose a delivery method.";

/** {arrives} if paid on the day of your order */
export const arrivesIfPaidToday = (v: { arrives: string | number }): string => `${v.arrives} if paid on the day of your order`;
