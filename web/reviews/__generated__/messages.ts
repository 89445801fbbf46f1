// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Thank you for your vote. */
export const thankYouForYourVote = "Thank you for your vote.";

/** Was this helpful? */
export const wasThisHelpful = "Was this helpful?";

/** Yes <small>({count})</small> */
export const yesCount = (v: { small: (text: ReactNode) => ReactNode; count: string | number }): ReactNode => rich("Yes ", v.small(rich("(", v.count, ")")));

/** No <small>({count})</small> */
export const noCount = (v: { small: (text: ReactNode) => ReactNode; count: string | number }): ReactNode => rich("No ", v.small(rich("(", v.count, ")")));

/** Your Rating: */
export const yourRatingLabel = "Your Rating:";

/** choose from 1 (poor) to 10 (excellent) */
export const chooseRating = "choose from 1 (poor) to 10 (excellent)";

/** Write a review */
export const writeAReview = "Write a review";

/** Review title */
export const reviewTitle = "Review title";

/** Your review */
export const yourReview = "Your review";

/** What did you like or dislike, and what do you use the product for? */
export const whatDidYouLikeOrDislike = "What did you like or dislike, and what do you use the product for?";

/** Your name */
export const yourName = "Your name";

/** Shown with your review. Use your first name or a nickname. */
export const shownWithYourReview = "Shown with your review. Use your first name or a nickname.";

/** Sending… */
export const sending = "Sending…";

/** Submit review */
export const submitReview = "Submit review";

/** Leave this field empty */
export const leaveThisFieldEmpty = "Leave this field empty";

/** Check the details you’ve entered. */
export const checkDetailsYouveEntered = "Check the details you’ve entered.";

/** Review by {authorName} */
export const reviewBy = (v: { authorName: string | number }): string => `Review by ${v.authorName}`;

/** Ordered this product here before reviewing it */
export const orderedThisProductHereBeforeReviewing = "Ordered this product here before reviewing it";

/** {average} out of 10 */
export const averageOfTen = (v: { average: string | number }): string => `${v.average} out of 10`;

/** Pending approval */
export const pendingApproval = "Pending approval";

/** Not shown to others */
export const notShownToOthers = "Not shown to others";

/** Verified buyer */
export const verifiedBuyer = "Verified buyer";

/** Newest */
export const newest = "Newest";

/** Most helpful */
export const mostHelpful = "Most helpful";

/** Highest rated */
export const highestRated = "Highest rated";

/** Lowest rated */
export const lowestRated = "Lowest rated";

/** Sort reviews */
export const sortReviews = "Sort reviews";

/** Show more reviews */
export const showMoreReviews = "Show more reviews";

/** Back to the first reviews */
export const backToFirstReviews = "Back to the first reviews";

/** Reviews */
export const reviews = "Reviews";

/** Average rating */
export const averageRating = "Average rating";

/** {count, plural, one {From 1 review} other {From {count} reviews}} */
export const fromReviews = (v: { count: number }): string => `${(v.count === 1 ? "From 1 review" : `From ${v.count} reviews`)}`;

/** Reviews by star rating */
export const reviewsByStarRating = "Reviews by star rating";

/** {stars, plural, one {1 star} other {{stars} stars}} */
export const stars = (v: { stars: number }): string => `${(v.stars === 1 ? "1 star" : `${v.stars} stars`)}`;

/** Rating details */
export const ratingDetails = "Rating details";

/** No reviews yet. Be the first to review this product. */
export const noReviewsYet = "No reviews yet. Be the first to review this product.";

/** (optional) */
export const optional = "(optional)";

/** Thank you. Your review is now public. */
export const reviewIsPublic = "Thank you. Your review is now public.";

/** Thank you. We’ll check your review before others see it. */
export const reviewWillBeChecked = "Thank you. We’ll check your review before others see it.";

/** Sign in to write a review. */
export const signInToWriteReview = "Sign in to write a review.";

/** Reviews by customers who bought this product here are published immediately. We check other reviews first. */
export const whichReviewsAreChecked = "Reviews by customers who bought this product here are published immediately. We check other reviews first.";

/** Your review will be published immediately. */
export const yourReviewIsPublishedImmediately = "Your review will be published immediately.";

/** You’ve already reviewed this product. */
export const youveAlreadyReviewedThisProduct = "You’ve already reviewed this product.";

/** <points>{average}</points> <scale>out of 10</scale> */
export const averageOfTenMarked = (v: { points: (text: ReactNode) => ReactNode; average: string | number; scale: (text: ReactNode) => ReactNode }): ReactNode => rich(v.points(v.average), " ", v.scale("out of 10"));

/** {points}<hidden> out of 10</hidden> */
export const pointsOfTen = (v: { points: string | number; hidden: (text: ReactNode) => ReactNode }): ReactNode => rich(v.points, v.hidden(" out of 10"));
