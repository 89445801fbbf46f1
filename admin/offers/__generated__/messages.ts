// Generated from the catalogues (messages.*.json): npm run generate.

/** {label} at */
export const timeOf = (v: { label: string | number }): string => `${v.label} at`;

/** The image is being processed. */
export const imageIsBeingProcessed = "The image is being processed.";

/** This offer has its own image. */
export const thisOfferHasItsOwnImage = "This offer has its own image.";

/** Media upload failed. If this is a photo or a large image, please scale it down and try again. */
export const uploadFailed = "Media upload failed. If this is a photo or a large image, please scale it down and try again.";

/** Image */
export const image = "Image";

/** PNG, JPEG, WebP, AVIF or GIF, up to 20 MB and 64 megapixels. Without an image, the offer shows its product’s image. */
export const imageHint = "PNG, JPEG, WebP, AVIF or GIF, up to 20 MB and 64 megapixels. Without an image, the offer shows its product’s image.";

/** This is the product’s image. */
export const thisIsProductsImage = "This is the product’s image.";

/** No image. */
export const noImage = "No image.";

/** Uploading… */
export const uploading = "Uploading…";

/** Choose image */
export const chooseImage = "Choose image";

/** Image removed. */
export const imageRemoved = "Image removed.";

/** Offer image */
export const offerImage = "Offer image";

/** Remove */
export const remove = "Remove";

/** {title} deleted. */
export const offerDeleted = (v: { title: string | number }): string => `${v.title} deleted.`;

/** Delete {title}? */
export const deleteOfferQuestion = (v: { title: string | number }): string => `Delete ${v.title}?`;

/** Delete */
export const deleteButton = "Delete";

/** Its votes, click counts and price history are deleted too, and links to it stop working. To hide the offer, unpublish it instead. */
export const deletionConsequences = "Its votes, click counts and price history are deleted too, and links to it stop working. To hide the offer, unpublish it instead.";

/** Discarded votes */
export const discardedVotes = "Discarded votes";

/** These votes are kept to prevent repeat voting, and can be restored. */
export const whyVotesAreKept = "These votes are kept to prevent repeat voting, and can be restored.";

/** Reason */
export const reason = "Reason";

/** When */
export const when = "When";

/** By */
export const by = "By";

/** Votes */
export const votes = "Votes";

/** Score */
export const degrees = "Score";

/** Restored */
export const restored = "Restored";

/** Restore */
export const restore = "Restore";

/** Draft */
export const draft = "Draft";

/** Scheduled */
export const scheduled = "Scheduled";

/** Live */
export const live = "Live";

/** Ended */
export const ended = "Ended";

/** In stock */
export const inStock = "In stock";

/** Low stock */
export const lowStock = "Low stock";

/** Pre-order */
export const preorder = "Pre-order";

/** Out of stock */
export const outOfStock = "Out of stock";

/** Details */
export const details = "Details";

/** Used in the URL: /deals/?merchant=…. Leave empty to generate it from the name. */
export const slugHint = "Used in the URL: /deals/?merchant=…. Leave empty to generate it from the name.";

/** An HTTPS URL. */
export const anHttpsUrl = "An HTTPS URL.";

/** Plain text, up to 1,000 characters. */
export const plainTextAtMostCharacters = "Plain text, up to 1,000 characters.";

/** The shop discloses this next to every link to the merchant. */
export const affiliateHint = "The shop discloses this next to every link to the merchant.";

/** Its offers use your shop’s product prices and link to the product pages. This can’t be changed once the merchant has offers. */
export const ownShopHint = "Its offers use your shop’s product prices and link to the product pages. This can’t be changed once the merchant has offers.";

/** Merchant saved. */
export const merchantSaved = "Merchant saved.";

/** Merchants */
export const merchants = "Merchants";

/** {count, plural, one {# offer} other {# offers}} */
export const offerCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} offer` : `${v.count.toLocaleString("en")} offers`)}`;

/** New offer */
export const newOffer = "New offer";

/** Name */
export const name = "Name";

/** Website */
export const website = "Website";

/** Type */
export const type = "Type";

/** This shop */
export const thisShop = "This shop";

/** Affiliate */
export const affiliate = "Affiliate";

/** Not affiliated */
export const notAffiliated = "Not affiliated";

/** Offers */
export const offers = "Offers";

/** Shops whose offers you list. Your own shop can be one of them. */
export const shopsWhoseOffersAreShown = "Shops whose offers you list. Your own shop can be one of them.";

/** Search by name, slug or website */
export const searchByNameSlugOrWebsite = "Search by name, slug or website";

/** No merchants yet. */
export const noMerchantsYet = "No merchants yet.";

/** No merchants found. */
export const noMerchantsMatch = "No merchants found.";

/** New merchant */
export const newMerchant = "New merchant";

/** Slug */
export const slug = "Slug";

/** Description */
export const description = "Description";

/** You earn a commission on purchases */
export const weEarnCommissionOn = "You earn a commission on purchases";

/** This merchant is your shop */
export const thisMerchantIsOurOwnShop = "This merchant is your shop";

/** Add merchant */
export const addMerchant = "Add merchant";

/** New offers start as drafts. Shoppers can’t see them until you publish them. */
export const newOffersStartAsDrafts = "New offers start as drafts. Shoppers can’t see them until you publish them.";

/** Create draft */
export const createDraft = "Create draft";

/** Offer published. */
export const offerPublished = "Offer published.";

/** Offer unpublished. */
export const offerUnpublished = "Offer unpublished.";

/** Offer duplicated. You’re viewing the copy. */
export const offerDuplicatedYoureViewing = "Offer duplicated. You’re viewing the copy.";

/** Comments */
export const comments = "Comments";

/** Comment */
export const comment = "Comment";

/** Pending */
export const pending = "Pending";

/** Published */
export const published = "Published";

/** Hidden */
export const hidden = "Hidden";

/** Deleted by author */
export const deletedByAuthor = "Deleted by author";

/** View reply in shop */
export const viewReplyInShop = "View reply in shop";

/** View comment in shop */
export const viewCommentInShop = "View comment in shop";

/** Reports */
export const reports = "Reports";

/** No reason given */
export const noReason = "No reason given";

/** Author */
export const author = "Author";

/** Written */
export const written = "Written";

/** {count, plural, one {# comment hidden.} other {# comments hidden.}} */
export const commentsHidden = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} comment hidden.` : `${v.count.toLocaleString("en")} comments hidden.`)}`;

/** {count, plural, one {# comment unchanged: it needed no change, or has changed meanwhile. Check it again.} other {# comments unchanged: they needed no change, or have changed meanwhile. Check them again.}} */
export const commentsLeftUnchanged = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} comment unchanged: it needed no change, or has changed meanwhile. Check it again.` : `${v.count.toLocaleString("en")} comments unchanged: they needed no change, or have changed meanwhile. Check them again.`)}`;

/** {count, plural, one {# comment published.} other {# comments published.}} */
export const commentsPublished = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} comment published.` : `${v.count.toLocaleString("en")} comments published.`)}`;

/** No comments to review. */
export const noCommentsToReview = "No comments to review.";

/** {count, plural, one {# comment to review: reported, or waiting for approval.} other {# comments to review: reported, or waiting for approval.}} */
export const commentsToReview = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} comment to review: reported, or waiting for approval.` : `${v.count.toLocaleString("en")} comments to review: reported, or waiting for approval.`)}`;

/** Search by text or author */
export const searchCommentsByText = "Search by text or author";

/** To review */
export const toReview = "To review";

/** All comments */
export const allComments = "All comments";

/** Hide */
export const hide = "Hide";

/** Select comment {number} */
export const selectComment = (v: { number: string | number }): string => `Select comment ${v.number}`;

/** No comments match. */
export const noCommentsMatch = "No comments match.";

/** Publish */
export const publish = "Publish";

/** Unpublish */
export const unpublish = "Unpublish";

/** End this offer now? */
export const endThisOfferNow = "End this offer now?";

/** End offer */
export const endOffer = "End offer";

/** Offer ended. */
export const offerEnded = "Offer ended.";

/** Duplicate */
export const duplicate = "Duplicate";

/** End now */
export const endNow = "End now";

/** Shoppers can still find the offer and its code, marked as ended. You can set a new end date at any time. */
export const endingConsequences = "Shoppers can still find the offer and its code, marked as ended. You can set a new end date at any time.";

/** Offer */
export const offer = "Offer";

/** Merchant */
export const merchant = "Merchant";

/** Status */
export const status = "Status";

/** Price */
export const price = "Price";

/** Clicks */
export const clicks = "Clicks";

/** Ends */
export const ends = "Ends";

/** Code {code} */
export const couponCode = (v: { code: string | number }): string => `Code ${v.code}`;

/** {count, plural, one {{score}° from # vote} other {{score}° from # votes}} */
export const fromVotes = (v: { count: number; score: string | number }): string => `${(v.count === 1 ? `${v.score}° from ${v.count.toLocaleString("en")} vote` : `${v.score}° from ${v.count.toLocaleString("en")} votes`)}`;

/** Needs review */
export const needsReview = "Needs review";

/** Product {number} */
export const productNumber = (v: { number: string | number }): string => `Product ${v.number}`;

/** Search your shop’s products by name or SKU. Leave empty for an offer without a product. */
export const productHint = "Search your shop’s products by name or SKU. Leave empty for an offer without a product.";

/** Offer details */
export const offerDetails = "Offer details";

/** The last part of the offer’s URL: /deals/…/. Leave empty to generate it from the title. */
export const offerSlugHint = "The last part of the offer’s URL: /deals/…/. Leave empty to generate it from the title.";

/** One sentence, shown in lists. */
export const oneSentenceShownIn = "One sentence, shown in lists.";

/** Plain text. Separate paragraphs with blank lines. */
export const plainTextSeparateParagraphs = "Plain text. Separate paragraphs with blank lines.";

/** Merchant and price */
export const merchantAndPrice = "Merchant and price";

/** An HTTPS URL. Leave empty for your shop’s own offers, which link to the product. */
export const destinationHint = "An HTTPS URL. Leave empty for your shop’s own offers, which link to the product.";

/** Only for offers without a product. Other offers appear in their product’s categories. */
export const categoryHint = "Only for offers without a product. Other offers appear in their product’s categories.";

/** In euros, including VAT. The crossed-out price is set automatically from the price history. */
export const priceHint = "In euros, including VAT. The crossed-out price is set automatically from the price history.";

/** In euros. Leave empty if unknown. */
export const deliveryHint = "In euros. Leave empty if unknown.";

/** Country codes, separated by commas, such as DE, AT. Leave empty for all countries. */
export const countriesHint = "Country codes, separated by commas, such as DE, AT. Leave empty for all countries.";

/** Schedule */
export const schedule = "Schedule";

/** A date without a time covers the whole day. */
export const scheduleHint = "A date without a time covers the whole day.";

/** Leave empty to start when published. */
export const leaveEmptyToStartWhenPublished = "Leave empty to start when published.";

/** Leave empty to run until you unpublish it. */
export const leaveEmptyToRunUntil = "Leave empty to run until you unpublish it.";

/** Coupon */
export const coupon = "Coupon";

/** The code that shoppers enter at the merchant’s checkout. Leave empty for a deal without a code. */
export const codeToEnterAtMerchant = "The code that shoppers enter at the merchant’s checkout. Leave empty for a deal without a code.";

/** If off, everyone sees the code right away. Once the offer has ended, the code is always shown. */
export const hiddenCodeHint = "If off, everyone sees the code right away. Once the offer has ended, the code is always shown.";

/** Choose a merchant */
export const chooseAMerchant = "Choose a merchant";

/** None */
export const none = "None";

/** Offer sections */
export const offerSections = "Offer sections";

/** View in shop */
export const viewInShop = "View in shop";

/** Title */
export const title = "Title";

/** Product */
export const product = "Product";

/** Category */
export const category = "Category";

/** Summary */
export const summary = "Summary";

/** Destination URL */
export const destinationUrl = "Destination URL";

/** Delivery */
export const delivery = "Delivery";

/** Availability */
export const availability = "Availability";

/** Delivers to */
export const deliversTo = "Delivers to";

/** Code */
export const code = "Code";

/** Hide the code until a shopper asks for it */
export const hideCodeUntilShopper = "Hide the code until a shopper asks for it";

/** Starts */
export const starts = "Starts";

/** Choose a merchant. */
export const chooseMerchantError = "Choose a merchant.";

/** Choose a product from the list. */
export const enterAProductId = "Choose a product from the list.";

/** Prices */
export const prices = "Prices";

/** Shown as reduced from {price}. */
export const shownAsReducedFrom = (v: { price: string | number }): string => `Shown as reduced from ${v.price}.`;

/** Shown without a crossed-out price, because the price history has no valid earlier price. */
export const noPriorPrice = "Shown without a crossed-out price, because the price history has no valid earlier price.";

/** Price history */
export const priceHistory = "Price history";

/** Since */
export const since = "Since";

/** No price history yet. Drafts and offers that haven’t started have none. */
export const noPriceHistoryYet = "No price history yet. Drafts and offers that haven’t started have none.";

/** Performance */
export const performance = "Performance";

/** Code reveals */
export const codeReveals = "Code reveals";

/** Code worked */
export const codeWorked = "Code worked";

/** No reports yet */
export const noReportsYet = "No reports yet";

/** For {worked} of {total} shoppers */
export const workedOf = (v: { worked: string | number; total: string | number }): string => `For ${v.worked} of ${v.total} shoppers`;

/** Changed */
export const changed = "Changed";

/** Recently changed */
export const recentlyChanged = "Recently changed";

/** Hottest first */
export const hottestFirst = "Hottest first";

/** Ending soon */
export const endingSoon = "Ending soon";

/** Offers from merchants, with or without a code. */
export const merchantsOffersWithAndWithoutCodes = "Offers from merchants, with or without a code.";

/** Search by title, URL or code */
export const searchByTitleUrlOrCode = "Search by title, URL or code";

/** All statuses */
export const allStatuses = "All statuses";

/** Deals and coupons */
export const dealsAndCoupons = "Deals and coupons";

/** With a code */
export const withACode = "With a code";

/** Without a code */
export const withoutACode = "Without a code";

/** All merchants */
export const allMerchants = "All merchants";

/** All categories */
export const allCategories = "All categories";

/** Any vote status */
export const anyVotes = "Any vote status";

/** Votes needing review */
export const votesNeedingReview = "Votes needing review";

/** Sort by */
export const order = "Sort by";

/** Newest first */
export const newestFirst = "Newest first";

/** Select {title} */
export const selectTitle = (v: { title: string | number }): string => `Select ${v.title}`;

/** No offers yet. */
export const noOffersYet = "No offers yet.";

/** No offers found. */
export const noOffersMatch = "No offers found.";

/** Counted */
export const counted = "Counted";

/** Discarded */
export const discarded = "Discarded";

/** Counted at {percent}% */
export const countedAt = (v: { percent: string | number }): string => `Counted at ${v.percent}%`;

/** Score */
export const score = "Score";

/** The first three votes from a network within 30 days count in full. Later votes count less, and votes after the 20th don’t count. After 30 days, partly counted votes count in full. */
export const howVotesCount = "The first three votes from a network within 30 days count in full. Later votes count less, and votes after the 20th don’t count. After 30 days, partly counted votes count in full.";

/** Temperature */
export const temperature = "Temperature";

/** Votes counted */
export const votesCounted = "Votes counted";

/** No */
export const no = "No";

/** Since {time} */
export const sinceTime = (v: { time: string | number }): string => `Since ${v.time}`;

/** Vote */
export const vote = "Vote";

/** Hot */
export const hot = "Hot";

/** Cold */
export const cold = "Cold";

/** Network */
export const network = "Network";

/** Network {number} */
export const networkNumber = (v: { number: string | number }): string => `Network ${v.number}`;

/** A customer */
export const aCustomer = "A customer";

/** A guest */
export const aGuest = "A guest";

/** All votes */
export const allVotes = "All votes";

/** Selected manually */
export const selectedManually = "Selected manually";

/** Select vote {number} */
export const selectVote = (v: { number: string | number }): string => `Select vote ${v.number}`;

/** No votes yet. */
export const noVotesYet = "No votes yet.";

/** Approve votes */
export const approveVotes = "Approve votes";

/** Discard */
export const discard = "Discard";

/** {name} deleted. */
export const merchantDeleted = (v: { name: string | number }): string => `${v.name} deleted.`;

/** Offers from {name} moved to {target}. */
export const offersMoved = (v: { name: string | number; target: string | number }): string => `Offers from ${v.name} moved to ${v.target}.`;

/** Merge */
export const merge = "Merge";

/** This merchant has no offers. */
export const noOffersOfMerchant = "This merchant has no offers.";

/** For duplicate merchants. The offers move to another merchant, and this one is deleted. */
export const mergeHint = "For duplicate merchants. The offers move to another merchant, and this one is deleted.";

/** Move offers to */
export const moveOffersTo = "Move offers to";

/** Delete merchant */
export const deleteMerchant = "Delete merchant";

/** Delete {name}? */
export const deleteMerchantQuestion = (v: { name: string | number }): string => `Delete ${v.name}?`;

/** Move all offers from {name} to {target}? */
export const moveOffersQuestion = (v: { name: string | number; target: string | number }): string => `Move all offers from ${v.name} to ${v.target}?`;

/** This can’t be undone. */
export const thisCantBeUndone = "This can’t be undone.";

/** {count, plural, one {# offer will be moved, and {name} will be deleted. This can’t be undone.} other {# offers will be moved, and {name} will be deleted. This can’t be undone.}} */
export const mergeConsequences = (v: { count: number; name: string | number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} offer will be moved, and ${v.name} will be deleted. This can’t be undone.` : `${v.count.toLocaleString("en")} offers will be moved, and ${v.name} will be deleted. This can’t be undone.`)}`;

/** Votes on an offer */
export const votesOnAnOffer = "Votes on an offer";

/** Offer saved. */
export const offerSaved = "Offer saved.";

/** End */
export const end = "End";

/** This can’t be undone. Votes, click counts and price history are deleted too. To hide offers, unpublish them instead. */
export const bulkDeletionConsequences = "This can’t be undone. Votes, click counts and price history are deleted too. To hide offers, unpublish them instead.";

/** Votes discarded. */
export const votesExcludedFromScore = "Votes discarded.";

/** Votes restored. */
export const votesRestored = "Votes restored.";

/** Votes approved. */
export const votesApproved = "Votes approved.";

/** {time} by {name} */
export const changedBy = (v: { time: string | number; name: string | number }): string => `${v.time} by ${v.name}`;

/** Submitted deals */
export const submittedDeals = "Submitted deals";

/** Submitted deal */
export const submittedDeal = "Submitted deal";

/** Deal */
export const deal = "Deal";

/** Submitted by */
export const submittedBy = "Submitted by";

/** Submitted */
export const submitted = "Submitted";

/** Waiting for review */
export const waitingForReview = "Waiting for review";

/** Rejected */
export const rejected = "Rejected";

/** No deals to review. */
export const noDealsToReview = "No deals to review.";

/** {count, plural, one {# deal to review.} other {# deals to review.}} */
export const dealsToReview = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} deal to review.` : `${v.count.toLocaleString("en")} deals to review.`)}`;

/** Search by title or link */
export const searchSubmittedDeals = "Search by title or link";

/** No submitted deals match. */
export const noSubmittedDealsMatch = "No submitted deals match.";

/** All submitted deals */
export const allSubmittedDeals = "All submitted deals";

/** Publish deal */
export const publishDeal = "Publish deal";

/** Reject deal */
export const rejectDeal = "Reject deal";

/** Reason */
export const reasonForShopper = "Reason";

/** The shopper sees it. */
export const reasonForShopperHint = "The shopper sees it.";

/** Deal rejected. */
export const dealRejected = "Deal rejected.";

/** Open offer */
export const openOffer = "Open offer";

/** Reason: {reason} */
export const rejectionReason = (v: { reason: string | number }): string => `Reason: ${v.reason}`;

/** Choose a merchant and check every field. Open the link only if you trust it. */
export const dealReviewHint = "Choose a merchant and check every field. Open the link only if you trust it.";
