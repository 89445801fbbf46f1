// Public API of the attribution module.
export { arrivalsByConsent, arrive } from './arrivals.ts';
export { deviceType } from './checkoutRules.ts';
export { orderAttribution } from './ofOrder.ts';
export { forgetOldAttribution } from './retention.ts';
