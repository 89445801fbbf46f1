// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** {count, plural, one {{host} · # cart sent to this shop in the last 30 days} other {{host} · # carts sent to this shop in the last 30 days}} */
export const cartsHandedOver = (v: { count: number; host: string | number }): string => `${(v.count === 1 ? `${v.host} · ${v.count.toLocaleString("en")} cart sent to this shop in the last 30 days` : `${v.host} · ${v.count.toLocaleString("en")} carts sent to this shop in the last 30 days`)}`;

/** Products in {shop} */
export const productsOf = (v: { shop: string | number }): string => `Products in ${v.shop}`;

/** Product */
export const product = "Product";

/** External ID */
export const externalId = "External ID";

/** Checked out in this shop */
export const checkedOutInThisShop = "Checked out in this shop";

/** Yes */
export const yes = "Yes";

/** In another shop */
export const inAnotherShop = "In another shop";

/** Availability */
export const availability = "Availability";

/** Availability checks for {shop} */
export const availabilityChecksOf = (v: { shop: string | number }): string => `Availability checks for ${v.shop}`;

/** Started */
export const started = "Started";

/** Status */
export const status = "Status";

/** Requested */
export const requested = "Requested";

/** Received */
export const received = "Received";

/** Changed */
export const changed = "Changed";

/** Error */
export const error = "Error";

/** Products */
export const products = "Products";

/** Remove<hidden> {product}</hidden> */
export const removeProduct = (v: { hidden: (text: ReactNode) => ReactNode; product: string | number }): ReactNode => rich("Remove", v.hidden(rich(" ", v.product)));

/** No products yet. */
export const noProductsYet = "No products yet.";

/** Availability checks */
export const availabilityChecks = "Availability checks";

/** No checks yet. */
export const noChecksYet = "No checks yet.";

/** Marketplaces */
export const marketplaces = "Marketplaces";

/** Product ID */
export const productId = "Product ID";

/** Carts with this product are checked out in this shop */
export const isCheckedOutHere = "Carts with this product are checked out in this shop";

/** Product added. */
export const productAdded = "Product added.";

/** Add product */
export const addProduct = "Add product";

/** ID of a simple product or variation. */
export const productIdHint = "ID of a simple product or variation.";

/** Name */
export const name = "Name";

/** Cart URL */
export const cartUrl = "Cart URL";

/** Line template */
export const lineTemplate = "Line template";

/** {name} saved. */
export const saved = (v: { name: string | number }): string => `${v.name} saved.`;

/** Save */
export const save = "Save";

/** Add marketplace */
export const addMarketplace = "Add marketplace";

/** Shown to shoppers in the message “You must check or cancel all … shops!” */
export const nameHint = "Shown to shoppers in the message “You must check or cancel all … shops!”";

/** Starts with https://'{'host'}'/. Put '{'tag'}' and '{'lines'}' after the question mark. */
export const cartUrlHint = "Starts with https://{host}/. Put {tag} and {lines} after the question mark.";

/** Repeated for each line in place of '{'lines'}'. '{'n'}' counts from 1, '{'id'}' is the external ID, and '{'quantity'}' is the quantity. */
export const lineTemplateHint = "Repeated for each line in place of {lines}. {n} counts from 1, {id} is the external ID, and {quantity} is the quantity.";

/** Groups of external shops where customers check out part of a cart. */
export const whatMarketplacesAre = "Groups of external shops where customers check out part of a cart.";

/** Shops on {marketplace} */
export const shopsOn = (v: { marketplace: string | number }): string => `Shops on ${v.marketplace}`;

/** Shop */
export const shop = "Shop";

/** Country */
export const country = "Country";

/** Host */
export const host = "Host";

/** No shops yet. */
export const noShopsYet = "No shops yet.";

/** New shop on {marketplace} */
export const newShopOn = (v: { marketplace: string | number }): string => `New shop on ${v.marketplace}`;

/** New marketplace */
export const newMarketplace = "New marketplace";

/** {product} removed from the external shop. */
export const productRemoved = (v: { product: string | number }): string => `${v.product} removed from the external shop.`;

/** Remove {product}? */
export const removeProductQuestion = (v: { product: string | number }): string => `Remove ${v.product}?`;

/** Remove */
export const remove = "Remove";

/** If no other external shop lists this product, your shop sells it from its own stock. */
export const removalConsequences = "If no other external shop lists this product, your shop sells it from its own stock.";

/** External shop */
export const externalShop = "External shop";

/** None */
export const none = "None";

/** HTTPS URL */
export const httpsUrl = "HTTPS URL";

/** File */
export const file = "File";

/** Tag */
export const tag = "Tag";

/** Position */
export const position = "Position";

/** Availability source */
export const availabilitySource = "Availability source";

/** URL or file */
export const urlOrFile = "URL or file";

/** Save shop */
export const saveShop = "Save shop";

/** Add shop */
export const addShop = "Add shop";

/** Two letters, such as DE. */
export const twoLettersSuchAs = "Two letters, such as DE.";

/** For example, www.shop.example. */
export const suchAsWwwShop = "For example, www.shop.example.";

/** Identifies your shop as a partner. */
export const identifiesYourShopAsPartner = "Identifies your shop as a partner.";

/** An HTTPS URL, or the name of a .json file in the availability files directory. */
export const availabilityHint = "An HTTPS URL, or the name of a .json file in the availability files directory.";

/** Unknown */
export const unknown = "Unknown";

/** Available, {time} */
export const availableAt = (v: { time: string | number }): string => `Available, ${v.time}`;

/** Not available, {time} */
export const notAvailableAt = (v: { time: string | number }): string => `Not available, ${v.time}`;

/** {state, select, RUNNING {Running} DONE {Done} FAILED {Failed} other {{state}}} */
export const runState = (v: { state: "RUNNING" | "DONE" | "FAILED" | (string & {}) }): string => `${(v.state === "RUNNING" ? "Running" : v.state === "DONE" ? "Done" : v.state === "FAILED" ? "Failed" : `${v.state}`)}`;
