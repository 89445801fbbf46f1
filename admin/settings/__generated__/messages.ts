// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** {label}: choose a colour */
export const chooseColour = (v: { label: string | number }): string => `${v.label}: choose a colour`;

/** Uploading logo… */
export const uploadingLogo = "Uploading logo…";

/** Logo uploaded. Save to show it in the shop. */
export const logoUploadedSaveToShowIt = "Logo uploaded. Save to show it in the shop.";

/** Logo removed. Save to show the shop’s name instead. */
export const logoRemovedSaveToShowName = "Logo removed. Save to show the shop’s name instead.";

/** Upload logo */
export const uploadLogo = "Upload logo";

/** Replace logo */
export const replaceLogo = "Replace logo";

/** Logo */
export const logo = "Logo";

/** No logo. The header shows the shop’s name. */
export const noLogoHeaderShowsName = "No logo. The header shows the shop’s name.";

/** Remove logo */
export const removeLogo = "Remove logo";

/** Replaces the name in the header. PNG, WebP, AVIF, GIF or JPEG, up to 20 MB. Use a transparent background and a height of at least 72 pixels. */
export const logoHint = "Replaces the name in the header. PNG, WebP, AVIF, GIF or JPEG, up to 20 MB. Use a transparent background and a height of at least 72 pixels.";

/** Store notice */
export const storeNotice = "Store notice";

/** Top bar text */
export const topBarText = "Top bar text";

/** Coming soon */
export const comingSoon = "Coming soon";

/** Saved. Changes are live on every page. */
export const savedChangesAreLive = "Saved. Changes are live on every page.";

/** Notices */
export const notices = "Notices";

/** Messages at the top of every page. */
export const messagesOnEveryPage = "Messages at the top of every page.";

/** Plain text, up to 500 characters. Visitors can dismiss it. If you change the text, they see it again. Leave empty for no notice. */
export const storeNoticeHint = "Plain text, up to 500 characters. Visitors can dismiss it. If you change the text, they see it again. Leave empty for no notice.";

/** Up to 120 characters, such as “Free delivery from €50”. Leave empty for no text. */
export const topBarTextHint = "Up to 120 characters, such as “Free delivery from €50”. Leave empty for no text.";

/** Preview */
export const preview = "Preview";

/** How the top of every page looks. */
export const asShownOnEveryPage = "How the top of every page looks.";

/** Shop launch */
export const opening = "Shop launch";

/** Administrators see a reminder on every page until they dismiss it. Visitors don’t see it, and the shop stays open. */
export const comingSoonHint = "Administrators see a reminder on every page until they dismiss it. Visitors don’t see it, and the shop stays open.";

/** Dismiss */
export const dismiss = "Dismiss";

/** Page content */
export const pageContent = "Page content";

/** Shop settings */
export const shopSettings = "Shop settings";

/** Shop details */
export const shopDetails = "Shop details";

/** Shop */
export const shop = "Shop";

/** Tracking */
export const tracking = "Tracking";

/** Analytics */
export const analytics = "Analytics";

/** Settings */
export const settings = "Settings";

/** On by default. */
export const onByDefault = "On by default.";

/** Off by default. */
export const offByDefault = "Off by default.";

/** Default: {initial} {unit}. */
export const defaultWithUnit = (v: { initial: string | number; unit: string | number }): string => `Default: ${v.initial} ${v.unit}.`;

/** Default: {initial}. */
export const defaultValue = (v: { initial: string | number }): string => `Default: ${v.initial}.`;

/** {min} to {max} {unit}. */
export const rangeWithUnit = (v: { min: string | number; max: string | number; unit: string | number }): string => `${v.min} to ${v.max} ${v.unit}.`;

/** {min} to {max}. */
export const range = (v: { min: string | number; max: string | number }): string => `${v.min} to ${v.max}.`;

/** Company or person */
export const companyOrPerson = "Company or person";

/** Include the legal form, for example “Example Trading GmbH”. */
export const companyHint = "Include the legal form, for example “Example Trading GmbH”.";

/** Street and house number */
export const streetAndNumber = "Street and house number";

/** Postcode */
export const postcode = "Postcode";

/** City */
export const city = "City";

/** Represented by */
export const representedBy = "Represented by";

/** Optional. For example, the managing director. */
export const representedByHint = "Optional. For example, the managing director.";

/** Company registration */
export const companyRegistration = "Company registration";

/** Optional. Court and number. */
export const courtAndNumberOptional = "Optional. Court and number.";

/** VAT ID */
export const vatIdentificationNumber = "VAT ID";

/** Optional. */
export const optional = "Optional.";

/** Email */
export const email = "Email";

/** Shown in the legal notice and in emails. */
export const shownInImprintAndInEmails = "Shown in the legal notice and in emails.";

/** Phone */
export const phone = "Phone";

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

/** Name */
export const name = "Name";

/** Tagline */
export const tagline = "Tagline";

/** Description for search engines */
export const descriptionForSearchEngines = "Description for search engines";

/** Accent colour */
export const accentColour = "Accent colour";

/** Sale colour */
export const saleColour = "Sale colour";

/** Country */
export const country = "Country";

/** Currency display */
export const currencyDisplay = "Currency display";

/** Default delivery country */
export const defaultDeliveryCountry = "Default delivery country";

/** Enter a shop name. */
export const enterShopName = "Enter a shop name.";

/** Shop details saved. Changes are live on every page and in every email. */
export const shopDetailsSaved = "Shop details saved. Changes are live on every page and in every email.";

/** Your shop’s name, appearance and information, used on every page and in every email. */
export const shopDetailsDescription = "Your shop’s name, appearance and information, used on every page and in every email.";

/** Name and appearance */
export const nameAndAppearance = "Name and appearance";

/** Shown in the header, page titles, emails and the admin. Up to 60 characters. */
export const nameHint = "Shown in the header, page titles, emails and the admin. Up to 60 characters.";

/** A few words below the name, without a full stop. Also used as the title of the home page. */
export const taglineHint = "A few words below the name, without a full stop. Also used as the title of the home page.";

/** Shown in search results, after the shop’s name. */
export const shownInSearchResults = "Shown in search results, after the shop’s name.";

/** Used for all prices in the shop, in emails and in the admin. */
export const currencyHint = "Used for all prices in the shop, in emails and in the admin.";

/** Buttons and links. */
export const buttonsAndLinks = "Buttons and links.";

/** Sale prices. */
export const salePrices = "Sale prices.";

/** All shades of the light and dark themes are based on these two colours. */
export const shadesAreDerived = "All shades of the light and dark themes are based on these two colours.";

/** Company */
export const company = "Company";

/** Shown in the legal notice and at the end of emails. */
export const shownInImprintAndInEmailFooter = "Shown in the legal notice and at the end of emails.";

/** Contact and delivery */
export const contactAndDelivery = "Contact and delivery";

/** Used to estimate taxes and delivery until a shopper enters an address. */
export const usedToEstimateTaxesAndDelivery = "Used to estimate taxes and delivery until a shopper enters an address.";

/** Texts */
export const texts = "Texts";

/** Use Markdown: blank lines between paragraphs, - for lists, ## for headings with an optional '{'#anchor'}', **bold**, [link](/cart/) and > for notes. */
export const markdownHint = "Use Markdown: blank lines between paragraphs, - for lists, ## for headings with an optional {#anchor}, **bold**, [link](/cart/) and > for notes.";

/** Shown at {path}. Headings that end with a question mark are shown as questions, with the text below as the answer. */
export const faqShownAt = (v: { path: ReactNode }): ReactNode => rich("Shown at ", v.path, ". Headings that end with a question mark are shown as questions, with the text below as the answer.");

/** Shown at {path}. Changing the text creates a new version. Orders keep the version that was accepted. */
export const termsShownAt = (v: { path: ReactNode }): ReactNode => rich("Shown at ", v.path, ". Changing the text creates a new version. Orders keep the version that was accepted.");

/** Shown at {path}. */
export const shownAt = (v: { path: ReactNode }): ReactNode => rich("Shown at ", v.path, ".");

/** Light theme */
export const lightTheme = "Light theme";

/** Dark theme */
export const darkTheme = "Dark theme";

/** Add to cart */
export const addToCart = "Add to cart";

/** A link */
export const exampleLink = "A link";

/** Sale */
export const sale = "Sale";

/** Time zone */
export const timeZone = "Time zone";

/** Settings saved. Changes are live on every page. */
export const settingsSavedChangesAreLive = "Settings saved. Changes are live on every page.";

/** How your shop works. Changes apply to every page as soon as you save. */
export const changesApplyImmediately = "How your shop works. Changes apply to every page as soon as you save.";

/** Time */
export const time = "Time";

/** Used for dates and times in the shop, in emails, in the admin and in reports. If you change it, reports are recalculated. */
export const timeZoneHint = "Used for dates and times in the shop, in emails, in the admin and in reports. If you change it, reports are recalculated.";

/** Cart */
export const cart = "Cart";

/** Slide-in cart */
export const slidingCart = "Slide-in cart";

/** The cart slides in when an item is added. If off, a short message confirms it, and the cart icon opens the cart page. */
export const slidingCartHint = "The cart slides in when an item is added. If off, a short message confirms it, and the cart icon opens the cart page.";

/** Go to the cart after adding an item */
export const goToCartAfterAddingItem = "Go to the cart after adding an item";

/** Opens the cart page from lists, product pages and quick view. */
export const goToCartHint = "Opens the cart page from lists, product pages and quick view.";

/** VAT on delivery */
export const vatOnDelivery = "VAT on delivery";

/** Use the rate of the main items */
export const rateOfMainItems = "Use the rate of the main items";

/** Delivery is taxed at the rate that applies to the largest part of the order’s value. If off, VAT on delivery is split between the rates in proportion to the value of the items, as tax offices in Germany and Austria expect. */
export const vatOnDeliveryHint = "Delivery is taxed at the rate that applies to the largest part of the order’s value. If off, VAT on delivery is split between the rates in proportion to the value of the items, as tax offices in Germany and Austria expect.";

/** Wishlist */
export const wishlist = "Wishlist";

/** Guests can use the wishlist */
export const guestsCanUseWishlist = "Guests can use the wishlist";

/** If off, the heart icon asks guests to sign in. */
export const guestsCanUseWishlistHint = "If off, the heart icon asks guests to sign in.";

/** Filled hearts link to the wishlist */
export const filledHeartsLinkToWishlist = "Filled hearts link to the wishlist";

/** Selecting the filled heart of a product on the wishlist opens the wishlist. If off, it removes the product. */
export const filledHeartsHint = "Selecting the filled heart of a product on the wishlist opens the wishlist. If off, it removes the product.";

/** Deals and votes */
export const dealsAndVotes = "Deals and votes";

/** Guests can vote */
export const guestsCanVote = "Guests can vote";

/** On deals and coupons, and on whether reviews are helpful. One vote per visitor. */
export const guestsCanVoteHint = "On deals and coupons, and on whether reviews are helpful. One vote per visitor.";

/** First comments need approval */
export const firstCommentsNeedApproval = "First comments need approval";

/** A shopper’s comments on deals wait for approval until you publish one of them. */
export const firstCommentsNeedApprovalHint = "A shopper’s comments on deals wait for approval until you publish one of them.";

/** Shoppers can submit deals */
export const shoppersCanSubmitDeals = "Shoppers can submit deals";

/** Signed-in shoppers submit deals, which you review before they’re published. */
export const shoppersCanSubmitDealsHint = "Signed-in shoppers submit deals, which you review before they’re published.";

/** Reviews */
export const reviews = "Reviews";

/** Guests can write reviews */
export const guestsCanWriteReviews = "Guests can write reviews";

/** If off, only signed-in customers can. */
export const guestsCanWriteReviewsHint = "If off, only signed-in customers can.";

/** Reviews need approval */
export const reviewsNeedApproval = "Reviews need approval";

/** Reviews by verified buyers are always published immediately. */
export const reviewsByBuyersNeedNoApproval = "Reviews by verified buyers are always published immediately.";

/** Ask buyers for reviews */
export const askBuyersForReviews = "Ask buyers for reviews";

/** At checkout, shoppers can opt in to one email after delivery. */
export const askBuyersForReviewsHint = "At checkout, shoppers can opt in to one email after delivery.";

/** The preview uses sample data. The test email uses the saved texts and goes to your own address. */
export const previewUsesSampleData = "The preview uses sample data. The test email uses the saved texts and goes to your own address.";

/** HTML */
export const html = "HTML";

/** Plain text */
export const plainText = "Plain text";

/** Preview of “{title}” */
export const previewOfTheEmail = (v: { title: string | number }): string => `Preview of “${v.title}”`;

/** Subject */
export const subject = "Subject";

/** Format */
export const format = "Format";

/** Introduction */
export const introduction = "Introduction";

/** Footer */
export const footer = "Footer";

/** Test email sent to {to}. */
export const testEmailSentTo = (v: { to: string | number }): string => `Test email sent to ${v.to}.`;

/** Email saved. New emails use these texts. */
export const emailSaved = "Email saved. New emails use these texts.";

/** Emails */
export const emails = "Emails";

/** Plain text. The main content, links and your shop’s name and address are always part of the email. */
export const emailTextsHint = "Plain text. The main content, links and your shop’s name and address are always part of the email.";

/** Leave empty for the default. */
export const leaveEmptyForDefault = "Leave empty for the default.";

/** At the top of the email. Each line is a paragraph. Leave empty for the default. */
export const introductionHint = "At the top of the email. Each line is a paragraph. Leave empty for the default.";

/** Above your shop’s name and address. Leave empty for no footer. */
export const footerHint = "Above your shop’s name and address. Leave empty for no footer.";

/** {description}, such as {example} */
export const descriptionSuchAs = (v: { description: string | number; example: string | number }): string => `${v.description}, such as ${v.example}`;

/** Restore default */
export const restoreDefault = "Restore default";

/** Send test email */
export const sendTestEmail = "Send test email";

/** Placeholders */
export const placeholders = "Placeholders";

/** Sent when */
export const sentWhen = "Sent when";

/** Default */
export const defaultLabel = "Default";

/** The emails that customers receive. Edit their subject, introduction and footer. */
export const emailsDescription = "The emails that customers receive. Edit their subject, introduction and footer.";

/** Emails: {group} */
export const emailGroup = (v: { group: string | number }): string => `Emails: ${v.group}`;

/** None. */
export const noneSentence = "None.";

/** Edited */
export const edited = "Edited";

/** {name} moved to position {position} of {count}, nested under another link. */
export const movedToPositionBelow = (v: { name: string | number; position: string | number; count: string | number }): string => `${v.name} moved to position ${v.position} of ${v.count}, nested under another link.`;

/** {name} moved to position {position} of {count}. */
export const movedToPosition = (v: { name: string | number; position: string | number; count: string | number }): string => `${v.name} moved to position ${v.position} of ${v.count}.`;

/** Untitled link */
export const untitledLink = "Untitled link";

/** No links yet. */
export const noLinksYet = "No links yet.";

/** Add a link */
export const addALink = "Add a link";

/** Move up */
export const moveUp = "Move up";

/** Move down */
export const moveDown = "Move down";

/** Nest under the previous link */
export const moveBelowPreviousLink = "Nest under the previous link";

/** Move to the top level */
export const moveToTopLevel = "Move to the top level";

/** Label */
export const label = "Label";

/** Link to */
export const linkTo = "Link to";

/** URL */
export const url = "URL";

/** A path in the shop, such as /shop/, or a URL that starts with https://. */
export const urlHint = "A path in the shop, such as /shop/, or a URL that starts with https://.";

/** Icon */
export const icon = "Icon";

/** Also show in the toolbar on small screens */
export const alsoShowInToolbar = "Also show in the toolbar on small screens";

/** Remove */
export const remove = "Remove";

/** Custom URL */
export const customUrl = "Custom URL";

/** None */
export const none = "None";

/** Top bar */
export const topBar = "Top bar";

/** In the bar above the header on every page. */
export const topBarHint = "In the bar above the header on every page.";

/** Next to the logo */
export const nextToTheLogo = "Next to the logo";

/** Next to the logo. On small screens, in the slide-in menu. */
export const nextToLogoHint = "Next to the logo. On small screens, in the slide-in menu.";

/** Before the categories */
export const beforeTheCategories = "Before the categories";

/** In the row of main categories, before the first one. The categories come from your catalogue. */
export const beforeCategoriesHint = "In the row of main categories, before the first one. The categories come from your catalogue.";

/** Home */
export const home = "Home";

/** All products */
export const allProducts = "All products";

/** Products on sale */
export const productsOnSale = "Products on sale";

/** New products */
export const newProducts = "New products";

/** Deals */
export const deals = "Deals";

/** Delivery and returns */
export const deliveryAndReturns = "Delivery and returns";

/** Find your order */
export const findYourOrder = "Find your order";

/** Account */
export const account = "Account";

/** Pages */
export const pages = "Pages";

/** Categories */
export const categories = "Categories";

/** Links */
export const links = "Links";

/** Menus */
export const menus = "Menus";

/** The links in the header. Menus have two levels: links nested under another link appear in its submenu. */
export const menusDescription = "The links in the header. Menus have two levels: links nested under another link appear in its submenu.";

/** Menu saved. Changes are live on every page. */
export const menuSavedChangesAreLive = "Menu saved. Changes are live on every page.";

/** Menu */
export const menu = "Menu";

/** Remove {name} */
export const removeName = (v: { name: string | number }): string => `Remove ${v.name}`;

/** {step}: {name} */
export const stepOf = (v: { step: string | number; name: string | number }): string => `${v.step}: ${v.name}`;

/** No links */
export const noLinks = "No links";

/** Link {number} */
export const linkNumber = (v: { number: string | number }): string => `Link ${v.number}`;

/** Link {number} under link {parent} */
export const linkBelowLink = (v: { number: string | number; parent: string | number }): string => `Link ${v.number} under link ${v.parent}`;
