// Public API of the returns module.
export { readReturnMail, renderReturnMail } from './mail.ts';
export { returnPersonalData, returnsOfOrders } from './personalData.ts';
