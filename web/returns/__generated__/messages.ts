// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Order number */
export const orderNumber = "Order number";

/** You can find it in your confirmation email. */
export const youCanFindIt = "You can find it in your confirmation email.";

/** Email */
export const email = "Email";

/** Finding… */
export const finding = "Finding…";

/** Continue */
export const continueLabel = "Continue";

/** You can withdraw from your order without giving a reason. Enter the order number and the email address that you used for the order. On the next page, you’ll choose the items and confirm. */
export const youCanWithdrawFromYourOrder = "You can withdraw from your order without giving a reason. Enter the order number and the email address that you used for the order. On the next page, you’ll choose the items and confirm.";

/** Lost your order number, or prefer another way? You can also <link>contact us</link>. See your <link2>right of withdrawal</link2>. */
export const lostYourOrderNumberOrPrefer = (v: { link: (text: ReactNode) => ReactNode; link2: (text: ReactNode) => ReactNode }): ReactNode => rich("Lost your order number, or prefer another way? You can also ", v.link("contact us"), ". See your ", v.link2("right of withdrawal"), ".");

/** Withdraw from contract */
export const withdrawFromContract = "Withdraw from contract";

/** {count, plural, one {Your withdrawal} other {Your withdrawals}} */
export const yourWithdrawals = (v: { count: number }): string => `${(v.count === 1 ? "Your withdrawal" : "Your withdrawals")}`;

/** Reason: “{rejectionReason}” */
export const reasonRejectionReason = (v: { rejectionReason: string | number }): string => `Reason: “${v.rejectionReason}”`;

/** . Confirmation sent to {email}. */
export const confirmationSentTo = (v: { email: string | number }): string => `. Confirmation sent to ${v.email}.`;

/** Received on {shownInstant} */
export const receivedOn = (v: { shownInstant: ReactNode }): ReactNode => rich("Received on ", v.shownInstant);

/** I changed my mind */
export const iChangedMyMind = "I changed my mind";

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

/** Waiting for the goods */
export const waitingForTheGoods = "Waiting for the goods";

/** Goods received, being checked */
export const goodsReceivedBeingChecked = "Goods received, being checked";

/** Goods checked, refund to follow */
export const goodsCheckedRefundToFollow = "Goods checked, refund to follow";

/** Refunded */
export const refunded = "Refunded";

/** Rejected */
export const rejected = "Rejected";

/** Enter your order number using digits only, such as 1024. */
export const enterYourOrderNumberInDigits = "Enter your order number using digits only, such as 1024.";

/** Choose what you want to withdraw from: the whole order, or at least one item. */
export const chooseWhatYouWithdrawFrom = "Choose what you want to withdraw from: the whole order, or at least one item.";

/** Withdrawal received. We’ve sent you a confirmation by email. */
export const withdrawalReceivedWeveSent = "Withdrawal received. We’ve sent you a confirmation by email.";

/** Your name */
export const yourName = "Your name";

/** Email for the confirmation */
export const emailForTheConfirmation = "Email for the confirmation";

/** According to our records, you can withdraw until {shownDay}. */
export const byOurRecordsYouCanWithdraw = (v: { shownDay: string | number }): string => `According to our records, you can withdraw until ${v.shownDay}.`;

/** According to our records, the withdrawal period ended on {shownDay}. You can still send your withdrawal: we’ll check it and get back to you. */
export const byOurRecordsWithdrawalPeriodEnded = (v: { shownDay: string | number }): string => `According to our records, the withdrawal period ended on ${v.shownDay}. You can still send your withdrawal: we’ll check it and get back to you.`;

/**  up to {left} */
export const upTo = (v: { left: string | number }): string => ` up to ${v.left}`;

/** Order {number}, placed on {shownDay}. */
export const orderPlacedOn = (v: { number: ReactNode; shownDay: string | number }): ReactNode => rich("Order ", v.number, ", placed on ", v.shownDay, ".");

/** How to return the goods */
export const howToReturnGoods = "How to return the goods";

/** There’s nothing left in this order to withdraw from. */
export const nothingOfThisOrderIsLeft = "There’s nothing left in this order to withdraw from.";

/** Reason (optional) */
export const reasonOptional = "Reason (optional)";

/** Prefer not to say */
export const preferNotToSay = "Prefer not to say";

/** Note (optional) */
export const noteOptional = "Note (optional)";

/** We’ll email you a confirmation with the content, date and time of your withdrawal. */
export const wellEmailYouConfirmationWithContent = "We’ll email you a confirmation with the content, date and time of your withdrawal.";

/** Confirm withdrawal */
export const confirmWithdrawal = "Confirm withdrawal";

/** You can withdraw now. The withdrawal period doesn’t start until the last of your goods arrives. */
export const withdrawalPeriodIsOpen = "You can withdraw now. The withdrawal period doesn’t start until the last of your goods arrives.";

/** I withdraw from the contract for */
export const iWithdrawFromContract = "I withdraw from the contract for";

/** All of {name} */
export const allOfItem = (v: { name: string | number }): string => `All of ${v.name}`;

/** All items below */
export const allItemsBelow = "All items below";
