// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Enter a whole number, 1 or higher. */
export const enterQuantityAsWhole = "Enter a whole number, 1 or higher.";

/** Buy {product} */
export const buyProduct = (v: { product: string | number }): string => `Buy ${v.product}`;

/** Buy */
export const buy = "Buy";

/** Adding… */
export const adding = "Adding…";

/** Added */
export const added = "Added";

/** Add to cart */
export const addToCart = "Add to cart";

/** Out of stock */
export const outOfStock = "Out of stock";

/** Choose {options} first. */
export const chooseFirst = (v: { options: string | number }): string => `Choose ${v.options} first.`;

/** {count} colours */
export const countColours = (v: { count: string | number }): string => `${v.count} colours`;

/** Free delivery to {country} */
export const freeDeliveryTo = (v: { country: string | number }): string => `Free delivery to ${v.country}`;

/** {price} to {country} */
export const priceToCountry = (v: { price: string | number; country: string | number }): string => `${v.price} to ${v.country}`;

/** {cost}, free from {freeFrom} */
export const freeFrom = (v: { cost: string | number; freeFrom: string | number }): string => `${v.cost}, free from ${v.freeFrom}`;

/** {returnDays}-day returns */
export const dayReturns = (v: { returnDays: string | number }): string => `${v.returnDays}-day returns`;

/** Energy class {class} on a scale from {scaleStart} to {scaleEnd} */
export const energyClassOnScale = (v: { class: string | number; scaleStart: string | number; scaleEnd: string | number }): string => `Energy class ${v.class} on a scale from ${v.scaleStart} to ${v.scaleEnd}`;

/** {text}: energy label (opens in a new tab) */
export const energyLabelOpensIn = (v: { text: string | number }): string => `${v.text}: energy label (opens in a new tab)`;

/** Images of {product} */
export const imagesOf = (v: { product: string | number }): string => `Images of ${v.product}`;

/** Large images */
export const largeImages = "Large images";

/** Enlarge image {index} of {count} */
export const enlargeImageOf = (v: { index: string | number; count: string | number }): string => `Enlarge image ${v.index} of ${v.count}`;

/** Select image */
export const selectImage = "Select image";

/** Image {index} of {count} */
export const imageOf = (v: { index: string | number; count: string | number }): string => `Image ${v.index} of ${v.count}`;

/** No image yet */
export const noImageYet = "No image yet";

/** In this collection */
export const inThisCollection = "In this collection";

/** Description */
export const description = "Description";

/** Other shops */
export const otherShops = "Other shops";

/** {count, plural, one {1 offer from {lowest}} other {{count} offers from {lowest}}} */
export const offersFrom = (v: { count: number; lowest: string | number }): string => `${(v.count === 1 ? `1 offer from ${v.lowest}` : `${v.count} offers from ${v.lowest}`)}`;

/** SKU */
export const sku = "SKU";

/** GTIN */
export const gtin = "GTIN";

/** Category */
export const category = "Category";

/** Tags */
export const tags = "Tags";

/** {name} by {brand} */
export const nameByBrand = (v: { name: string | number; brand: string | number }): string => `${v.name} by ${v.brand}`;

/** {name}: price including VAT, availability and all details. */
export const priceVatAvailabilityAll = (v: { name: string | number }): string => `${v.name}: price including VAT, availability and all details.`;

/** Product safety */
export const productSafety = "Product safety";

/** Manufacturer */
export const manufacturer = "Manufacturer";

/** Responsible person in the EU */
export const responsiblePersonInEu = "Responsible person in the EU";

/** Product information sheet<span> (opens in a new tab)</span> */
export const productInformationSheetOpens = (v: { span: (text: ReactNode) => ReactNode }): ReactNode => rich("Product information sheet", v.span(" (opens in a new tab)"));

/** incl. VAT, plus delivery */
export const inclVatPlusDelivery = "incl. VAT, plus delivery";

/** incl. VAT, plus delivery; minimum order: {count} */
export const inclVatPlusDeliveryMinimum = (v: { count: string | number }): string => `incl. VAT, plus delivery; minimum order: ${v.count}`;

/** Only sold to people aged {minimumAge} or over. */
export const onlySoldPeopleAged = (v: { minimumAge: string | number }): string => `Only sold to people aged ${v.minimumAge} or over.`;

/** This product is sold by another shop. Its page opens in a new tab. */
export const productSoldAnotherShop = "This product is sold by another shop. Its page opens in a new tab.";

/** Specifications */
export const specifications = "Specifications";

/** In stock */
export const inStock = "In stock";

/** Only a few left */
export const onlyAFewLeft = "Only a few left";

/** Only {left} left */
export const onlyLeft = (v: { left: string | number }): string => `Only ${v.left} left`;

/** Available on backorder */
export const availableOnBackorder = "Available on backorder";

/** {name} changed from {from} to {to}, the only one available with {chosen}. */
export const changedFromOnlyOne = (v: { name: string | number; from: string | number; to: string | number; chosen: string | number }): string => `${v.name} changed from ${v.from} to ${v.to}, the only one available with ${v.chosen}.`;

/** {label} isn’t available with {chosen}. Choose another {name}. */
export const isntAvailableChooseAnother = (v: { label: string | number; chosen: string | number; name: string | number }): string => `${v.label} isn’t available with ${v.chosen}. Choose another ${v.name}.`;

/** Size guide */
export const sizeGuide = "Size guide";

/** (out of stock) */
export const outOfStockAside = "(out of stock)";

/** (changes another option) */
export const changesAnotherOption = "(changes another option)";

/** Clear selection */
export const clearSelection = "Clear selection";

/** Try again */
export const tryAgain = "Try again";

/** Quick view<span> of {name}</span> */
export const quickViewOf = (v: { span: (text: ReactNode) => ReactNode; name: string | number }): ReactNode => rich("Quick view", v.span(rich(" of ", v.name)));

/** Quick view of {name} */
export const quickViewTitle = (v: { name: string | number }): string => `Quick view of ${v.name}`;

/** Close */
export const close = "Close";

/** This product is no longer available. */
export const productNoLongerAvailable = "This product is no longer available.";

/** View all details */
export const viewAllDetails = "View all details";

/** View product page */
export const viewProductPage = "View product page";

/** Recently viewed products cleared. */
export const recentlyViewedProductsCleared = "Recently viewed products cleared.";

/** Recently viewed */
export const recentlyViewed = "Recently viewed";

/** Clear<span> recently viewed products</span> */
export const clearRecentlyViewedProducts = (v: { span: (text: ReactNode) => ReactNode }): ReactNode => rich("Clear", v.span(" recently viewed products"));

/** Link copied. */
export const linkCopied = "Link copied.";

/** Couldn’t copy the link. Copy it from the address bar. */
export const couldntCopyLinkCopy = "Couldn’t copy the link. Copy it from the address bar.";

/** Share this page */
export const shareThisPage = "Share this page";

/** Send by email */
export const sendByEmail = "Send by email";

/** Share on {label} */
export const shareOn = (v: { label: string | number }): string => `Share on ${v.label}`;

/**  (opens in a new window) */
export const opensANewWindow = " (opens in a new window)";

/** Copy link */
export const copyLink = "Copy link";

/** Share */
export const share = "Share";

/** Share this product */
export const shareThisProduct = "Share this product";

/** Size guide: {category} */
export const sizeGuideOf = (v: { category: string | number }): string => `Size guide: ${v.category}`;

/** View {category} */
export const viewCategory = (v: { category: string | number }): string => `View ${v.category}`;
