// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** We may earn a commission when you buy through links to other shops. */
export const weMayEarnCommission = "We may earn a commission when you buy through links to other shops.";

/** Prices as of {time}. */
export const pricesAsOf = (v: { time: ReactNode }): ReactNode => rich("Prices as of ", v.time, ".");

/** Sort deals */
export const sortDeals = "Sort deals";

/** Filter deals */
export const filterDeals = "Filter deals";

/** Type */
export const type = "Type";

/** Shop */
export const shop = "Shop";

/** All shops */
export const allShops = "All shops";

/** Category */
export const category = "Category";

/** All categories */
export const allCategories = "All categories";

/** Show */
export const show = "Show";

/** Show all */
export const showAll = "Show all";

/** Voted hot or cold by shoppers, with discounts backed by 30 days of price history. */
export const whatDealsAre = "Voted hot or cold by shoppers, with discounts backed by 30 days of price history.";

/** No deals found */
export const noDealsFound = "No deals found";

/** Deals and coupons */
export const dealsAndCoupons = "Deals and coupons";

/** {title}: prices including delivery, codes that work, and proven discounts. */
export const listDescription = (v: { title: string | number }): string => `${v.title}: prices including delivery, codes that work, and proven discounts.`;

/** Deals */
export const deals = "Deals";

/** More deals */
export const moreDeals = "More deals";

/** {count, plural, one {1 more deal} other {{count} more deals}} */
export const moreDealsLoaded = (v: { count: number }): string => `${(v.count === 1 ? "1 more deal" : `${v.count} more deals`)}`;

/** Back to the first deals */
export const backToFirstDeals = "Back to the first deals";

/** Newest */
export const newest = "Newest";

/** Hottest */
export const hottest = "Hottest";

/** Discussed */
export const discussed = "Discussed";

/** Ending soon */
export const endingSoon = "Ending soon";

/** Deals only */
export const dealsOnly = "Deals only";

/** Coupons only */
export const couponsOnly = "Coupons only";

/** All deals */
export const allDeals = "All deals";

/** Go to the shop */
export const goToTheShop = "Go to the shop";

/** No deals here at the moment. New deals are added every day. */
export const noDealsHereAtMoment = "No deals here at the moment. New deals are added every day.";

/** No deals at the moment. New deals are added every day. */
export const noDealsAtMoment = "No deals at the moment. New deals are added every day.";

/** Hot deals */
export const hotDeals = "Hot deals";

/** View hottest deals */
export const viewHottestDeals = "View hottest deals";

/** All deals and coupons */
export const allDealsAndCoupons = "All deals and coupons";

/** Temperature */
export const temperature = "Temperature";

/** {count, plural, one {1 vote} other {{count} votes}} */
export const voteCount = (v: { count: number }): string => `${(v.count === 1 ? "1 vote" : `${v.count} votes`)}`;

/** This deal has ended. */
export const thisDealHasEnded = "This deal has ended.";

/** View current deals */
export const viewCurrentDeals = "View current deals";

/** In our shop: {product} */
export const inOurShop = (v: { product: ReactNode }): ReactNode => rich("In our shop: ", v.product);

/** {percent} per cent off */
export const perCentOff = (v: { percent: string | number }): string => `${v.percent} per cent off`;

/** Posted */
export const posted = "Posted";

/** This deal has ended */
export const dealHasEnded = "This deal has ended";

/** Hide details */
export const hideDetails = "Hide details";

/** Show details */
export const showDetails = "Show details";

/** Delivery */
export const delivery = "Delivery";

/** Delivers to */
export const deliversTo = "Delivers to";

/** Valid from */
export const validFrom = "Valid from";

/** Valid until */
export const validUntil = "Valid until";

/** No end date */
export const noEndDate = "No end date";

/** Links to */
export const linksTo = "Links to";

/** Details */
export const details = "Details";

/** All deals at {merchant} */
export const allDealsAt = (v: { merchant: string | number }): string => `All deals at ${v.merchant}`;

/** Deals in {category} */
export const dealsIn = (v: { category: string | number }): string => `Deals in ${v.category}`;

/** {title} at {merchant} */
export const titleAtMerchant = (v: { title: string | number; merchant: string | number }): string => `${v.title} at ${v.merchant}`;

/** {title} at {merchant}: price including delivery, end date and what other shoppers think. */
export const offerDescription = (v: { title: string | number; merchant: string | number }): string => `${v.title} at ${v.merchant}: price including delivery, end date and what other shoppers think.`;

/** Only {left} left */
export const onlyLeft = (v: { left: string | number }): string => `Only ${v.left} left`;

/** Only a few left */
export const onlyAFewLeft = "Only a few left";

/** Available for pre-order */
export const availableForPreOrder = "Available for pre-order";

/** Out of stock */
export const outOfStock = "Out of stock";

/** In stock */
export const inStock = "In stock";

/** All countries */
export const allCountries = "All countries";

/** Go to product<hidden>: {title}</hidden> */
export const goToProduct = (v: { hidden: (text: ReactNode) => ReactNode; title: string | number }): ReactNode => rich("Go to product", v.hidden(rich(": ", v.title)));

/** Go to shop */
export const goToShop = "Go to shop";

/** New */
export const newDeal = "New";

/** We couldn’t process this form. Reload the page and try again. */
export const unknownForm = "We couldn’t process this form. Reload the page and try again.";

/** Try again */
export const tryAgain = "Try again";

/** Show code<span>: {title}, in a new window</span> */
export const showCodeInNew = (v: { span: (text: ReactNode) => ReactNode; title: string | number }): ReactNode => rich("Show code", v.span(rich(": ", v.title, ", in a new window")));

/** Expired code: */
export const expiredCodeLabel = "Expired code:";

/** Code: */
export const codeLabel = "Code:";

/** Copied */
export const copied = "Copied";

/** Copy */
export const copy = "Copy";

/** Expired */
export const expired = "Expired";

/** Copy code */
export const copyCode = "Copy code";

/** Enter the code in your cart. */
export const enterCodeInYourCart = "Enter the code in your cart.";

/** Opens {host} in a new tab. Enter the code at its checkout. */
export const opensInNewTabEnter = (v: { host: string | number }): string => `Opens ${v.host} in a new tab. Enter the code at its checkout.`;

/** {merchant} may pay us a commission when you buy there. You pay the same price. */
export const mayPayUsCommission = (v: { merchant: string | number }): string => `${v.merchant} may pay us a commission when you buy there. You pay the same price.`;

/** Coupon code */
export const couponCode = "Coupon code";

/** Go to {merchant} */
export const goTo = (v: { merchant: string | number }): string => `Go to ${v.merchant}`;

/** Your code for {merchant} */
export const yourCodeFor = (v: { merchant: string | number }): string => `Your code for ${v.merchant}`;

/** Too many code requests. Wait a minute, then reload this page. */
export const tooManyCodeRequests = "Too many code requests. Wait a minute, then reload this page.";

/** More about this deal */
export const moreAboutThisOffer = "More about this deal";

/** Thank you. You can change your answer. */
export const thankYouCanChangeAnswer = "Thank you. You can change your answer.";

/** Did the code work for you? */
export const didCodeWorkFor = "Did the code work for you?";

/** Worked for me */
export const workedForMe = "Worked for me";

/** Didn’t work */
export const didntWork = "Didn’t work";

/** No feedback yet. Be the first to say if the code works. */
export const noFeedbackYet = "No feedback yet. Be the first to say if the code works.";

/** Worked for {worked} of {total} this week. */
export const workedForOf = (v: { worked: string | number; total: string | number }): string => `Worked for ${v.worked} of ${v.total} this week.`;

/** The code may no longer work. */
export const codeMayNoLongerWork = "The code may no longer work.";

/** Couldn’t copy the code. It’s selected, so you can copy it manually. */
export const couldntCopyCode = "Couldn’t copy the code. It’s selected, so you can copy it manually.";

/** Code {code} copied. */
export const codeCopied = (v: { code: string | number }): string => `Code ${v.code} copied.`;

/** See shop */
export const seeShop = "See shop";

/** Not stated */
export const notStated = "Not stated";

/** Free */
export const free = "Free";

/** Lowest price at that shop in the 30 days before the reduction: */
export const lowestPriceInDays = "Lowest price at that shop in the 30 days before the reduction:";

/** now */
export const nowLabel = "now";

/** Lowest total */
export const lowestTotal = "Lowest total";

/** Price */
export const price = "Price";

/** Total */
export const total = "Total";

/** Availability */
export const availability = "Availability";

/** Offers from other shops */
export const offersFromOtherShops = "Offers from other shops";

/** At {name}, it costs {price}, plus delivery. */
export const hereAtItCosts = (v: { name: string | number; price: string | number }): string => `At ${v.name}, it costs ${v.price}, plus delivery.`;

/** Cold */
export const cold = "Cold";

/** Hot */
export const hot = "Hot";

/** Deal not found. */
export const dealNotFound = "Deal not found.";

/** You voted hot. Thank you. */
export const votedHotThank = "You voted hot. Thank you.";

/** You voted cold. Thank you. */
export const votedColdThank = "You voted cold. Thank you.";

/** You’ve already voted */
export const youveAlreadyVoted = "You’ve already voted";

/** Comments */
export const comments = "Comments";

/** {count, plural, one {# comment} other {# comments}} */
export const commentsCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} comment` : `${v.count.toLocaleString("en")} comments`)}`;

/** Your comment is posted. */
export const commentPosted = "Your comment is posted.";

/** Thanks! Your comment appears here once we’ve checked it. */
export const commentWillBeChecked = "Thanks! Your comment appears here once we’ve checked it.";

/** This deal has ended, so comments are closed. */
export const commentsAreClosed = "This deal has ended, so comments are closed.";

/** No comments yet. Tell others what you think of this deal. */
export const noCommentsYet = "No comments yet. Tell others what you think of this deal.";

/** Write a comment */
export const writeAComment = "Write a comment";

/** Write a reply */
export const writeAReply = "Write a reply";

/** Your comment */
export const yourComment = "Your comment";

/** Your reply */
export const yourReply = "Your reply";

/** Your name */
export const yourName = "Your name";

/** Shown with your comment. */
export const shownWithYourComment = "Shown with your comment.";

/** Post comment */
export const postComment = "Post comment";

/** Post reply */
export const postReply = "Post reply";

/** Sending… */
export const sending = "Sending…";

/** Leave this field empty */
export const leaveThisFieldEmpty = "Leave this field empty";

/** Check the details you’ve entered. */
export const checkDetailsYouveEntered = "Check the details you’ve entered.";

/** <link>Sign in</link> to comment. */
export const signInToComment = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich(v.link("Sign in"), " to comment.");

/** We check your first comment before it’s shown. */
export const firstCommentIsChecked = "We check your first comment before it’s shown.";

/** Sort comments */
export const sortComments = "Sort comments";

/** Oldest */
export const oldest = "Oldest";

/** Back to the first comments */
export const backToFirstComments = "Back to the first comments";

/** Show more comments */
export const showMoreComments = "Show more comments";

/** Comment by {authorName} */
export const commentBy = (v: { authorName: string | number }): string => `Comment by ${v.authorName}`;

/** Reply by {authorName} */
export const replyBy = (v: { authorName: string | number }): string => `Reply by ${v.authorName}`;

/** Reply */
export const reply = "Reply";

/** Report */
export const report = "Report";

/** What’s wrong with this comment? (optional) */
export const whyReportComment = "What’s wrong with this comment? (optional)";

/** Report comment */
export const reportComment = "Report comment";

/** Thanks for your report. We’ll check this comment. */
export const thanksWellCheckComment = "Thanks for your report. We’ll check this comment.";

/** Delete */
export const deleteButton = "Delete";

/** You can delete your own comment. This can’t be undone. */
export const deletionOfComment = "You can delete your own comment. This can’t be undone.";

/** Delete my comment */
export const deleteMyComment = "Delete my comment";

/** Comment deleted */
export const commentDeleted = "Comment deleted";

/** Comment hidden by the shop */
export const commentHidden = "Comment hidden by the shop";

/** Pending approval */
export const pendingApproval = "Pending approval";

/** Sign in to vote on deals. */
export const signInToVoteOnDeals = "Sign in to vote on deals.";

/** {count, plural, one {1 deal} other {# deals}} */
export const dealCount = (v: { count: number }): string => `${(v.count === 1 ? "1 deal" : `${v.count.toLocaleString("en")} deals`)}`;

/** {count, plural, one {1 coupon} other {# coupons}} */
export const couponCount = (v: { count: number }): string => `${(v.count === 1 ? "1 coupon" : `${v.count.toLocaleString("en")} coupons`)}`;

/** {count, plural, one {1 vote.} other {{count} votes.}} Votes came in unusually fast and are being reviewed. */
export const voteCountInReview = (v: { count: number }): string => `${(v.count === 1 ? "1 vote." : `${v.count} votes.`)} Votes came in unusually fast and are being reviewed.`;

/** {title} (opens in a new tab) */
export const opensInNewTab = (v: { title: string | number }): string => `${v.title} (opens in a new tab)`;

/** code {code} */
export const codeToCopy = (v: { code: string | number }): string => `code ${v.code}`;

/** At {name}, prices start at {price}, plus delivery. */
export const hereAtItCostsFrom = (v: { name: string | number; price: string | number }): string => `At ${v.name}, prices start at ${v.price}, plus delivery.`;

/** Vote hot */
export const voteHot = "Vote hot";

/** Vote cold */
export const voteCold = "Vote cold";

/** “{title}”: you voted hot. */
export const youVotedHot = (v: { title: string | number }): string => `“${v.title}”: you voted hot.`;

/** “{title}”: you voted cold. */
export const youVotedCold = (v: { title: string | number }): string => `“${v.title}”: you voted cold.`;

/** “{title}”: you voted hot. Temperature: {score}. */
export const youVotedHotAt = (v: { title: string | number; score: string | number }): string => `“${v.title}”: you voted hot. Temperature: ${v.score}.`;

/** “{title}”: you voted cold. Temperature: {score}. */
export const youVotedColdAt = (v: { title: string | number; score: string | number }): string => `“${v.title}”: you voted cold. Temperature: ${v.score}.`;

/** Deals and coupons in {category} */
export const dealsAndCouponsIn = (v: { category: string | number }): string => `Deals and coupons in ${v.category}`;

/** Deals and coupons at {merchant} */
export const dealsAndCouponsAt = (v: { merchant: string | number }): string => `Deals and coupons at ${v.merchant}`;

/** Deals and coupons in {category} at {merchant} */
export const dealsAndCouponsInAt = (v: { category: string | number; merchant: string | number }): string => `Deals and coupons in ${v.category} at ${v.merchant}`;

/** + delivery */
export const withoutDelivery = "+ delivery";

/** Temperature: */
export const temperatureLabel = "Temperature:";

/** hot */
export const hotLower = "hot";

/** cold */
export const coldLower = "cold";

/** neither hot nor cold */
export const neitherHotNorCold = "neither hot nor cold";

/** new */
export const newLower = "new";

/** plus delivery */
export const deliveryExtra = "plus delivery";

/** free delivery */
export const deliveryFree = "free delivery";

/** + {price} delivery */
export const deliveryPrice = (v: { price: string | number }): string => `+ ${v.price} delivery`;

/** Submit a deal */
export const submitADeal = "Submit a deal";

/** Found a good price? Tell others. We check each deal before we publish it. */
export const submitDealLead = "Found a good price? Tell others. We check each deal before we publish it.";

/** You can’t submit deals at the moment. */
export const dealSubmissionsClosed = "You can’t submit deals at the moment.";

/** Link to the deal */
export const linkToTheDeal = "Link to the deal";

/** The product’s page at the shop, starting with https://. */
export const linkToTheDealHint = "The product’s page at the shop, starting with https://.";

/** Title */
export const dealTitle = "Title";

/** Name the product and what makes the deal good. */
export const dealTitleHint = "Name the product and what makes the deal good.";

/** Price in euros */
export const dealPrice = "Price in euros";

/** Delivery in euros */
export const dealShipping = "Delivery in euros";

/** Coupon code */
export const dealCode = "Coupon code";

/** Last day */
export const dealEnds = "Last day";

/** Description */
export const dealDescription = "Description";

/** Submit deal */
export const submitDealButton = "Submit deal";

/** Thanks! Your deal appears on the deals page once we’ve checked it. */
export const dealSubmitted = "Thanks! Your deal appears on the deals page once we’ve checked it.";

/** Enter an amount such as 12.50. */
export const enterPrice = "Enter an amount such as 12.50.";

/** See “{title}” */
export const seeDeal = (v: { title: string | number }): string => `See “${v.title}”`;

/** My deal is a different one */
export const myDealIsNew = "My deal is a different one";

/** Your submitted deals */
export const yourSubmittedDeals = "Your submitted deals";

/** Waiting for review */
export const waitingForReview = "Waiting for review";

/** Published */
export const dealPublished = "Published";

/** Not published */
export const dealRejected = "Not published";

/** Reason: {reason} */
export const becauseReason = (v: { reason: string | number }): string => `Reason: ${v.reason}`;

/** (optional) */
export const dealOptional = "(optional)";

/** Alert me about {name} */
export const alertMeAbout = (v: { name: string | number }): string => `Alert me about ${v.name}`;

/** Get deal alerts */
export const alertMeAboutDeals = "Get deal alerts";

/** Deal alerts */
export const dealAlerts = "Deal alerts";

/** Pause all your deal alerts? */
export const pauseDealAlerts = "Pause all your deal alerts?";

/** You won’t get any more emails about new deals. You can resume alerts in your account. */
export const pauseDealAlertsText = "You won’t get any more emails about new deals. You can resume alerts in your account.";

/** Pause all alerts */
export const pauseAllAlerts = "Pause all alerts";

/** Keep my alerts */
export const keepAlerts = "Keep my alerts";

/** Your deal alerts are paused */
export const dealAlertsPaused = "Your deal alerts are paused";

/** We won’t email you about new deals. You can resume individual alerts <link>in your account</link>. */
export const dealAlertsPausedText = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("We won’t email you about new deals. You can resume individual alerts ", v.link("in your account"), ".");

/** This link doesn’t work */
export const dealAlertLinkUnknown = "This link doesn’t work";

/** Part of the link may be missing. You can change your alerts <link>in your account</link>. */
export const dealAlertLinkUnknownText = (v: { link: (text: ReactNode) => ReactNode }): ReactNode => rich("Part of the link may be missing. You can change your alerts ", v.link("in your account"), ".");
