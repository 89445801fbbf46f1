// Generated from the catalogues (messages.*.json): npm run generate.

/** Amount */
export const amount = "Amount";

/** Recipient */
export const recipient = "Recipient";

/** Reference */
export const reference = "Reference";

/** Pay by bank transfer */
export const payByBankTransfer = "Pay by bank transfer";

/** We’ll ship your order once your payment arrives. Include the reference so we can match your payment. */
export const wellShipYourOrderOnce = "We’ll ship your order once your payment arrives. Include the reference so we can match your payment.";

/** Payment */
export const payment = "Payment";

/** Test */
export const test = "Test";
