// Addresses of the newsletter's pages. Mails lead to them, so that they stay as they are.

/** The form by itself; forms are sent here where no script runs. */
export const newsletterPath = '/newsletter/';
/** Where somebody is led who was forgotten. */
export const forgottenPath = '/newsletter/forgotten/';
