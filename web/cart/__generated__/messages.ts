// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Cart */
export const cart = "Cart";

/** Shopping cart */
export const shoppingCart = "Shopping cart";

/** View cart */
export const viewCart = "View cart";

/** Try again */
export const tryAgain = "Try again";

/** “{name}” Has been added to cart. */
export const hasBeenAddedToCart = (v: { name: string | number }): string => `“${v.name}” Has been added to cart.`;

/** Add to cart */
export const addToCart = "Add to cart";

/** Adding… */
export const adding = "Adding…";

/** Added */
export const added = "Added";

/** Select options */
export const selectOptions = "Select options";

/** Read more */
export const readMore = "Read more";

/** Enter the quantity as a whole number. */
export const enterQuantityAsWhole = "Enter the quantity as a whole number.";

/** Quantity of {product} */
export const quantityOf = (v: { product: string | number }): string => `Quantity of ${v.product}`;

/** Remove {name} from cart */
export const removeFromCart = (v: { name: string | number }): string => `Remove ${v.name} from cart`;

/** “{name}” has been removed from your cart */
export const hasBeenRemovedFromYourCart = (v: { name: string | number }): string => `“${v.name}” has been removed from your cart`;

/** Quantity */
export const quantity = "Quantity";

/** Decrease {label} */
export const decreaseLabel = (v: { label: string | number }): string => `Decrease ${v.label}`;

/** Increase {label} */
export const increaseLabel = (v: { label: string | number }): string => `Increase ${v.label}`;

/** “{name}” removed from your cart. */
export const removedFromYourCart = (v: { name: string | number }): string => `“${v.name}” removed from your cart.`;

/** Removing… */
export const removing = "Removing…";

/** Remove */
export const remove = "Remove";

/** Minimum order: {min} */
export const minimumOrder = (v: { min: string | number }): string => `Minimum order: ${v.min}`;

/** Quantity of “{name}” is now {wanted}. */
export const quantityOfIsNow = (v: { name: string | number; wanted: string | number }): string => `Quantity of “${v.name}” is now ${v.wanted}.`;

/** “{name}” is no longer in your cart. */
export const isNoLongerInYourCart = (v: { name: string | number }): string => `“${v.name}” is no longer in your cart.`;

/** Enter a whole number from {min} to {max}. */
export const enterWholeNumberFrom = (v: { min: string | number; max: string | number }): string => `Enter a whole number from ${v.min} to ${v.max}.`;

/** Undo */
export const undo = "Undo";

/** Your cart is empty. */
export const noProductsInCart = "Your cart is empty.";

/** Subtotal: */
export const subtotalLabel = "Subtotal:";

/** Checkout */
export const checkout = "Checkout";

/** Show */
export const show = "Show";

/** Mini-cart: */
export const miniCartLabel = "Mini-cart:";

/** We couldn’t process this form. Reload the page and try again. */
export const unknownForm = "We couldn’t process this form. Reload the page and try again.";

/** quantity of {name} */
export const quantityOfLower = (v: { name: string | number }): string => `quantity of ${v.name}`;

/** {unitPrice} each */
export const unitPriceEach = (v: { unitPrice: ReactNode }): ReactNode => rich(v.unitPrice, " each");

/** Update */
export const update = "Update";

/** Total: */
export const totalLabel = "Total:";

/** Checkout links are valid for an hour. To get a new one, go back to where you got this link. */
export const checkoutLinksAreValidForHour = "Checkout links are valid for an hour. To get a new one, go back to where you got this link.";

/** Some items didn’t fit in your cart */
export const someItemsDidntFit = "Some items didn’t fit in your cart";

/** These items weren’t added, because your cart is full or there aren’t enough in stock. */
export const theseItemsWereNotAdded = "These items weren’t added, because your cart is full or there aren’t enough in stock.";

/** Checkout links work only once. If you’ve already opened this one in this browser, the items are in your cart. */
export const checkoutLinksWorkOnce = "Checkout links work only once. If you’ve already opened this one in this browser, the items are in your cart.";

/** This link doesn’t work */
export const thisLinkDoesntWork = "This link doesn’t work";

/** Add these items to your cart? */
export const addTheseItemsToYourCart = "Add these items to your cart?";

/** Part of the link may be missing. Make sure you copy the whole link. */
export const partOfLinkMayBeMissing = "Part of the link may be missing. Make sure you copy the whole link.";

/** Subtotal */
export const subtotal = "Subtotal";

/** Items already in your cart will stay there. Continue only if you asked for this link. */
export const itemsThatAreAlready = "Items already in your cart will stay there. Continue only if you asked for this link.";

/** Not now */
export const notNow = "Not now";

/** Go to the shop */
export const goToTheShop = "Go to the shop";

/** Your cart */
export const yourCart = "Your cart";

/** In your cart */
export const inYourCart = "In your cart";

/** Fix these before you order: */
export const fixTheseBeforeYouOrder = "Fix these before you order:";

/** Free */
export const free = "Free";

/** Total at this shop */
export const totalAtThisShop = "Total at this shop";

/** Total */
export const total = "Total";

/** Summary */
export const summary = "Summary";

/** {itemCount, plural, one {Subtotal ({itemCount} item)} other {Subtotal ({itemCount} items)}} */
export const subtotalItems = (v: { itemCount: number }): string => `${(v.itemCount === 1 ? `Subtotal (${v.itemCount} item)` : `Subtotal (${v.itemCount} items)`)}`;

/** Sold by this shop */
export const soldByThisShop = "Sold by this shop";

/** Discount */
export const discount = "Discount";

/** Delivery (estimate) */
export const deliveryEstimate = "Delivery (estimate)";

/** Your order is too heavy to deliver to {country}. */
export const thisCartIsTooHeavy = (v: { country: string | number }): string => `Your order is too heavy to deliver to ${v.country}.`;

/** incl. VAT */
export const inclVat = "incl. VAT";

/** Includes {label} */
export const includesLabel = (v: { label: string | number }): string => `Includes ${v.label}`;

/** Proceed to checkout */
export const proceedToCheckout = "Proceed to checkout";

/** Continue shopping */
export const continueShopping = "Continue shopping";

/** You may also like */
export const youMayAlsoLike = "You may also like";

/** Your cart is empty. */
export const yourCartIsEmpty = "Your cart is empty.";

/** You placed <link>order {number}</link> on {time}. */
export const youPlacedOrderOn = (v: { link: (text: ReactNode) => ReactNode; number: string | number; time: ReactNode }): ReactNode => rich("You placed ", v.link(rich("order ", v.number)), " on ", v.time, ".");

/** Add {missingForFree} more for free delivery */
export const addMoreForFree = (v: { missingForFree: string | number }): string => `Add ${v.missingForFree} more for free delivery`;

/** More about delivery */
export const moreAboutDelivery = "More about delivery";

/** 14 days to change your mind. <link>Your rights</link> */
export const daysToChangeYourMind = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("14 days to change your mind. ", v.link("Your rights"));

/** You can review everything before you place your order. */
export const youCanReviewEverythingBefore = "You can review everything before you place your order.";

/** Deliver to */
export const deliverTo = "Deliver to";

/** The total is now {total}. */
export const theTotalIsNow = (v: { total: string | number }): string => `The total is now ${v.total}.`;

/** Your cart ({count}) */
export const yourCart2 = (v: { count: string | number }): string => `Your cart (${v.count})`;

/** Items in your cart */
export const itemsInYourCart = "Items in your cart";

/** VAT included. Delivery and discounts are calculated in the cart. */
export const vatIncludedDeliveryCoupons = "VAT included. Delivery and discounts are calculated in the cart.";

/** {unitPrice} each ({pricePerUnit}) */
export const unitPriceEachPrice = (v: { unitPrice: string | number; pricePerUnit: string | number }): string => `${v.unitPrice} each (${v.pricePerUnit})`;

/** {unitPrice} each */
export const unitPriceEach2 = (v: { unitPrice: string | number }): string => `${v.unitPrice} each`;

/** plus {deposit} deposit each */
export const plusDepositEach = (v: { deposit: string | number }): string => `plus ${v.deposit} deposit each`;

/** Added to Cart */
export const addedToCart = "Added to Cart";
