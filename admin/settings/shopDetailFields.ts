import * as t from './__generated__/messages.ts';

// Fields of the shop's details, grouped by panel.

type LineName = 'legalName' | 'street' | 'postcode' | 'city' | 'representative' | 'registerEntry' | 'vatId' | 'email' | 'phone';

/** A single-line text field. */
export interface DetailField {
  name: LineName;
  label: string;
  hint?: string;
  type?: 'email' | 'tel';
}

export const legalFields: readonly DetailField[] = [
  { name: 'legalName', label: t.companyOrPerson, hint: t.companyHint },
  { name: 'street', label: t.streetAndNumber },
  { name: 'postcode', label: t.postcode },
  { name: 'city', label: t.city },
];

export const registerFields: readonly DetailField[] = [
  { name: 'representative', label: t.representedBy, hint: t.representedByHint },
  { name: 'registerEntry', label: t.companyRegistration, hint: t.courtAndNumberOptional },
  { name: 'vatId', label: t.vatIdentificationNumber, hint: t.optional },
];

export const contactFields: readonly DetailField[] = [
  { name: 'email', label: t.email, hint: t.shownInImprintAndInEmails, type: 'email' },
  { name: 'phone', label: t.phone, hint: t.shownInImprintAndInEmails, type: 'tel' },
];

/** Texts of the information pages, with their paths in the shop. */
export const textFields = [
  { name: 'terms', label: t.termsAndConditions, path: '/terms/' },
  { name: 'privacy', label: t.privacy, path: '/privacy/' },
  { name: 'imprint', label: t.imprint, path: '/imprint/' },
  { name: 'delivery', label: t.deliveryPaymentAndReturns, path: '/delivery/' },
  { name: 'withdrawal', label: t.rightOfWithdrawal, path: '/withdrawal/' },
  { name: 'faq', label: t.frequentlyAskedQuestions, path: '/faq/' },
] as const;

const labelsOf = <Name extends string>(fields: readonly { name: Name; label: string }[]) =>
  // The keys are the field names.
  Object.fromEntries(fields.map(({ name, label }) => [name, label])) as Record<Name, string>;

/** Labels of the fields. */
export const labels = {
  name: t.name,
  tagline: t.tagline,
  description: t.descriptionForSearchEngines,
  logoPath: t.logo,
  accentColour: t.accentColour,
  saleColour: t.saleColour,
  country: t.country,
  currencyDisplay: t.currencyDisplay,
  defaultCountry: t.defaultDeliveryCountry,
  ...labelsOf([...legalFields, ...registerFields, ...contactFields]),
  ...labelsOf(textFields),
};
