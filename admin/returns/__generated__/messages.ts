// Generated from the catalogues (messages.*.json): npm run generate.

/** Enter a whole number up to {quantity}. */
export const enterWholeNumberUpTo = (v: { quantity: string | number }): string => `Enter a whole number up to ${v.quantity}.`;

/** Inspection saved. */
export const inspectionSaved = "Inspection saved.";

/** Inspect return */
export const inspectReturn = "Inspect return";

/** Save inspection */
export const saveInspection = "Save inspection";

/** Accepted units */
export const acceptedUnits = "Accepted units";

/** Up to {quantity}. */
export const upTo = (v: { quantity: string | number }): string => `Up to ${v.quantity}.`;

/** Restock */
export const restock = "Restock";

/** Otherwise, the units are written off. */
export const otherwiseUnitsAreWrittenOff = "Otherwise, the units are written off.";

/** Enter how many units you accept. Stock is updated when you refund the return. */
export const inspectionHint = "Enter how many units you accept. Stock is updated when you refund the return.";

/** Returns */
export const returns = "Returns";

/** Return closed without a refund. */
export const returnClosedWithoutRefund = "Return closed without a refund.";

/** Close return */
export const closeReturn = "Close return";

/** Refund return */
export const refundReturn = "Refund return";

/** Refund {amount} */
export const refundAmount = (v: { amount: string | number }): string => `Refund ${v.amount}`;

/** Refund */
export const refund = "Refund";

/** Amount */
export const amount = "Amount";

/** The price of the accepted units. If the whole order is returned, add the delivery cost ({shipping}). If the customer chose express, you can keep the difference from standard delivery. */
export const priceOfAcceptedUnits = (v: { shipping: string | number }): string => `The price of the accepted units. If the whole order is returned, add the delivery cost (${v.shipping}). If the customer chose express, you can keep the difference from standard delivery.`;

/** Enter an amount up to {maximum}. */
export const enterAmountUpTo = (v: { maximum: string | number }): string => `Enter an amount up to ${v.maximum}.`;

/** Nothing in this order can be refunded, for example because the order hasn’t been paid. Cancel the order if you won’t ship it. */
export const nothingToRefund = "Nothing in this order can be refunded, for example because the order hasn’t been paid. Cancel the order if you won’t ship it.";

/** Return rejected. */
export const returnRejected = "Return rejected.";

/** Reject this return? */
export const rejectThisReturn = "Reject this return?";

/** Reject return */
export const rejectReturn = "Reject return";

/** Reason */
export const reason = "Reason";

/** Shown to the customer. */
export const shownToTheCustomer = "Shown to the customer.";

/** Nothing will be refunded, and the customer will get an email with the reason. */
export const rejectionConsequences = "Nothing will be refunded, and the customer will get an email with the reason.";

/** Goods marked as received. */
export const goodsMarkedAsReceived = "Goods marked as received.";

/** Correct inspection */
export const correctInspection = "Correct inspection";

/** Inspect */
export const inspect = "Inspect";

/** Mark as received */
export const markAsReceived = "Mark as received";

/** Reject */
export const reject = "Reject";

/** Item */
export const item = "Item";

/** Withdrawn */
export const withdrawn = "Withdrawn";

/** Accepted */
export const accepted = "Accepted";

/** Stock */
export const stock = "Stock";

/** Write off */
export const writeOff = "Write off";

/** Changed their mind */
export const changedTheirMind = "Changed their mind";

/** Not as described */
export const notAsDescribed = "Not as described";

/** Damaged or faulty */
export const damagedOrFaulty = "Damaged or faulty";

/** Wrong item */
export const wrongItem = "Wrong item";

/** Arrived too late */
export const arrivedTooLate = "Arrived too late";

/** Another reason */
export const anotherReason = "Another reason";

/** Return {reference} */
export const returnReference = (v: { reference: string | number }): string => `Return ${v.reference}`;

/** Requested on {time}. */
export const requestedOn = (v: { time: string | number }): string => `Requested on ${v.time}.`;

/** Late withdrawal */
export const lateWithdrawal = "Late withdrawal";

/** Items */
export const items = "Items";

/** Items in this return */
export const itemsOfTheReturn = "Items in this return";

/** No items. */
export const noItems = "No items.";

/** Details */
export const details = "Details";

/** Order */
export const order = "Order";

/** Name */
export const name = "Name";

/** Email */
export const email = "Email";

/** Note */
export const note = "Note";

/** Goods received */
export const goodsReceived = "Goods received";

/** Inspected */
export const inspected = "Inspected";

/** Closed */
export const closed = "Closed";

/** Reason for rejection */
export const rejectedBecause = "Reason for rejection";

/** According to the shop’s records, this withdrawal was made after the withdrawal period ended. Decide whether to accept or reject the return. */
export const lateWithdrawalHint = "According to the shop’s records, this withdrawal was made after the withdrawal period ended. Decide whether to accept or reject the return.";

/** Withdrawal period in days */
export const withdrawalPeriodInDays = "Withdrawal period in days";

/** Assumed delivery time in days */
export const assumedDeliveryTimeIn = "Assumed delivery time in days";

/** How to return the goods */
export const howToReturnGoods = "How to return the goods";

/** Return settings saved. */
export const returnSettingsSaved = "Return settings saved.";

/** Return settings */
export const returnSettings = "Return settings";

/** These settings apply to withdrawals from now on. Customers can still submit late withdrawals, which are marked as late. */
export const settingsApplyFromNow = "These settings apply to withdrawals from now on. Customers can still submit late withdrawals, which are marked as late.";

/** Period */
export const period = "Period";

/** The law requires at least 14. */
export const lawRequiresAtLeast = "The law requires at least 14.";

/** The period begins this many days after the last shipment, because carriers don’t report when they deliver. */
export const whenPeriodBegins = "The period begins this many days after the last shipment, because carriers don’t report when they deliver.";

/** Instructions */
export const instructions = "Instructions";

/** Where to send the goods, and who pays for return shipping. Shown after a withdrawal and in its confirmation email. */
export const instructionsHint = "Where to send the goods, and who pays for return shipping. Shown after a withdrawal and in its confirmation email.";

/** Return */
export const returnTitle = "Return";

/** Requested */
export const requested = "Requested";

/** Status */
export const status = "Status";

/** Customer */
export const customer = "Customer";

/** Units */
export const units = "Units";

/** Withdrawals from orders, and what happened to the goods. Refund customers within 14 days of the withdrawal. You can wait until the goods arrive. */
export const whatReturnsAre = "Withdrawals from orders, and what happened to the goods. Refund customers within 14 days of the withdrawal. You can wait until the goods arrive.";

/** Search by order number or return reference */
export const searchByOrderNumberOrReturn = "Search by order number or return reference";

/** All statuses */
export const allStatuses = "All statuses";

/** No returns found. */
export const noReturnsFound = "No returns found.";

/** Received */
export const received = "Received";

/** To refund */
export const toRefund = "To refund";

/** Refunded */
export const refunded = "Refunded";

/** Rejected */
export const rejected = "Rejected";

/** Late */
export const late = "Late";

/** Suggested: {suggested}. You can refund up to {maximum}. The customer gets an email. */
export const suggestedRefund = (v: { suggested: string | number; maximum: string | number }): string => `Suggested: ${v.suggested}. You can refund up to ${v.maximum}. The customer gets an email.`;

/** {amount} will be refunded. */
export const willBeRefunded = (v: { amount: string | number }): string => `${v.amount} will be refunded.`;

/** {amount} was refunded. */
export const wasRefunded = (v: { amount: string | number }): string => `${v.amount} was refunded.`;

/** {amount}, waiting for the payment provider */
export const refundPending = (v: { amount: string | number }): string => `${v.amount}, waiting for the payment provider`;
