// Generated from the catalogues (messages.*.json): npm run generate.

/** Standard rate */
export const standardRate = "Standard rate";

/** Reduced rate */
export const reducedRate = "Reduced rate";

/** Rates saved. */
export const ratesSaved = "Rates saved.";

/** VAT in {country} */
export const vatIn = (v: { country: string | number }): string => `VAT in ${v.country}`;

/** The total that shoppers pay stays the same; a different rate only changes how much of it is VAT. Existing orders keep their rates. */
export const ratesHint = "The total that shoppers pay stays the same; a different rate only changes how much of it is VAT. Existing orders keep their rates.";

/** VAT */
export const vat = "VAT";

/** Rates */
export const rates = "Rates";

/** As a percentage, such as 19. */
export const inPercent = "As a percentage, such as 19.";

/** VAT rates for a country */
export const vatInCountry = "VAT rates for a country";

/** Prices include VAT. The rate depends on the delivery country. Delivery is taxed at the same rates as the items. No VAT applies outside the EU VAT area. */
export const vatRatesDescription = "Prices include VAT. The rate depends on the delivery country. Delivery is taxed at the same rates as the items. No VAT applies outside the EU VAT area.";

/** VAT rates */
export const vatRates = "VAT rates";

/** Country */
export const country = "Country";

/** Standard */
export const standard = "Standard";

/** Reduced */
export const reduced = "Reduced";

/** No countries. */
export const noCountries = "No countries.";

/** These rates aren’t used */
export const ratesNotUsed = "These rates aren’t used";

/** The tax provider “{code}” calculates taxes with its own rates. Changes to these rates have no effect. */
export const taxProviderCalculatesTaxes = (v: { code: string | number }): string => `The tax provider “${v.code}” calculates taxes with its own rates. Changes to these rates have no effect.`;
