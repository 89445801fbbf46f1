// Generated from the catalogues (messages.*.json): npm run generate.

/** {count, plural, one {# review deleted.} other {# reviews deleted.}} */
export const reviewsDeleted = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} review deleted.` : `${v.count.toLocaleString("en")} reviews deleted.`)}`;

/** {count, plural, one {Delete this review?} other {Delete # reviews?}} */
export const deleteReviews = (v: { count: number }): string => `${(v.count === 1 ? "Delete this review?" : `Delete ${v.count.toLocaleString("en")} reviews?`)}`;

/** Delete */
export const deleteButton = "Delete";

/** Pending */
export const pending = "Pending";

/** Return to pending */
export const returnToPending = "Return to pending";

/** Published */
export const published = "Published";

/** Publish */
export const publish = "Publish";

/** Rejected */
export const rejected = "Rejected";

/** Reject */
export const reject = "Reject";

/** Spam */
export const spam = "Spam";

/** Mark as spam */
export const markAsSpam = "Mark as spam";

/** This can’t be undone. Ratings and votes are deleted too, and the author can write another review. To hide a review, reject it instead. */
export const deletionConsequences = "This can’t be undone. Ratings and votes are deleted too, and the author can write another review. To hide a review, reject it instead.";

/** {count, plural, one {# review skipped: already moderated by someone else.} other {# reviews skipped: already moderated by someone else.}} */
export const reviewsSkipped = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} review skipped: already moderated by someone else.` : `${v.count.toLocaleString("en")} reviews skipped: already moderated by someone else.`)}`;

/** Undo */
export const undo = "Undo";

/** Review by {name} */
export const reviewBy = (v: { name: string | number }): string => `Review by ${v.name}`;

/** Reviews */
export const reviews = "Reviews";

/** Review text */
export const reviewText = "Review text";

/** Rating */
export const rating = "Rating";

/** Overall */
export const overall = "Overall";

/** {points} out of 10 */
export const pointsOfTen = (v: { points: string | number }): string => `${v.points} out of 10`;

/** Stars */
export const stars = "Stars";

/** Details */
export const details = "Details";

/** Product */
export const product = "Product";

/** Author */
export const author = "Author";

/** Verified buyer */
export const verifiedBuyer = "Verified buyer";

/** Yes */
export const yes = "Yes";

/** No */
export const no = "No";

/** Has an account */
export const hasAnAccount = "Has an account";

/** Written */
export const written = "Written";

/** Moderated */
export const moderated = "Moderated";

/** Helpful votes */
export const helpfulVotes = "Helpful votes";

/** Helpful: {helpful}, not helpful: {notHelpful}. Latest votes: */
export const helpfulCounts = (v: { helpful: string | number; notHelpful: string | number }): string => `Helpful: ${v.helpful}, not helpful: ${v.notHelpful}. Latest votes:`;

/** Vote */
export const vote = "Vote";

/** Helpful */
export const helpful = "Helpful";

/** Not helpful */
export const notHelpful = "Not helpful";

/** By */
export const by = "By";

/** A customer */
export const aCustomer = "A customer";

/** A guest */
export const aGuest = "A guest";

/** When */
export const when = "When";

/** No votes yet. */
export const noVotesYet = "No votes yet.";

/** Review */
export const review = "Review";

/** By {name} */
export const byAuthor = (v: { name: string | number }): string => `By ${v.name}`;

/** {name}, verified buyer */
export const verifiedAuthor = (v: { name: string | number }): string => `${v.name}, verified buyer`;

/** Status */
export const status = "Status";

/** No reviews awaiting moderation. */
export const noReviewsAwaitingModeration = "No reviews awaiting moderation.";

/** {count, plural, one {# review awaiting moderation.} other {# reviews awaiting moderation.}} */
export const reviewsAwaitingModeration = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} review awaiting moderation.` : `${v.count.toLocaleString("en")} reviews awaiting moderation.`)}`;

/** Search by text, author or product */
export const searchByTextAuthorOrProduct = "Search by text, author or product";

/** All statuses */
export const allStatuses = "All statuses";

/** Any rating */
export const anyStars = "Any rating";

/** {stars, plural, one {# star} other {# stars}} */
export const starCount = (v: { stars: number }): string => `${(v.stars === 1 ? `${v.stars.toLocaleString("en")} star` : `${v.stars.toLocaleString("en")} stars`)}`;

/** Buyer */
export const buyer = "Buyer";

/** All authors */
export const buyersAndOthers = "All authors";

/** Verified buyers */
export const verifiedBuyers = "Verified buyers";

/** Others */
export const others = "Others";

/** Select review {number} */
export const selectReview = (v: { number: string | number }): string => `Select review ${v.number}`;

/** Nothing to moderate. */
export const nothingToModerate = "Nothing to moderate.";

/** No reviews found. */
export const noReviewsMatch = "No reviews found.";

/** {stars} out of 5 stars */
export const ofStars = (v: { stars: string | number }): string => `${v.stars} out of 5 stars`;

/** Undone. */
export const undone = "Undone.";

/** Undone, except for reviews that others have moderated since. */
export const undoneExceptForReviews = "Undone, except for reviews that others have moderated since.";

/** {count, plural, one {# review returned to pending.} other {# reviews returned to pending.}} */
export const reviewsPending = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} review returned to pending.` : `${v.count.toLocaleString("en")} reviews returned to pending.`)}`;

/** {count, plural, one {# review published.} other {# reviews published.}} */
export const reviewsPublished = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} review published.` : `${v.count.toLocaleString("en")} reviews published.`)}`;

/** {count, plural, one {# review rejected.} other {# reviews rejected.}} */
export const reviewsRejected = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} review rejected.` : `${v.count.toLocaleString("en")} reviews rejected.`)}`;

/** {count, plural, one {# review marked as spam.} other {# reviews marked as spam.}} */
export const reviewsSpam = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} review marked as spam.` : `${v.count.toLocaleString("en")} reviews marked as spam.`)}`;
