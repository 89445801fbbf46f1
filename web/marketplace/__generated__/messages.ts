// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** available */
export const available = "available";

/** not available */
export const notAvailable = "not available";

/** availability unknown */
export const availabilityUnknown = "availability unknown";

/** checked {time} {zone} */
export const checkedAt = (v: { time: string | number; zone: string | number }): string => `checked ${v.time} ${v.zone}`;

/** Remove the items I bought there */
export const removeItemsIBought = "Remove the items I bought there";

/** Everything in your cart is sold by other shops, so there’s nothing to pay here. */
export const everythingInYourCartIsSold = "Everything in your cart is sold by other shops, so there’s nothing to pay here.";

/** Frequently Bought Together */
export const frequentlyBoughtTogether = "Frequently Bought Together";

/** Where to buy */
export const whereToBuy = "Where to buy";

/** Select at least one product. */
export const selectAtLeastOneProduct = "Select at least one product.";

/** Add selected to cart */
export const addSelectedToCart = "Add selected to cart";

/** Sold and delivered by {shop}. Add it to your cart here, then check out there. */
export const soldAndDeliveredBy = (v: { shop: string | number }): string => `Sold and delivered by ${v.shop}. Add it to your cart here, then check out there.`;

/** Details<span> of {name}</span> */
export const detailsOf = (v: { span: (text: ReactNode) => ReactNode; name: string | number }): ReactNode => rich("Details", v.span(rich(" of ", v.name)));

/** Total for {count}: {total} */
export const totalFor = (v: { count: string | number; total: ReactNode }): ReactNode => rich("Total for ", v.count, ": ", v.total);

/** plus {deposit} deposit */
export const plusDeposit = (v: { deposit: string | number }): string => `plus ${v.deposit} deposit`;

/** All selected products are in your cart. */
export const allSelectedProductsAre = "All selected products are in your cart.";

/** How did it go at {shop}? */
export const howDidItGoAt = (v: { shop: string | number }): string => `How did it go at ${v.shop}?`;

/** About {subtotal}, paid at {host} */
export const aboutPaidAt = (v: { subtotal: ReactNode; host: string | number }): ReactNode => rich("About ", v.subtotal, ", paid at ", v.host);

/** Check out there<hidden> at {shop} (opens in a new window)</hidden> */
export const checkOutThere = (v: { hidden: (text: ReactNode) => ReactNode; shop: string | number }): ReactNode => rich("Check out there", v.hidden(rich(" at ", v.shop, " (opens in a new window)")));

/** Sold by other shops */
export const soldByOtherShops = "Sold by other shops";

/** You pay for these products at the shops that sell them, and those shops deliver them. Check out there, then come back and tell us how it went. */
export const youPayForTheseProducts = "You pay for these products at the shops that sell them, and those shops deliver them. Check out there, then come back and tell us how it went.";

/** checkout done */
export const checkoutDone = "checkout done";

/** canceled */
export const canceled = "canceled";

/** Paid at other shops */
export const paidAtOtherShops = "Paid at other shops";

/** Where you pay */
export const whereYouPay = "Where you pay";

/** Sold by this shop */
export const soldByThisShop = "Sold by this shop";

/** Paid at {shop}, approx. */
export const paidAtApprox = (v: { shop: string | number }): string => `Paid at ${v.shop}, approx.`;

/** all good */
export const allGood = "all good";

/** to do */
export const openTask = "to do";
