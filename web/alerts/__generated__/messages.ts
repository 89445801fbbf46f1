// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Sending… */
export const sending = "Sending…";

/** Email me */
export const emailMe = "Email me";

/** Leave this field empty */
export const leaveThisFieldEmpty = "Leave this field empty";

/** Which option? */
export const whichOne = "Which option?";

/** Email */
export const email = "Email";

/** One email, nothing else. We’ll ask you to confirm your address first. */
export const oneEmailNothingElse = "One email, nothing else. We’ll ask you to confirm your address first.";

/** Confirm your alert */
export const confirmYourAlert = "Confirm your alert";

/** Back-in-stock alert */
export const backInStockAlert = "Back-in-stock alert";

/** This link doesn’t work */
export const thisLinkDoesntWork = "This link doesn’t work";

/** Alert sent */
export const alertSent = "Alert sent";

/** Your alert is on */
export const yourAlertIsOn = "Your alert is on";

/** No alerts */
export const noAlerts = "No alerts";

/** Cancel back-in-stock alerts? */
export const cancelBackInStock = "Cancel back-in-stock alerts?";

/** Go to the shop */
export const goToTheShop = "Go to the shop";

/** Go to the page of an out-of-stock product and enter your email address there. */
export const openPageOfProduct = "Go to the page of an out-of-stock product and enter your email address there.";

/** This alert may have expired or been cancelled, or part of the link may be missing. You can request it again on the product’s page. */
export const alertHasExpiredOrWasCancelled = "This alert may have expired or been cancelled, or part of the link may be missing. You can request it again on the product’s page.";

/** Do you want us to send one email to {email} when “{name}” is back in stock? */
export const doYouWantUsToEmail = (v: { email: ReactNode; name: string | number }): ReactNode => rich("Do you want us to send one email to ", v.email, " when “", v.name, "” is back in stock?");

/** Confirm alert */
export const confirmAlert = "Confirm alert";

/** If you didn’t ask for this, close this page. You won’t get any more emails. */
export const ifYouDidntAsk = "If you didn’t ask for this, close this page. You won’t get any more emails.";

/** “{name}” came back in stock, and we emailed {email}. To get another email, request a new alert on the product’s page. */
export const wasBackInStock = (v: { name: string | number; email: ReactNode }): ReactNode => rich("“", v.name, "” came back in stock, and we emailed ", v.email, ". To get another email, request a new alert on the product’s page.");

/** We’ll send one email to {email} when “{name}” is back in stock. */
export const wellEmailOnceWhen = (v: { email: ReactNode; name: string | number }): ReactNode => rich("We’ll send one email to ", v.email, " when “", v.name, "” is back in stock.");

/** View product */
export const viewProduct = "View product";

/** There are no back-in-stock alerts to cancel for this link, so you won’t get any alert emails. */
export const thereAreNoBackInStock = "There are no back-in-stock alerts to cancel for this link, so you won’t get any alert emails.";

/** We’ll cancel all back-in-stock alerts for {maskedEmail}, including the one for “{productName}”. */
export const wellDeleteAllBack = (v: { maskedEmail: ReactNode; productName: string | number }): ReactNode => rich("We’ll cancel all back-in-stock alerts for ", v.maskedEmail, ", including the one for “", v.productName, "”.");

/** Cancel alerts */
export const cancelAlerts = "Cancel alerts";

/** Is the option you want out of stock? */
export const isYourChoiceOutOfStock = "Is the option you want out of stock?";

/** Out of stock */
export const outOfStock = "Out of stock";

/** Any */
export const any = "Any";

/** We’ll email you when it’s back. */
export const wellEmailYouWhenItsBack = "We’ll email you when it’s back.";
