// Public API of the contact module.
export { contactMail, readContactMail, renderContactMail } from './mail.ts';
