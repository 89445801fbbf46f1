// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** My order */
export const myOrder = "My order";

/** Delivery */
export const delivery = "Delivery";

/** Return or refund */
export const returnOrRefund = "Return or refund";

/** A product */
export const aProduct = "A product";

/** Something else */
export const somethingElse = "Something else";

/** Your name */
export const yourName = "Your name";

/** Your email */
export const yourEmail = "Your email";

/** Order number */
export const orderNumber = "Order number";

/** Sending… */
export const sending = "Sending…";

/** Send message */
export const sendMessage = "Send message";

/** Leave this field empty */
export const leaveThisFieldEmpty = "Leave this field empty";

/** Topic */
export const topic = "Topic";

/** Message */
export const message = "Message";

/** We’ll only use your details to reply to you. See our <link>privacy policy</link>. */
export const weUseYourDetailsOnly = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("We’ll only use your details to reply to you. See our ", v.link("privacy policy"), ".");

/** Contact */
export const contact = "Contact";

/** Contact us */
export const contactUs = "Contact us";

/** Contact us by post or phone. */
export const contactUsByPostOrPhone = "Contact us by post or phone.";

/** Contact details */
export const contactDetails = "Contact details";

/** Delivery, payment and returns */
export const deliveryPaymentAndReturns = "Delivery, payment and returns";

/** Find your order */
export const findYourOrder = "Find your order";

/** Frequently asked questions */
export const frequentlyAskedQuestions = "Frequently asked questions";

/** Withdraw from contract */
export const withdrawFromContract = "Withdraw from contract";
