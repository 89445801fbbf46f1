// Limits and rules of comments on offers.

const windowMs = 60 * 60 * 1_000;

/** Rate limits of comments: for one account, and for one network, which many people may share. */
export const commentsOfAccount = { windowMs, max: 20 } as const;
export const commentsOfNetwork = { windowMs, max: 60 } as const;

/** Rate limits of reports: for one person, and for one network. */
export const reportsOfPerson = { windowMs, max: 20 } as const;
export const reportsOfNetwork = { windowMs, max: 60 } as const;

/** Maximum number of the caller's own comments on an offer that are listed, and of the reports of a comment shown to staff. */
export const maxOwnComments = 50;
export const shownReports = 5;

/** Maximum number of comments moderated in one call. */
export const maxModerated = 100;

/** Author name shown on comments of erased accounts. */
export const formerCustomer = 'Former customer';
