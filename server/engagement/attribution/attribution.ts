// What other modules may use of attribution.
export { arrivalsByConsent, arrive } from './arrivals.ts';
export { deviceType } from './checkoutRules.ts';
export { orderAttribution } from './ofOrder.ts';
export { forgetOldAttribution } from './retention.ts';
