// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Account */
export const account = "Account";

/** {count, plural, one {1 item added to your cart.} other {{count} items added to your cart.}} */
export const itemsAddedToCart = (v: { count: number }): string => `${(v.count === 1 ? "1 item added to your cart." : `${v.count} items added to your cart.`)}`;

/** {count, plural, one {1 item added to your comparison.} other {{count} items added to your comparison.}} */
export const itemsAddedToComparison = (v: { count: number }): string => `${(v.count === 1 ? "1 item added to your comparison." : `${v.count} items added to your comparison.`)}`;

/** {count, plural, one {1 item added to your wishlist.} other {{count} items added to your wishlist.}} */
export const itemsAddedToWishlist = (v: { count: number }): string => `${(v.count === 1 ? "1 item added to your wishlist." : `${v.count} items added to your wishlist.`)}`;

/** {count, plural, one {1 item added: {places}.} other {{count} items added: {places}.}} */
export const itemsAddedTo = (v: { count: number; places: string | number }): string => `${(v.count === 1 ? `1 item added: ${v.places}.` : `${v.count} items added: ${v.places}.`)}`;

/** {count} to your cart */
export const countToCart = (v: { count: string | number }): string => `${v.count} to your cart`;

/** {count} to your comparison */
export const countToComparison = (v: { count: string | number }): string => `${v.count} to your comparison`;

/** {count} to your wishlist */
export const countToWishlist = (v: { count: string | number }): string => `${v.count} to your wishlist`;

/** {count, plural, one {We couldn’t add the full quantity of 1 item from your earlier cart: your cart is full, or there isn’t enough stock.} other {We couldn’t add the full quantity of {count} items from your earlier cart: your cart is full, or there isn’t enough stock.}} */
export const itemsLeftOutOfCart = (v: { count: number }): string => `${(v.count === 1 ? "We couldn’t add the full quantity of 1 item from your earlier cart: your cart is full, or there isn’t enough stock." : `We couldn’t add the full quantity of ${v.count} items from your earlier cart: your cart is full, or there isn’t enough stock.`)}`;

/** Signing out… */
export const signingOut = "Signing out…";

/** Sign out */
export const signOut = "Sign out";

/** Overview */
export const overview = "Overview";

/** Orders */
export const orders = "Orders";

/** Addresses */
export const addresses = "Addresses";

/** Wishlist */
export const wishlist = "Wishlist";

/** Newsletter */
export const newsletter = "Newsletter";

/** Profile */
export const profile = "Profile";

/** Devices */
export const devices = "Devices";

/** Privacy */
export const privacy = "Privacy";

/** Your account */
export const yourAccount = "Your account";

/** Edit {which} */
export const editWhich = (v: { which: string | number }): string => `Edit ${v.which}`;

/** Make default */
export const makeDefault = "Make default";

/** Saving… */
export const saving = "Saving…";

/** Make default: {which} */
export const makeDefault2 = (v: { which: string | number }): string => `Make default: ${v.which}`;

/** Remove {which} */
export const removeWhich = (v: { which: string | number }): string => `Remove ${v.which}`;

/** Yes, remove address */
export const yesRemoveAddress = "Yes, remove address";

/** Removing… */
export const removing = "Removing…";

/** Yes, remove address: {which} */
export const yesRemoveAddress2 = (v: { which: string | number }): string => `Yes, remove address: ${v.which}`;

/** Default address */
export const defaultAddress = "Default address";

/** Edit */
export const edit = "Edit";

/** Remove */
export const remove = "Remove";

/** Edit address */
export const editAddress = "Edit address";

/** New address */
export const newAddress = "New address";

/** Your addresses */
export const yourAddresses = "Your addresses";

/** Your default address is filled in at checkout. Changes don’t affect orders you’ve already placed. */
export const checkoutStartsWithYourDefaultAddress = "Your default address is filled in at checkout. Changes don’t affect orders you’ve already placed.";

/** Your address book is empty. */
export const yourAddressBookIsEmpty = "Your address book is empty.";

/** Save an address to check out faster. */
export const saveAddressToFillInCheckout = "Save an address to check out faster.";

/** Add address */
export const addAddress = "Add address";

/** Save address */
export const saveAddress = "Save address";

/** Phone */
export const phone = "Phone";

/** We only use it for questions about your delivery. */
export const weOnlyUseItForQuestions = "We only use it for questions about your delivery.";

/** Cancel */
export const cancel = "Cancel";

/** Use as default address at checkout */
export const asDefaultAddressAtCheckout = "Use as default address at checkout";

/** We couldn’t process this form. Reload the page and try again. */
export const unknownForm = "We couldn’t process this form. Reload the page and try again.";

/** Sign out {device}, signed in {shownInstant} */
export const signOutSignedIn = (v: { device: string | number; shownInstant: string | number }): string => `Sign out ${v.device}, signed in ${v.shownInstant}`;

/** Sign out all other devices */
export const signOutAllOther = "Sign out all other devices";

/** You’re signed in on these devices. Sign out any you don’t recognise, then <link>change your password</link>. */
export const youreSignedInOn = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("You’re signed in on these devices. Sign out any you don’t recognise, then ", v.link("change your password"), ".");

/** This device */
export const thisDevice = "This device";

/** Signed in */
export const signedIn = "Signed in";

/** Last used */
export const lastUsed = "Last used";

/** Network */
export const network = "Network";

/** Delete my account permanently */
export const deleteMyAccountPermanently = "Delete my account permanently";

/** Deleting… */
export const deleting = "Deleting…";

/** Your password */
export const yourPassword = "Your password";

/** Delete your account */
export const deleteYourAccount = "Delete your account";

/** Here’s what happens to your data. Deletion is immediate and can’t be undone. */
export const heresWhatHappensToYourData = "Here’s what happens to your data. Deletion is immediate and can’t be undone.";

/** You can’t delete your account right now. */
export const youCantDeleteYourAccountRight = "You can’t delete your account right now.";

/** View your orders */
export const viewYourOrders = "View your orders";

/** Deleted */
export const deleted = "Deleted";

/** Kept without your name */
export const keptWithoutYourName = "Kept without your name";

/** Kept */
export const kept = "Kept";

/** Check the details you’ve entered. */
export const checkDetailsYouveEntered = "Check the details you’ve entered.";

/** Name saved. */
export const nameSaved = "Name saved.";

/** We’ve sent an email to the new address. Open the link in it while you’re signed in here. Until then, we’ll keep using your current address. */
export const weveSentEmailToNewAddress = "We’ve sent an email to the new address. Open the link in it while you’re signed in here. Until then, we’ll keep using your current address.";

/** Password changed. All other devices are signed out. */
export const passwordChangedAllOther = "Password changed. All other devices are signed out.";

/** Address saved. */
export const addressSaved = "Address saved.";

/** Address removed. */
export const addressRemoved = "Address removed.";

/** Default address changed. This address is now filled in at checkout. */
export const defaultAddressChangedCheckout = "Default address changed. This address is now filled in at checkout.";

/** You’re subscribed to the newsletter. */
export const youreSubscribedToNewsletter = "You’re subscribed to the newsletter.";

/** You’re unsubscribed from the newsletter. */
export const youreUnsubscribedFromNewsletter = "You’re unsubscribed from the newsletter.";

/** Device signed out. */
export const deviceSignedOut = "Device signed out.";

/** All other devices signed out. */
export const allOtherDevicesSigned = "All other devices signed out.";

/** Goodbye */
export const goodbye = "Goodbye";

/** Not signed in */
export const notSignedIn = "Not signed in";

/** Your account has been deleted */
export const yourAccountHasBeenDeleted = "Your account has been deleted";

/** You’re signed out on every device. Order records that we must keep by law no longer contain your name. */
export const youreSignedOutOn = "You’re signed out on every device. Order records that we must keep by law no longer contain your name.";

/** Thank you for shopping with us. You’re welcome back at any time, as a guest or with a new account. */
export const thankYouForShoppingWithUs = "Thank you for shopping with us. You’re welcome back at any time, as a guest or with a new account.";

/** Go to the shop */
export const goToTheShop = "Go to the shop";

/** You’re not signed in */
export const youreNotSignedIn = "You’re not signed in";

/** To delete an account, sign in and go to Privacy. */
export const toDeleteAccountSign = "To delete an account, sign in and go to Privacy.";

/** Sign in */
export const signIn = "Sign in";

/** You’re subscribed to our newsletter */
export const youreSubscribedToOurNewsletter = "You’re subscribed to our newsletter";

/** You’re not subscribed to our newsletter */
export const youreNotSubscribedToOurNewsletter = "You’re not subscribed to our newsletter";

/** Unsubscribe */
export const unsubscribe = "Unsubscribe";

/** Subscribe */
export const subscribe = "Subscribe";

/** We’ll email you when an item on your wishlist drops in price or is back in stock. */
export const wellEmailYouWhenItem = "We’ll email you when an item on your wishlist drops in price or is back in stock.";

/** You won’t get emails about your wishlist. */
export const youDontGetEmailsAbout = "You won’t get emails about your wishlist.";

/** Choose which emails we send to {email}. */
export const chooseWhichEmailsWe = (v: { email: string | number }): string => `Choose which emails we send to ${v.email}.`;

/** Offers and new products */
export const offersAndNewProducts = "Offers and new products";

/** since {shownDay} */
export const sinceShownDay = (v: { shownDay: string | number }): string => `since ${v.shownDay}`;

/** Confirm your email address first, so we know that our emails reach you. */
export const confirmYourEmailAddressFirstSo = "Confirm your email address first, so we know that our emails reach you.";

/** Price alerts */
export const priceAlerts = "Price alerts";

/** Manage price alerts on your wishlist */
export const managePriceAlertsOn = "Manage price alerts on your wishlist";

/** You’ll always get emails about your orders and your account’s security. */
export const youAlwaysGetEmailsAbout = "You’ll always get emails about your orders and your account’s security.";

/** You haven’t placed any orders yet. */
export const youHaventPlacedAnyOrdersYet = "You haven’t placed any orders yet.";

/** Your orders will appear here. You can track them and order again. */
export const yourOrdersWillAppearHere = "Your orders will appear here. You can track them and order again.";

/** Order again */
export const orderAgain = "Order again";

/** Adding to cart… */
export const addingToCart = "Adding to cart…";

/** Order again: items from order {number} */
export const orderAgainItemsFrom = (v: { number: string | number }): string => `Order again: items from order ${v.number}`;

/** View order {number} */
export const viewOrder = (v: { number: string | number }): string => `View order ${v.number}`;

/** Order {number} */
export const orderNumber = (v: { number: string | number }): string => `Order ${v.number}`;

/** View order */
export const viewOrder2 = "View order";

/** Not added: */
export const notAddedLabel = "Not added:";

/** and {untoldCount} more */
export const andMore = (v: { untoldCount: string | number }): string => `and ${v.untoldCount} more`;

/** None of the items in this order are available right now. */
export const noneOfItemsInThisOrder = "None of the items in this order are available right now.";

/** {added, plural, one {1 product from this order is in your cart.} other {{added} products from this order are in your cart.}} */
export const productsFromThisOrder = (v: { added: number }): string => `${(v.added === 1 ? "1 product from this order is in your cart." : `${v.added} products from this order are in your cart.`)}`;

/** Your orders */
export const yourOrders = "Your orders";

/** Pagination */
export const pagination = "Pagination";

/** {totalCount, plural, one {1 order, newest first.} other {{totalCount} orders, newest first.}} */
export const ordersNewestFirst = (v: { totalCount: number }): string => `${(v.totalCount === 1 ? "1 order, newest first." : `${v.totalCount} orders, newest first.`)}`;

/** Newer orders */
export const newerOrders = "Newer orders";

/** Older orders */
export const olderOrders = "Older orders";

/** Hello, {account} */
export const helloAccount = (v: { account: string | number }): string => `Hello, ${v.account}`;

/** Your wishlist is empty. Select the heart on a product to save it here. */
export const yourWishlistIsEmpty = "Your wishlist is empty. Select the heart on a product to save it here.";

/** {totalCount, plural, one {1 product on your wishlist.} other {{totalCount} products on your wishlist.}} */
export const productsOnYourWishlist = (v: { totalCount: number }): string => `${(v.totalCount === 1 ? "1 product on your wishlist." : `${v.totalCount} products on your wishlist.`)}`;

/** You’re subscribed with {email}. */
export const youreSubscribedWith = (v: { email: string | number }): string => `You’re subscribed with ${v.email}.`;

/** You’re not subscribed to our newsletter. */
export const youreNotSubscribedOurNewsletter = "You’re not subscribed to our newsletter.";

/** Your email address is confirmed. */
export const yourEmailAddressIsConfirmed = "Your email address is confirmed.";

/** Your email address isn’t confirmed yet. */
export const yourEmailAddressIsntConfirmedYet = "Your email address isn’t confirmed yet.";

/** {count, plural, one {You’re signed in on this device only.} other {You’re signed in on {count} devices.}} */
export const youreSignedInOnDevices = (v: { count: number }): string => `${(v.count === 1 ? "You’re signed in on this device only." : `You’re signed in on ${v.count} devices.`)}`;

/** {email} · customer since {shownDay} */
export const customerSince = (v: { email: string | number; shownDay: ReactNode }): ReactNode => rich(v.email, " · customer since ", v.shownDay);

/** Your latest order */
export const yourLatestOrder = "Your latest order";

/** All {totalCount} orders */
export const allOrders = (v: { totalCount: string | number }): string => `All ${v.totalCount} orders`;

/** Download your data or delete your account. */
export const downloadYourDataOrDelete = "Download your data or delete your account.";

/** Our <link>privacy policy</link> explains how we use your data. Choose what we may measure in your <link2>cookie settings</link2>, and which emails we send you in your <link3>email preferences</link3>. */
export const ourPrivacyPolicyExplains = (v: { link: (text: ReactNode) => ReactNode; link2: (text: ReactNode) => ReactNode; link3: (text: ReactNode) => ReactNode }): ReactNode => rich("Our ", v.link("privacy policy"), " explains how we use your data. Choose what we may measure in your ", v.link2("cookie settings"), ", and which emails we send you in your ", v.link3("email preferences"), ".");

/** A copy of your data */
export const copyOfYourData = "A copy of your data";

/** All the data we hold about you in one machine-readable file (JSON): account, addresses, orders, cart, wishlist, comparison, reviews, votes, newsletter and consent records. */
export const allDataWeHold = "All the data we hold about you in one machine-readable file (JSON): account, addresses, orders, cart, wishlist, comparison, reviews, votes, newsletter and consent records.";

/** Download my data */
export const downloadMyData = "Download my data";

/** Your profile */
export const yourProfile = "Your profile";

/** Change password */
export const changePassword = "Change password";

/** Changing… */
export const changing = "Changing…";

/** Current password */
export const currentPassword = "Current password";

/** New password */
export const newPassword = "New password";

/** At least 10 characters. A few unrelated words are easy to remember. */
export const leastCharactersFewWords = "At least 10 characters. A few unrelated words are easy to remember.";

/** Save name */
export const saveName = "Save name";

/** Name */
export const name = "Name";

/**  – not confirmed yet */
export const notConfirmedYet = " – not confirmed yet";

/** Change email address */
export const changeEmailAddress = "Change email address";

/** Sending email… */
export const sendingEmail = "Sending email…";

/** New email address */
export const newEmailAddress = "New email address";

/** We’ll send an email to this address. The change takes effect when you open the link in it. */
export const wellSendEmailToThisAddress = "We’ll send an email to this address. The change takes effect when you open the link in it.";

/** Password */
export const password = "Password";

/** Changing your password signs you out on all other devices. We’ll email you to confirm the change. */
export const changingYourPasswordSignsYouOut = "Changing your password signs you out on all other devices. We’ll email you to confirm the change.";

/** Your name */
export const yourName = "Your name";

/** Email address */
export const emailAddress = "Email address";

/** All orders in one place */
export const allOrdersInOne = "All orders in one place";

/** Check the status of every order, and order again in one step. */
export const checkStatusOfEveryOrder = "Check the status of every order, and order again in one step.";

/** Your lists on every device */
export const yourListsOnEveryDevice = "Your lists on every device";

/** Your wishlist, comparison and cart go where you go, and we’ll tell you when a price drops. */
export const yourWishlistComparisonAndCartGo = "Your wishlist, comparison and cart go where you go, and we’ll tell you when a price drops.";

/** Faster checkout */
export const fasterCheckout = "Faster checkout";

/** Save your delivery addresses. */
export const saveYourDeliveryAddresses = "Save your delivery addresses.";

/** Your data stays yours */
export const yourDataStaysYours = "Your data stays yours";

/** Download or delete all of it whenever you like. */
export const downloadOrDeleteAll = "Download or delete all of it whenever you like.";

/** Benefits of an account */
export const benefitsOfAnAccount = "Benefits of an account";

/** Email */
export const email = "Email";

/** At least 10 characters of any kind. A few unrelated words make a strong password that’s easy to remember. */
export const atLeastCharactersOfAnyKind = "At least 10 characters of any kind. A few unrelated words make a strong password that’s easy to remember.";

/** Confirm your new email address */
export const confirmYourNewEmailAddress = "Confirm your new email address";

/** Confirm new email address */
export const confirmNewEmailAddress = "Confirm new email address";

/** Confirming… */
export const confirming = "Confirming…";

/** Your new email address is active */
export const yourNewEmailAddressIsActive = "Your new email address is active";

/** Go to your account */
export const goToYourAccount = "Go to your account";

/** The link works only once, expires after 24 hours, and is only for the account that requested it. Your account keeps its current email address. */
export const linkWorksOnceWithin = "The link works only once, expires after 24 hours, and is only for the account that requested it. Your account keeps its current email address.";

/** Your account uses {email} until you confirm the new address. After that, you sign in with the new address. */
export const yourAccountUsesUntilYouConfirm = (v: { email: ReactNode }): ReactNode => rich("Your account uses ", v.email, " until you confirm the new address. After that, you sign in with the new address.");

/** From now on, sign in with {to}. We’ve sent a notice to your old address. */
export const signInAsFrom = (v: { to: ReactNode }): ReactNode => rich("From now on, sign in with ", v.to, ". We’ve sent a notice to your old address.");

/** Forgot your password? */
export const forgotYourPassword = "Forgot your password?";

/** Set a new password */
export const setANewPassword = "Set a new password";

/** Send link */
export const sendLink = "Send link";

/** Sending… */
export const sending = "Sending…";

/** Remembered your password? <link>Sign in</link> */
export const rememberedPasswordSignIn = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Remembered your password? ", v.link("Sign in"));

/** If there’s an account for {sentTo}, we’ve emailed a link to that address. It works only once and expires after an hour. */
export const ifHasAccountWeveSentEmail = (v: { sentTo: ReactNode }): ReactNode => rich("If there’s an account for ", v.sentTo, ", we’ve emailed a link to that address. It works only once and expires after an hour.");

/** Enter your email address. We’ll send you a link to set a new password. */
export const enterYourEmailAddress = "Enter your email address. We’ll send you a link to set a new password.";

/** Couldn’t send the email. Try again. */
export const couldntSendEmailTry = "Couldn’t send the email. Try again.";

/** Email sent again. Only the link in the newest email works. */
export const emailSentAgainOnly = "Email sent again. Only the link in the newest email works.";

/** Check your email */
export const checkYourEmail = "Check your email";

/** Send again */
export const sendAgain = "Send again";

/** No email after a few minutes? Check your spam folder, or send it again. */
export const noEmailAfterFew = "No email after a few minutes? Check your spam folder, or send it again.";

/** Create account */
export const createAccount = "Create account";

/** What we should call you. */
export const whatWeShouldCall = "What we should call you.";

/** Wrong address? <link>Enter a different one</link> */
export const wrongAddressEnterDifferent = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Wrong address? ", v.link("Enter a different one"));

/** We’ve sent an email to {sentTo}. Open the link in it within 24 hours to activate your account. */
export const weveSentEmailTo = (v: { sentTo: ReactNode }): ReactNode => rich("We’ve sent an email to ", v.sentTo, ". Open the link in it within 24 hours to activate your account.");

/** It’s free. We use your email address for your account and your orders. The newsletter is optional. */
export const itsFreeWeUseYourEmail = "It’s free. We use your email address for your account and your orders. The newsletter is optional.";

/** Already have an account? <link>Sign in</link> */
export const alreadyAccountSignIn = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Already have an account? ", v.link("Sign in"));

/** Our <link>privacy policy</link> explains what data we store, why, and for how long. */
export const ourPrivacyPolicyExplainsWhat = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Our ", v.link("privacy policy"), " explains what data we store, why, and for how long.");

/** Use the newest email */
export const theNewestEmail = "Use the newest email";

/** Send a new link */
export const sendANewLink = "Send a new link";

/** Send new link */
export const sendNewLink = "Send new link";

/** No email? <link>Sign up again</link> */
export const noEmailSignUp = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("No email? ", v.link("Sign up again"));

/** If the account for {sentTo} hasn’t been confirmed yet, we’ve emailed a new link to that address. */
export const ifAccountForIsWaiting = (v: { sentTo: ReactNode }): ReactNode => rich("If the account for ", v.sentTo, " hasn’t been confirmed yet, we’ve emailed a new link to that address.");

/** You asked us to send the email again, so this link no longer works. Open the newest email and use its link. */
export const youAskedUsToSendEmail = "You asked us to send the email again, so this link no longer works. Open the newest email and use its link.";

/** Can’t find it? We can send you a new link. */
export const cantFindWeCan = "Can’t find it? We can send you a new link.";

/** Set password */
export const setPassword = "Set password";

/** Setting password… */
export const setting = "Setting password…";

/** Request a new link */
export const requestANewLink = "Request a new link";

/** Use the link in the newest email. It works only once and expires after an hour. If part of the link is missing, copy the whole link from the email. */
export const linkWorksOnceWithinHour = "Use the link in the newest email. It works only once and expires after an hour. If part of the link is missing, copy the whole link from the email.";

/** You’ll be signed out on all your devices, and we’ll email you to confirm the change. */
export const youllBeSignedOutOnAll = "You’ll be signed out on all your devices, and we’ll email you to confirm the change.";

/** You’re signed out. Your cart and your lists are saved in your account. */
export const youreSignedOutCart = "You’re signed out. Your cart and your lists are saved in your account.";

/** Your new password is set, and all devices are signed out. Sign in with your new password. */
export const yourNewPasswordIsSet = "Your new password is set, and all devices are signed out. Sign in with your new password.";

/** Sign in to confirm your new email address. */
export const signInToConfirmYourNew = "Sign in to confirm your new email address.";

/** Good to see you again. */
export const goodToSeeYouAgain = "Good to see you again.";

/** Signing in… */
export const signingIn = "Signing in…";

/** New here? <link>Create account</link> */
export const newHereCreateAccount = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("New here? ", v.link("Create account"));

/** Sign out? */
export const signOutQuestion = "Sign out?";

/** You’re signed in as {email}. Your cart and your lists stay saved in your account. */
export const youreSignedInAs = (v: { email: ReactNode }): ReactNode => rich("You’re signed in as ", v.email, ". Your cart and your lists stay saved in your account.");

/** This link doesn’t work */
export const thisLinkDoesntWork = "This link doesn’t work";

/** Your email address is already confirmed */
export const yourEmailAddressIsAlreadyConfirmed = "Your email address is already confirmed";

/** Confirm your email address */
export const confirmYourEmailAddress = "Confirm your email address";

/** Confirm email address */
export const confirmEmailAddress = "Confirm email address";

/** This link has already been used. Your account is ready, and you can sign in. */
export const thisLinkHasAlreadyBeenUsed = "This link has already been used. Your account is ready, and you can sign in.";

/** This link has already been used. Your account is ready. */
export const linkAlreadyUsedAccountReady = "This link has already been used. Your account is ready.";

/** The link works only once and expires after 24 hours. If you’ve already confirmed your email address, sign in. */
export const linkWorksOnceWithinHours = "The link works only once and expires after 24 hours. If you’ve already confirmed your email address, sign in.";

/** Otherwise, <link>sign up again</link>, and we’ll send you a new link. */
export const otherwiseSignUpAgain = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Otherwise, ", v.link("sign up again"), ", and we’ll send you a new link.");

/** You signed up in another browser. Enter the password you chose there, so we know it’s you. */
export const youSignedUpInAnotherBrowser = "You signed up in another browser. Enter the password you chose there, so we know it’s you.";

/** One last step. Confirm your email address to activate your account and sign in. */
export const oneLastStepConfirm = "One last step. Confirm your email address to activate your account and sign in.";

/** Your account is ready */
export const yourAccountIsReady = "Your account is ready";

/** You’re signed in */
export const youreSignedIn = "You’re signed in";

/** You’re signed in as {email}. */
export const youreSignedInAsSentence = (v: { email: ReactNode }): ReactNode => rich("You’re signed in as ", v.email, ".");

/** Continue shopping */
export const continueShopping = "Continue shopping";

/** Manage addresses */
export const manageAddresses = "Manage addresses";

/** View wishlist */
export const viewWishlist = "View wishlist";

/** View your wishlist */
export const viewYourWishlist = "View your wishlist";

/** Manage emails */
export const manageEmails = "Manage emails";

/** Edit profile */
export const editProfile = "Edit profile";

/** Manage devices */
export const manageDevices = "Manage devices";

/** Manage your data */
export const manageYourData = "Manage your data";

/** Couldn’t load your account. */
export const couldntLoadYourAccount = "Couldn’t load your account.";

/** {count, plural, one {1 address} other {{count} addresses}} */
export const erasedAddresses = (v: { count: number }): string => `${(v.count === 1 ? "1 address" : `${v.count} addresses`)}`;

/** {count, plural, one {1 signed-in device} other {{count} signed-in devices}} */
export const erasedDevices = (v: { count: number }): string => `${(v.count === 1 ? "1 signed-in device" : `${v.count} signed-in devices`)}`;

/** {count, plural, one {1 cart item} other {{count} cart items}} */
export const erasedCartItems = (v: { count: number }): string => `${(v.count === 1 ? "1 cart item" : `${v.count} cart items`)}`;

/** {count, plural, one {1 wishlist item} other {{count} wishlist items}} */
export const erasedWishlistItems = (v: { count: number }): string => `${(v.count === 1 ? "1 wishlist item" : `${v.count} wishlist items`)}`;

/** {count, plural, one {1 compared product} other {{count} compared products}} */
export const erasedComparedProducts = (v: { count: number }): string => `${(v.count === 1 ? "1 compared product" : `${v.count} compared products`)}`;

/** {count, plural, one {How you found us (1 order)} other {How you found us ({count} orders)}} */
export const erasedSources = (v: { count: number }): string => `${(v.count === 1 ? "How you found us (1 order)" : `How you found us (${v.count} orders)`)}`;

/** {count, plural, one {1 order} other {{count} orders}} */
export const erasedOrders = (v: { count: number }): string => `${(v.count === 1 ? "1 order" : `${v.count} orders`)}`;

/** {count, plural, one {1 order placed without signing in} other {{count} orders placed without signing in}} */
export const erasedGuestOrders = (v: { count: number }): string => `${(v.count === 1 ? "1 order placed without signing in" : `${v.count} orders placed without signing in`)}`;

/** {count, plural, one {1 invoice or credit note} other {{count} invoices and credit notes}} */
export const erasedInvoices = (v: { count: number }): string => `${(v.count === 1 ? "1 invoice or credit note" : `${v.count} invoices and credit notes`)}`;

/** {count, plural, one {1 vote} other {{count} votes}} */
export const erasedVotes = (v: { count: number }): string => `${(v.count === 1 ? "1 vote" : `${v.count} votes`)}`;

/** {count, plural, one {1 review} other {{count} reviews}} */
export const erasedReviews = (v: { count: number }): string => `${(v.count === 1 ? "1 review" : `${v.count} reviews`)}`;

/** {count, plural, one {1 comment} other {{count} comments}} */
export const erasedComments = (v: { count: number }): string => `${(v.count === 1 ? "1 comment" : `${v.count} comments`)}`;

/** {count, plural, one {1 review that isn’t public} other {{count} reviews that aren’t public}} */
export const erasedUnpublishedReviews = (v: { count: number }): string => `${(v.count === 1 ? "1 review that isn’t public" : `${v.count} reviews that aren’t public`)}`;

/** {count, plural, one {1 comment that isn’t public} other {{count} comments that aren’t public}} */
export const erasedUnpublishedComments = (v: { count: number }): string => `${(v.count === 1 ? "1 comment that isn’t public" : `${v.count} comments that aren’t public`)}`;

/** {count, plural, one {1 custom field} other {{count} custom fields}} */
export const erasedCustomFields = (v: { count: number }): string => `${(v.count === 1 ? "1 custom field" : `${v.count} custom fields`)}`;

/** {count, plural, one {1 back-in-stock alert} other {{count} back-in-stock alerts}} */
export const erasedStockAlerts = (v: { count: number }): string => `${(v.count === 1 ? "1 back-in-stock alert" : `${v.count} back-in-stock alerts`)}`;

/** {count, plural, one {Hashed email address} other {{count} hashed email addresses}} */
export const erasedEmailHashes = (v: { count: number }): string => `${(v.count === 1 ? "Hashed email address" : `${v.count} hashed email addresses`)}`;

/** {count, plural, one {1 proof of consent} other {{count} proofs of consent}} */
export const erasedConsents = (v: { count: number }): string => `${(v.count === 1 ? "1 proof of consent" : `${v.count} proofs of consent`)}`;

/** {count, plural, one {1 deal you submitted} other {{count} deals you submitted}} */
export const erasedSubmittedDeals = (v: { count: number }): string => `${(v.count === 1 ? "1 deal you submitted" : `${v.count} deals you submitted`)}`;

/** Deal alerts */
export const dealAlerts = "Deal alerts";

/** Enter a keyword, and we’ll email {email} when a new deal matches. We’ll send at most one email an hour, with all new deals in it. */
export const dealAlertsLead = (v: { email: string | number }): string => `Enter a keyword, and we’ll email ${v.email} when a new deal matches. We’ll send at most one email an hour, with all new deals in it.`;

/** New alert */
export const newDealAlert = "New alert";

/** Keyword */
export const alertKeyword = "Keyword";

/** For example a product or a shop. Deals must contain all of the words. */
export const alertKeywordHint = "For example a product or a shop. Deals must contain all of the words.";

/** Maximum price in euros */
export const alertMaxPrice = "Maximum price in euros";

/** Create alert */
export const createAlert = "Create alert";

/** Your alerts */
export const yourDealAlerts = "Your alerts";

/** Up to {price} */
export const upToPrice = (v: { price: string | number }): string => `Up to ${v.price}`;

/** Any price */
export const anyPrice = "Any price";

/** Active */
export const alertActive = "Active";

/** Paused */
export const alertPaused = "Paused";

/** Pause */
export const pauseAlert = "Pause";

/** Resume */
export const resumeAlert = "Resume";

/** Delete */
export const deleteAlert = "Delete";

/** Pause alert “{keyword}” */
export const pauseAlertFor = (v: { keyword: string | number }): string => `Pause alert “${v.keyword}”`;

/** Resume alert “{keyword}” */
export const resumeAlertFor = (v: { keyword: string | number }): string => `Resume alert “${v.keyword}”`;

/** Delete alert “{keyword}” */
export const deleteAlertFor = (v: { keyword: string | number }): string => `Delete alert “${v.keyword}”`;

/** Deleting… */
export const deletingAlert = "Deleting…";

/** You have no alerts yet. */
export const noDealAlertsYet = "You have no alerts yet.";

/** Confirm your email address first, so we know that our emails reach you. */
export const confirmAddressForAlerts = "Confirm your email address first, so we know that our emails reach you.";

/** Alert created. */
export const alertCreated = "Alert created.";

/** Alert paused. */
export const alertIsPaused = "Alert paused.";

/** Alert resumed. */
export const alertResumed = "Alert resumed.";

/** Alert deleted. */
export const alertDeleted = "Alert deleted.";

/** Enter an amount, such as 19.99. */
export const enterAlertPrice = "Enter an amount, such as 19.99.";

/** {count, plural, one {# deal alert} other {# deal alerts}} */
export const erasedDealAlerts = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} deal alert` : `${v.count.toLocaleString("en")} deal alerts`)}`;
