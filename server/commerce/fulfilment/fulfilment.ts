// Public API of the fulfilment module.
export {
  readShipmentImport,
  recentShipmentImports,
  removeOldShipmentImports,
  resumeShipmentImport,
  ShipmentImportStateError,
  shipmentImportRows,
  stopShipmentImport,
  unfinishedShipmentImports,
} from './import/manage.ts';
export { maxImportMegabytes, receiveShipmentImport } from './import/receive.ts';
export { runShipmentImport } from './import/run.ts';
export { readShipmentMail, renderShipmentMail } from './mail.ts';
export { shipmentMails } from './mailKind.ts';
export { shipmentPersonalData, shipmentsOfOrders } from './personalData.ts';
