// Addresses of the newsletter's pages. Emails link to them, so they must not change.

/** The form by itself; forms are sent here without script. */
export const newsletterPath = '/newsletter/';
/** Where subscribers are redirected after their data was erased. */
export const forgottenPath = '/newsletter/forgotten/';
