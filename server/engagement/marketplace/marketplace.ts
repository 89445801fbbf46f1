// Public API of the marketplace module.
export { checkAvailability } from './availability/run.ts';
export { pollIntervalSeconds } from './availabilityRules.ts';
export { bundles, countBoughtTogether } from './boughtTogether.ts';
export { externalShopsInOrders, moveChoices } from './cartShops.ts';
export { countHandOff, handOffUrl } from './handOff.ts';
