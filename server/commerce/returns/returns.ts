// Public API of the returns module.
export { returnMails } from './mailKinds.ts';
export { readReturnMail, renderReturnMail } from './mail.ts';
export { returnPersonalData, returnsOfOrders } from './personalData.ts';
