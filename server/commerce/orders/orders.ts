// Public API of the orders module.
export { hasBought } from './bought.ts';
export { EmptyCartError } from './checkout/errors.ts';
export { opensOrder, orderPath, transferReference } from './checkout/rules.ts';
export { eraseLeftOrders } from './erase.ts';
export { OrderNotFoundError } from './errors.ts';
export { type OrderDocument, type OrderParticipant, ordering } from './extensionPoints.ts';
export { followUpPayment, paymentToConfirm } from './followUp.ts';
export { renderOrderMail } from './mails/render.ts';
export { readOrderMail, recordMailed } from './orderMail.ts';
export { ownOrderId, worksOnOrders } from './orderRef.ts';
export { parseOrderOptions } from './orderOptions.ts';
export { orderPersonalData } from './personalData.ts';
export { parseAddress } from './storedAddress.ts';
export { sweepPayments } from './sweeper.ts';
export { cancelUnpaid } from './unpaid.ts';
