// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** We couldn’t process this form. Reload the page and try again. */
export const unknownForm = "We couldn’t process this form. Reload the page and try again.";

/** {added, plural, one {1 product added to your cart.} other {{added} products added to your cart.}} */
export const productsAddedToYourCart = (v: { added: number }): string => `${(v.added === 1 ? "1 product added to your cart." : `${v.added} products added to your cart.`)}`;

/** Try again */
export const tryAgain = "Try again";

/** Adding… */
export const adding = "Adding…";

/** Add all {count} available products to cart */
export const addAllAvailableProducts = (v: { count: string | number }): string => `Add all ${v.count} available products to cart`;

/** {amount} less than when you added it */
export const lessThanWhenYouAddedIt = (v: { amount: string | number }): string => `${v.amount} less than when you added it`;

/** {amount} more than when you added it */
export const moreThanWhenYouAddedIt = (v: { amount: string | number }): string => `${v.amount} more than when you added it`;

/** Back in stock */
export const backInStock = "Back in stock";

/** Sold out since you added it */
export const soldOutSinceYouAddedIt = "Sold out since you added it";

/** Undo */
export const undo = "Undo";

/** Your wishlist is empty. */
export const yourWishlistIsEmpty = "Your wishlist is empty.";

/** Select the heart on a product to save it here. We’ll remember its price and show you when the price drops or the product is back in stock. */
export const selectHeartOnProduct = "Select the heart on a product to save it here. We’ll remember its price and show you when the price drops or the product is back in stock.";

/** Go to the shop */
export const goToTheShop = "Go to the shop";

/** Sign in */
export const signIn = "Sign in";

/** On your wishlist */
export const onYourWishlist = "On your wishlist";

/** Add to wishlist */
export const addToWishlist = "Add to wishlist";

/** , saved by {wishCount, plural, one {1 shopper} other {{wishCount} shoppers}} */
export const wishesWishCount = (v: { wishCount: number }): string => `, saved by ${(v.wishCount === 1 ? "1 shopper" : `${v.wishCount} shoppers`)}`;

/** At most one email a day when an item on your list drops in price or is back in stock. */
export const atMostOneEmailDay = "At most one email a day when an item on your list drops in price or is back in stock.";

/** Price alerts */
export const priceAlerts = "Price alerts";

/** Email me */
export const emailMe = "Email me";

/** We’ll email you when an item on your list drops in price or is back in stock. <link>Sign in</link> first, so we know where to email you. */
export const wellEmailYouWhenItem = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("We’ll email you when an item on your list drops in price or is back in stock. ", v.link("Sign in"), " first, so we know where to email you.");

/** Removing… */
export const removing = "Removing…";

/** Remove */
export const remove = "Remove";

/** A wishlist at {name} */
export const aWishlistAt = (v: { name: string | number }): string => `A wishlist at ${v.name}`;

/** Link copied. */
export const linkCopied = "Link copied.";

/** Couldn’t copy the link. It’s selected, so you can copy it manually. */
export const couldntCopyLinkSelected = "Couldn’t copy the link. It’s selected, so you can copy it manually.";

/** Create a link and share it with family and friends. They’ll see the products on your list, but nothing about you. */
export const createLinkAndShare = "Create a link and share it with family and friends. They’ll see the products on your list, but nothing about you.";

/** Anyone with this link can see the products on your list, but nothing about you. */
export const anyoneWithThisLinkCanSee = "Anyone with this link can see the products on your list, but nothing about you.";

/** Link to your wishlist */
export const linkToYourWishlist = "Link to your wishlist";

/** Create link */
export const createLink = "Create link";

/** Stop sharing */
export const stopSharing = "Stop sharing";

/** Share your wishlist */
export const shareYourWishlist = "Share your wishlist";

/** Copy link */
export const copyLink = "Copy link";

/** Share link */
export const shareLink = "Share link";

/** This wishlist isn’t shared */
export const thisWishlistIsntShared = "This wishlist isn’t shared";

/** Shared wishlist */
export const sharedWishlist = "Shared wishlist";

/** {totalCount, plural, one {1 product} other {{totalCount} products}} */
export const totalCountProducts = (v: { totalCount: number }): string => `${(v.totalCount === 1 ? "1 product" : `${v.totalCount} products`)}`;

/** Products */
export const products = "Products";

/** The link may be incomplete, or the owner may have stopped sharing the list. */
export const linkMayBeIncompleteOrOwner = "The link may be incomplete, or the owner may have stopped sharing the list.";

/** Back to the start of the list */
export const backToStartOfList = "Back to the start of the list";

/** This list is empty at the moment. */
export const thisListIsEmptyAtMoment = "This list is empty at the moment.";

/** Sign in to use the wishlist. */
export const signInToUseWishlist = "Sign in to use the wishlist.";

/** Couldn’t save. Try again. */
export const couldntSaveTryAgain = "Couldn’t save. Try again.";

/** Wishlist */
export const wishlist = "Wishlist";

/** Your wishlist */
export const yourWishlist = "Your wishlist";

/** Added on {day} */
export const addedOn = (v: { day: ReactNode }): ReactNode => rich("Added on ", v.day);

/** Unsubscribe from price alerts? */
export const unsubscribeFromPriceAlerts = "Unsubscribe from price alerts?";

/** We email you at most once a day when an item on your wishlist drops in price or is back in stock. Unsubscribing doesn’t change your wishlist. */
export const weEmailYouAtMostOnce = "We email you at most once a day when an item on your wishlist drops in price or is back in stock. Unsubscribing doesn’t change your wishlist.";

/** Unsubscribe */
export const unsubscribe = "Unsubscribe";

/** Stay subscribed */
export const staySubscribed = "Stay subscribed";

/** You’re unsubscribed from price alerts */
export const youreUnsubscribedFromPrice = "You’re unsubscribed from price alerts";

/** We no longer email you about your wishlist. You can turn on price alerts again on <link>your wishlist</link>. */
export const weNoLongerEmail = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("We no longer email you about your wishlist. You can turn on price alerts again on ", v.link("your wishlist"), ".");

/** This link doesn’t work */
export const thisLinkDoesntWork = "This link doesn’t work";

/** Part of the link may be missing. Copy the whole link from the email. If you’re signed in, you can also turn off price alerts on <link>your wishlist</link>. */
export const partOfLinkMayBeMissing = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Part of the link may be missing. Copy the whole link from the email. If you’re signed in, you can also turn off price alerts on ", v.link("your wishlist"), ".");
