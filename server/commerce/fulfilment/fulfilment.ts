// Public API of the fulfilment module.
export { readShipmentMail, renderShipmentMail } from './mail.ts';
export { shipmentPersonalData, shipmentsOfOrders } from './personalData.ts';
