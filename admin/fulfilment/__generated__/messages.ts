// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** Shipment {number} cancelled. */
export const shipmentCancelled = (v: { number: string | number }): string => `Shipment ${v.number} cancelled.`;

/** Cancel shipment {number}? */
export const cancelShipmentQuestion = (v: { number: string | number }): string => `Cancel shipment ${v.number}?`;

/** Cancel shipment */
export const cancelShipment = "Cancel shipment";

/** Keep shipment */
export const keepShipment = "Keep shipment";

/** Its items count as not shipped, so you can ship them again. The customer isn’t emailed. */
export const cancellationConsequences = "Its items count as not shipped, so you can ship them again. The customer isn’t emailed.";

/** Carrier */
export const carrier = "Carrier";

/** Carrier name */
export const carriersName = "Carrier name";

/** Service */
export const service = "Service";

/** Tracking number */
export const trackingNumber = "Tracking number";

/** Tracking link */
export const trackingLink = "Tracking link";

/** Email the customer */
export const emailTheCustomer = "Email the customer";

/** Shipment saved. */
export const shipmentSaved = "Shipment saved.";

/** Edit shipment {number} */
export const editShipment = (v: { number: string | number }): string => `Edit shipment ${v.number}`;

/** Save */
export const save = "Save";

/** Sends the email about this shipment again. */
export const resendsEmail = "Sends the email about this shipment again.";

/** Cancel */
export const cancel = "Cancel";

/** To ship */
export const toShip = "To ship";

/** Partially shipped */
export const partiallyShipped = "Partially shipped";

/** Shipped */
export const shipped = "Shipped";

/** The email is being sent. */
export const emailIsBeingSent = "The email is being sent.";

/** Shipments */
export const shipments = "Shipments";

/** {method}. Left to ship: {left}. */
export const leftToShip = (v: { method: string | number; left: string | number }): string => `${v.method}. Left to ship: ${v.left}.`;

/** {method}. Nothing left to ship. */
export const nothingLeftToShip = (v: { method: string | number }): string => `${v.method}. Nothing left to ship.`;

/** Packing slip for the remaining items */
export const packingSlipForRest = "Packing slip for the remaining items";

/** Packing slip for the whole order */
export const packingSlipForWholeOrder = "Packing slip for the whole order";

/** Track */
export const track = "Track";

/** Shipment {number} */
export const shipmentTitle = (v: { number: string | number }): string => `Shipment ${v.number}`;

/** Create shipment */
export const createShipment = "Create shipment";

/** No shipments yet. */
export const noShipmentsYet = "No shipments yet.";

/** Edit */
export const edit = "Edit";

/** Resend email */
export const resendEmail = "Resend email";

/** Packing slip */
export const packingSlip = "Packing slip";

/** Cancelled */
export const cancelled = "Cancelled";

/** Order #{number}, placed on {time} */
export const orderPlacedOn = (v: { number: string | number; time: string | number }): string => `Order #${v.number}, placed on ${v.time}`;

/** Shipment {number}, {time} */
export const shipmentAt = (v: { number: string | number; time: string | number }): string => `Shipment ${v.number}, ${v.time}`;

/** Packing slip for order #{number} */
export const packingSlipOfOrder = (v: { number: string | number }): string => `Packing slip for order #${v.number}`;

/** {packed} of {quantity} */
export const packedOfQuantity = (v: { packed: string | number; quantity: string | number }): string => `${v.packed} of ${v.quantity}`;

/** Nothing to pack. */
export const nothingToPack = "Nothing to pack.";

/** Item */
export const item = "Item";

/** SKU */
export const sku = "SKU";

/** Quantity */
export const quantity = "Quantity";

/** Customer note */
export const customerNote = "Customer note";

/** Gift message */
export const giftMessage = "Gift message";

/** Order #{number} */
export const orderTitle = (v: { number: string | number }): string => `Order #${v.number}`;

/** Print */
export const print = "Print";

/** Couldn’t upload the file. It may have changed or be larger than 2 MB, or you may be offline. */
export const couldntUploadFileMay = "Couldn’t upload the file. It may have changed or be larger than 2 MB, or you may be offline.";

/** Enter a whole number. */
export const enterAWholeNumber = "Enter a whole number.";

/** Enter a number up to {left}. */
export const enterAtMost = (v: { left: string | number }): string => `Enter a number up to ${v.left}.`;

/** Shipment created and order completed. */
export const shipmentCreatedAndOrderCompleted = "Shipment created and order completed.";

/** Shipment created. */
export const shipmentCreated = "Shipment created.";

/** {count} left to ship. */
export const unitsLeft = (v: { count: string | number }): string => `${v.count} left to ship.`;

/** To {email}, with the items and the tracking link. */
export const toWithItemsAndTrackingLink = (v: { email: string | number }): string => `To ${v.email}, with the items and the tracking link.`;

/** Complete the order */
export const completeTheOrder = "Complete the order";

/** Nothing will be left to ship after this shipment. */
export const nothingIsLeftToShipAfter = "Nothing will be left to ship after this shipment.";

/** Ship before payment */
export const shipBeforePayment = "Ship before payment";

/** This order hasn’t been paid yet. Confirm that you want to ship it anyway. */
export const thisOrderIsntPaidYet = "This order hasn’t been paid yet. Confirm that you want to ship it anyway.";

/** Items in this shipment */
export const itemsInThisShipment = "Items in this shipment";

/** Email customers their tracking numbers */
export const emailCustomersTheirTracking = "Email customers their tracking numbers";

/** {count, plural, one {Mark # row as shipped} other {Mark # rows as shipped}} */
export const shipRows = (v: { count: number }): string => `${(v.count === 1 ? `Mark ${v.count.toLocaleString("en")} row as shipped` : `Mark ${v.count.toLocaleString("en")} rows as shipped`)}`;

/** Stop */
export const stop = "Stop";

/** Resume */
export const resume = "Resume";

/** Optional. Replaces the carrier’s tracking page. */
export const optionalReplacesCarriersOwn = "Optional. Replaces the carrier’s tracking page.";

/** Optional. The page that tracks the shipment. */
export const optionalPageThatTracksShipment = "Optional. The page that tracks the shipment.";

/** Optional. You can add it later. */
export const optionalYouCanAddItLater = "Optional. You can add it later.";

/** Optional. For example, Express. */
export const optionalSuchAsExpress = "Optional. For example, Express.";

/** Import tracking numbers */
export const importTrackingNumbers = "Import tracking numbers";

/** Mark multiple orders as shipped. You can check the rows before any are marked. */
export const markManyOrdersAs = "Mark multiple orders as shipped. You can check the rows before any are marked.";

/** Orders */
export const orders = "Orders";

/** Upload a file */
export const uploadAFile = "Upload a file";

/** CSV with a header row, up to 2 MB and 5,000 rows. Column names from common carriers’ exports are recognised. */
export const fileFormat = "CSV with a header row, up to 2 MB and 5,000 rows. Column names from common carriers’ exports are recognised.";

/** Columns */
export const columns = "Columns";

/** Choose a CSV file. */
export const chooseACsvFile = "Choose a CSV file.";

/** Checking file… */
export const checkingFile = "Checking file…";

/** Check file */
export const checkFile = "Check file";

/** CSV file */
export const csvFile = "CSV file";

/** Carrier for rows without one */
export const carrierOfRowsThatDontName = "Carrier for rows without one";

/** <strong>Order number</strong> and <strong>Tracking number</strong> are required. <strong>Carrier</strong> is a name or code, such as DHL or DPD. To ship part of an order, add <strong>SKU</strong> and <strong>Quantity</strong>. Rows with the same order and tracking number make up one shipment. Without SKU and Quantity, everything left in the order is shipped. Other columns are ignored. */
export const columnsHelp = (v: { strong: (text: ReactNode) => ReactNode }): ReactNode => rich(v.strong("Order number"), " and ", v.strong("Tracking number"), " are required. ", v.strong("Carrier"), " is a name or code, such as DHL or DPD. To ship part of an order, add ", v.strong("SKU"), " and ", v.strong("Quantity"), ". Rows with the same order and tracking number make up one shipment. Without SKU and Quantity, everything left in the order is shipped. Other columns are ignored.");

/** None */
export const none = "None";

/** Will ship */
export const willShip = "Will ship";

/** Already shipped */
export const alreadyShipped = "Already shipped";

/** Not paid */
export const notPaid = "Not paid";

/** Closed */
export const closed = "Closed";

/** Nothing left to ship */
export const nothingLeft = "Nothing left to ship";

/** Unknown order */
export const unknownOrder = "Unknown order";

/** Unknown carrier */
export const unknownCarrier = "Unknown carrier";

/** Invalid */
export const invalid = "Invalid";

/** Order */
export const order = "Order";

/** Line */
export const line = "Line";

/** Items */
export const items = "Items";

/** Outcome */
export const outcome = "Outcome";

/** Skipped: {rest}. */
export const skipped = (v: { rest: string | number }): string => `Skipped: ${v.rest}.`;

/** {total, plural, one {{ready} of # row will be marked as shipped.} other {{ready} of # rows will be marked as shipped.}} */
export const rowsWillShip = (v: { total: number; ready: string | number }): string => `${(v.total === 1 ? `${v.ready} of ${v.total.toLocaleString("en")} row will be marked as shipped.` : `${v.ready} of ${v.total.toLocaleString("en")} rows will be marked as shipped.`)}`;

/** Stopped by a server error (reference {reference}). */
export const stoppedByError = (v: { reference: string | number }): string => `Stopped by a server error (reference ${v.reference}).`;

/** Stopped before the end. */
export const stoppedBeforeTheEnd = "Stopped before the end.";

/** {total, plural, one {{shipped} of # row marked as shipped.} other {{shipped} of # rows marked as shipped.}} */
export const rowsShipped = (v: { total: number; shipped: string | number }): string => `${(v.total === 1 ? `${v.shipped} of ${v.total.toLocaleString("en")} row marked as shipped.` : `${v.shipped} of ${v.total.toLocaleString("en")} rows marked as shipped.`)}`;

/** Uploaded {time}. */
export const uploadedAt = (v: { time: string | number }): string => `Uploaded ${v.time}.`;

/** Preview */
export const preview = "Preview";

/** Marking orders as shipped */
export const markingOrdersAsShipped = "Marking orders as shipped";

/** Report */
export const report = "Report";

/** Rows */
export const rows = "Rows";

/** Rows in the file */
export const rowsOfTheFile = "Rows in the file";

/** No rows on this page. */
export const noRowsOnThisPage = "No rows on this page.";

/** Pages of rows */
export const pagesOfRows = "Pages of rows";

/** Everything left */
export const allThatsLeft = "Everything left";

/** Download rejected rows */
export const downloadRejectedRows = "Download rejected rows";

/** Previous */
export const previous = "Previous";

/** Page {page} of {pages} */
export const pageOf = (v: { page: string | number; pages: string | number }): string => `Page ${v.page} of ${v.pages}`;

/** Next */
export const next = "Next";

/** {outcome, select, ALREADY_SHIPPED {{count, plural, one {# already shipped} other {# already shipped}}} NOT_PAID {{count, plural, one {# not paid} other {# not paid}}} CLOSED {{count, plural, one {# closed} other {# closed}}} NOTHING_LEFT {{count, plural, one {# with nothing left to ship} other {# with nothing left to ship}}} UNKNOWN_ORDER {{count, plural, one {# unknown order} other {# unknown orders}}} UNKNOWN_CARRIER {{count, plural, one {# unknown carrier} other {# unknown carriers}}} other {{count, plural, one {# invalid} other {# invalid}}}} */
export const skippedRows = (v: { outcome: "ALREADY_SHIPPED" | "NOT_PAID" | "CLOSED" | "NOTHING_LEFT" | "UNKNOWN_ORDER" | "UNKNOWN_CARRIER" | (string & {}); count: number }): string => `${(v.outcome === "ALREADY_SHIPPED" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} already shipped` : `${v.count.toLocaleString("en")} already shipped`)}` : v.outcome === "NOT_PAID" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} not paid` : `${v.count.toLocaleString("en")} not paid`)}` : v.outcome === "CLOSED" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} closed` : `${v.count.toLocaleString("en")} closed`)}` : v.outcome === "NOTHING_LEFT" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} with nothing left to ship` : `${v.count.toLocaleString("en")} with nothing left to ship`)}` : v.outcome === "UNKNOWN_ORDER" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} unknown order` : `${v.count.toLocaleString("en")} unknown orders`)}` : v.outcome === "UNKNOWN_CARRIER" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} unknown carrier` : `${v.count.toLocaleString("en")} unknown carriers`)}` : `${(v.count === 1 ? `${v.count.toLocaleString("en")} invalid` : `${v.count.toLocaleString("en")} invalid`)}`)}`;
