// Generated from the catalogues (messages.*.json): npm run generate.

/** {count, plural, one {Your shipment} other {Your shipments}} */
export const yourShipments = (v: { count: number }): string => `${(v.count === 1 ? "Your shipment" : "Your shipments")}`;

/** Tracking number: {trackingNumber} */
export const trackingNumber = (v: { trackingNumber: string | number }): string => `Tracking number: ${v.trackingNumber}`;

/** Track shipment */
export const trackShipment = "Track shipment";
