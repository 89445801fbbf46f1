/** Link that writes to an email address. Characters that could add recipients or headers, such as `?` and `&`, stay part of the address. */
export const mailtoHref = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
