// Public API of the orders module.
export { hasBought } from './bought.ts';
export { EmptyCartError } from './checkout/errors.ts';
export { eraseLeftOrders } from './erase.ts';
export { OrderNotFoundError } from './errors.ts';
export { type OrderFacts } from './events.ts';
export { type OrderParticipant, ordering } from './extensionPoints.ts';
export { followUpPayment, paymentToConfirm } from './followUp.ts';
export { renderOrderMail } from './mails/render.ts';
export { readOrderMail, recordMailed } from './orderMail.ts';
export { ownOrderId } from './orderRef.ts';
export { orderPersonalData } from './personalData.ts';
export { sweepPayments } from './sweeper.ts';
export { cancelUnpaid } from './unpaid.ts';
