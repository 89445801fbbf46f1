// Public API of the alerts module.
export { stockAlertMails } from './mailKinds.ts';
export { readStockAlertMail } from './mails.ts';
export { noticeRestocked } from './notifications.ts';
export { removeOldStockAlerts } from './oldAlerts.ts';
export { stockAlertPersonalData } from './personalData.ts';
export { renderStockAlertMail } from './render.ts';
export { alertsOffPath } from './rules.ts';
