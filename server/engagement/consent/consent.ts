// Public API of the consent module.
export { consentCookie } from './consentRules.ts';
export { consentOf } from './cookies.ts';
export { type AnswerParticipant, type Landing, answers } from './extensionPoints.ts';
export { termsOfOrder } from './ofOrder.ts';
export { type ConsentGiven, recordConsents } from './operations.ts';
export { consentData, consentPersonalData } from './personalData.ts';
export { consentsOf } from './reading.ts';
export { newsletterWording, newsletterWordings, wordingOf, wordingText } from './wordings.ts';
