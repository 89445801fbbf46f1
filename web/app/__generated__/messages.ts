// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** The shop is very busy */
export const shopVeryBusy = "The shop is very busy";

/** Something went wrong */
export const somethingWentWrong = "Something went wrong";

/** Trying again… */
export const trying = "Trying again…";

/** Try again */
export const tryAgain = "Try again";

/** We couldn’t load this page. Try again in a moment. Your cart is safe. */
export const weCouldntLoadPage = "We couldn’t load this page. Try again in a moment. Your cart is safe.";

/** We couldn’t load this page. Your cart is safe. */
export const weCouldntLoadPageCart = "We couldn’t load this page. Your cart is safe.";

/** The page still won’t load. Try again later. */
export const pageStillWontLoad = "The page still won’t load. Try again later.";

/** Categories */
export const categories = "Categories";

/** All prices include VAT */
export const allPricesIncludeVat = "All prices include VAT";

/** Discounts based on the lowest price in the last 30 days */
export const discountsComparedDayLow = "Discounts based on the lowest price in the last 30 days";

/** Order without an account */
export const orderWithoutAnAccount = "Order without an account";

/** Welcome */
export const welcome = "Welcome";

/** Good things, honestly priced */
export const goodThingsHonestlyPriced = "Good things, honestly priced";

/** Everyday things for kitchen, home and travel, made to be used. Every discount is real. */
export const everydayThingsForKitchen = "Everyday things for kitchen, home and travel, made to be used. Every discount is real.";

/** Browse the shop */
export const browseTheShop = "Browse the shop";

/** View sale items */
export const viewSaleItems = "View sale items";

/** Our favourites */
export const ourFavourites = "Our favourites";

/** View bestsellers */
export const viewBestsellers = "View bestsellers";

/** On sale */
export const onSale = "On sale";

/** View all sale items */
export const viewAllSaleItems = "View all sale items";

/** New arrivals */
export const newArrivals = "New arrivals";

/** View all new arrivals */
export const viewAllNewArrivals = "View all new arrivals";

/** Try it at home */
export const tryItAtHome = "Try it at home";

/** You have 14 days to change your mind, and you’ll see the delivery costs before you order. */
export const daysChangeMindSee = "You have 14 days to change your mind, and you’ll see the delivery costs before you order.";

/** Delivery and returns */
export const deliveryAndReturns = "Delivery and returns";

/** {grams} kg */
export const gramsKg = (v: { grams: string | number }): string => `${v.grams} kg`;

/** {min, plural, one {1 working day} other {{min} working days}} */
export const workingDays = (v: { min: number }): string => `${(v.min === 1 ? "1 working day" : `${v.min} working days`)}`;

/** {min} to {max} working days */
export const toWorkingDays = (v: { min: string | number; max: string | number }): string => `${v.min} to ${v.max} working days`;

/** free */
export const free = "free";

/** Delivery costs by country */
export const deliveryCostsByCountry = "Delivery costs by country";

/** Method */
export const method = "Method";

/** Price */
export const price = "Price";

/** Free from */
export const freeFrom = "Free from";

/** Time after dispatch */
export const timeAfterDispatch = "Time after dispatch";

/** Terms and conditions */
export const termsAndConditions = "Terms and conditions";

/** Privacy */
export const privacy = "Privacy";

/** Legal notice */
export const imprint = "Legal notice";

/** Delivery, payment and returns */
export const deliveryPaymentAndReturns = "Delivery, payment and returns";

/** Right of withdrawal */
export const rightOfWithdrawal = "Right of withdrawal";

/** Frequently asked questions */
export const frequentlyAskedQuestions = "Frequently asked questions";

/** Withdraw from contract */
export const withdrawFromContract = "Withdraw from contract";

/** Didn’t find an answer? <link>Contact us</link> */
export const didntFindAnswerContact = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Didn’t find an answer? ", v.link("Contact us"));

/** This text hasn’t been published yet. */
export const textHasntPublishedYet = "This text hasn’t been published yet.";

/** On this page */
export const onThisPage = "On this page";

/** Terms */
export const terms = "Terms";

/** Delivery, payment, returns */
export const deliveryPaymentReturns = "Delivery, payment, returns";

/** Cookies */
export const cookies = "Cookies";

/** Home */
export const home = "Home";

/** {name}, home */
export const nameHome = (v: { name: string | number }): string => `${v.name}, home`;

/** Legal */
export const legal = "Legal";

/** Skip to content */
export const skipToContent = "Skip to content";

/** Cart */
export const cart = "Cart";

/** Questions about your order? */
export const questionsAboutYourOrder = "Questions about your order?";

/** Contact us */
export const contactUs = "Contact us";

/** Delivery across the EU */
export const deliveryAcrossTheEu = "Delivery across the EU";

/** See delivery costs in the cart before you enter an address. */
export const seeDeliveryCostsIn = "See delivery costs in the cart before you enter an address.";

/** 14 days to change your mind */
export const daysChangeMind = "14 days to change your mind";

/** Counted from the day you receive the goods. */
export const countedFromDayReceive = "Counted from the day you receive the goods.";

/** Honest discounts */
export const honestDiscounts = "Honest discounts";

/** A crossed-out price is the lowest price in the 30 days before the reduction. */
export const struckThroughPriceLowest = "A crossed-out price is the lowest price in the 30 days before the reduction.";

/** Your data stays with us */
export const dataStaysUs = "Your data stays with us";

/** We share nothing with advertisers. */
export const weShareNothingAdvertisers = "We share nothing with advertisers.";

/** Shop */
export const shop = "Shop";

/** All products */
export const allProducts = "All products";

/** Deals and coupons */
export const dealsAndCoupons = "Deals and coupons";

/** Search */
export const search = "Search";

/** Your cart */
export const yourCart = "Your cart";

/** Your wishlist */
export const yourWishlist = "Your wishlist";

/** Your comparison */
export const yourComparisons = "Your comparison";

/** Customer service */
export const service = "Customer service";

/** Find your order */
export const findYourOrder = "Find your order";

/** Payment methods */
export const paymentMethods = "Payment methods";

/** Contact */
export const contact = "Contact";

/** All prices are in euros and include VAT. Delivery is added in the cart. */
export const allPricesInEuros = "All prices are in euros and include VAT. Delivery is added in the cart.";

/** All categories */
export const allCategories = "All categories";

/** Highlights */
export const highlights = "Highlights";

/** Main categories */
export const mainCategories = "Main categories";

/** Help */
export const help = "Help";

/** More in {label} */
export const moreIn = (v: { label: string | number }): string => `More in ${v.label}`;

/** back */
export const back = "back";

/** Menu */
export const menu = "Menu";

/** Close */
export const close = "Close";

/** Toolbar */
export const toolbar = "Toolbar";

/** Your account */
export const yourAccount = "Your account";

/** Back to top */
export const backToTop = "Back to top";

/** Previous and next product */
export const previousAndNextProduct = "Previous and next product";

/** Previous */
export const previous = "Previous";

/** Next */
export const next = "Next";

/** Previous product: {name} */
export const previousProductName = (v: { name: string | number }): string => `Previous product: ${v.name}`;

/** Next product: {name} */
export const nextProductName = (v: { name: string | number }): string => `Next product: ${v.name}`;
