// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Deals in your inbox */
export const dealsInYourInbox = "Deals in your inbox";

/** News from the shop */
export const newsFromTheShop = "News from the shop";

/** Hide form */
export const hideForm = "Hide form";

/** Show form */
export const showForm = "Show form";

/** Offers and new products by email. Unsubscribe at any time. */
export const offersAndNewProductsByEmail = "Offers and new products by email. Unsubscribe at any time.";

/** Sending… */
export const sending = "Sending…";

/** Subscribe */
export const subscribe = "Subscribe";

/** Email */
export const email = "Email";

/** Leave this field empty */
export const leaveThisFieldEmpty = "Leave this field empty";

/** Name <span>(optional)</span> */
export const nameOptional = (v: { span: (text: ReactNode) => ReactNode }): ReactNode => rich("Name ", v.span("(optional)"));

/** Enter your email address. */
export const enterYourEmailAddress = "Enter your email address.";

/** Tick the box if you want to hear from us. */
export const tickBoxIfYouWant = "Tick the box if you want to hear from us.";

/** Thank you */
export const thankYou = "Thank you";

/** You’re not subscribed yet. {message} */
export const youreNotSubscribedYet = (v: { message: string | number }): string => `You’re not subscribed yet. ${v.message}`;

/** Back to form */
export const backToForm = "Back to form";

/** (prefers-reduced-motion: reduce) */
export const prefersReducedMotionReduce = "(prefers-reduced-motion: reduce)";

/** Confirm your subscription */
export const confirmYourSubscription = "Confirm your subscription";

/** New link sent */
export const newLinkSent = "New link sent";

/** This link has expired */
export const thisLinkHasExpired = "This link has expired";

/** You’ve unsubscribed */
export const youHaveUnsubscribed = "You’ve unsubscribed";

/** You’re subscribed */
export const youreSubscribed = "You’re subscribed";

/** You’re already subscribed */
export const youreAlreadySubscribed = "You’re already subscribed";

/** Thank you. From now on,  */
export const thankYouFromNowOn = "Thank you. From now on, ";

/** There’s nothing more to confirm:  */
export const theresNothingMoreToConfirm = "There’s nothing more to confirm: ";

/** Do you want us to email {email} about offers and new products? You can unsubscribe at any time using the link in every email. */
export const doYouWantUsToEmail = (v: { email: ReactNode }): ReactNode => rich("Do you want us to email ", v.email, " about offers and new products? You can unsubscribe at any time using the link in every email.");

/** Confirm subscription */
export const confirmSubscription = "Confirm subscription";

/** If you didn’t sign up, close this page. You won’t get any emails, and your address will be deleted. */
export const ifYouDidntSignUpClose = "If you didn’t sign up, close this page. You won’t get any emails, and your address will be deleted.";

/** We’ve sent a new link to {email}. The link is valid for 48 hours. */
export const weveSentNewLink = (v: { email: ReactNode }): ReactNode => rich("We’ve sent a new link to ", v.email, ". The link is valid for 48 hours.");

/** Confirmation links are valid for 48 hours. We can send a new one to {email}. */
export const confirmationLinksAreValidForHours = (v: { email: ReactNode }): ReactNode => rich("Confirmation links are valid for 48 hours. We can send a new one to ", v.email, ".");

/** Send new link */
export const sendNewLink = "Send new link";

/** {email} is unsubscribed, so it won’t receive the newsletter. To resubscribe, select “Manage preferences” in the last email, or sign up again. */
export const wasConfirmedButHasSinceUnsubscribed = (v: { email: ReactNode }): ReactNode => rich(v.email, " is unsubscribed, so it won’t receive the newsletter. To resubscribe, select “Manage preferences” in the last email, or sign up again.");

/** we’ll email {email} about offers and new products. The first email has links to manage your preferences and to unsubscribe. */
export const getsOurEmailsAbout = (v: { email: ReactNode }): ReactNode => rich("we’ll email ", v.email, " about offers and new products. The first email has links to manage your preferences and to unsubscribe.");

/** View deals */
export const viewDeals = "View deals";

/** Browse the shop */
export const browseTheShop = "Browse the shop";

/** Your address has been deleted */
export const yourAddressHasBeenDeleted = "Your address has been deleted";

/** You won’t get any more newsletters, and the links in our earlier emails no longer work. */
export const youWontGetAnyMoreNewsletters = "You won’t get any more newsletters, and the links in our earlier emails no longer work.";

/** This link doesn’t work */
export const thisLinkDoesntWork = "This link doesn’t work";

/** Part of the link may be missing. Copy the whole link from the email. We delete addresses that aren’t confirmed within 30 days. If yours has been deleted, <link>subscribe again</link>. */
export const partOfLinkMayBeMissing = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Part of the link may be missing. Copy the whole link from the email. We delete addresses that aren’t confirmed within 30 days. If yours has been deleted, ", v.link("subscribe again"), ".");

/** You’re unsubscribed. */
export const youreUnsubscribed = "You’re unsubscribed.";

/** You’re subscribed again. */
export const youreSubscribedAgain = "You’re subscribed again.";

/** Name saved. */
export const nameSaved = "Name saved.";

/** Your newsletter */
export const yourNewsletter = "Your newsletter";

/** is subscribed to our emails about offers and new products. */
export const getsOurEmailsAboutOffers = "is subscribed to our emails about offers and new products.";

/** isn’t subscribed to our newsletter. */
export const doesntGetOurNewsletter = "isn’t subscribed to our newsletter.";

/** Unsubscribe */
export const unsubscribe = "Unsubscribe";

/** Subscribe again */
export const subscribeAgain = "Subscribe again";

/** Saved name: “{maskedName}”. Enter another name to replace it, or leave the field empty to remove it. */
export const savedNameEnterAnother = (v: { maskedName: string | number }): string => `Saved name: “${v.maskedName}”. Enter another name to replace it, or leave the field empty to remove it.`;

/** No name saved. */
export const noNameSaved = "No name saved.";

/** Delete your address */
export const deleteYourAddress = "Delete your address";

/** We’ll delete your email address and name. We keep only a one-way fingerprint of the address, so that we never email it again, even if someone enters it. This can’t be undone. */
export const weDeleteRecordWithYourAddress = "We’ll delete your email address and name. We keep only a one-way fingerprint of the address, so that we never email it again, even if someone enters it. This can’t be undone.";

/** Delete my address */
export const deleteMyAddress = "Delete my address";

/** {maskedEmail} isn’t confirmed yet. Open the link in the email we sent you. Until then, you won’t get the newsletter. */
export const isntConfirmedYetFollow = (v: { maskedEmail: ReactNode }): ReactNode => rich(v.maskedEmail, " isn’t confirmed yet. Open the link in the email we sent you. Until then, you won’t get the newsletter.");

/** Your name */
export const yourName = "Your name";

/** Save */
export const save = "Save";

/** Newsletter */
export const newsletter = "Newsletter";

/** You’re unsubscribed */
export const youreUnsubscribed2 = "You’re unsubscribed";

/** Welcome back */
export const welcomeBack = "Welcome back";

/** Unsubscribe from the newsletter? */
export const unsubscribeFromTheNewsletter = "Unsubscribe from the newsletter?";

/** We currently send the newsletter to  */
export const wereSendingNewsletterTo = "We currently send the newsletter to ";

/** We’ll stop sending the newsletter to  */
export const wellStopSendingNewsletter = "We’ll stop sending the newsletter to ";

/** We’ve stopped sending the newsletter to {maskedEmail}. Unsubscribed by mistake? */
export const weveStoppedSendingNewsletter = (v: { maskedEmail: ReactNode }): ReactNode => rich("We’ve stopped sending the newsletter to ", v.maskedEmail, ". Unsubscribed by mistake?");

/** You can also <link>delete your address</link>. */
export const youCanAlsoDeleteYourAddress = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("You can also ", v.link("delete your address"), ".");

/** {maskedEmail}. Emails about your orders aren’t part of the newsletter. */
export const emailsAboutOrdersArent = (v: { maskedEmail: ReactNode }): ReactNode => rich(v.maskedEmail, ". Emails about your orders aren’t part of the newsletter.");

/** {maskedEmail} at once. Emails about your orders aren’t part of the newsletter. */
export const onceEmailsAboutOrders = (v: { maskedEmail: ReactNode }): ReactNode => rich(v.maskedEmail, " at once. Emails about your orders aren’t part of the newsletter.");

/** Manage preferences */
export const managePreferences = "Manage preferences";
