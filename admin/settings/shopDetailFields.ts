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
  { name: 'legalName', label: 'Company or person', hint: 'Include the legal form, such as Example Trading GmbH.' },
  { name: 'street', label: 'Street and number' },
  { name: 'postcode', label: 'Postcode' },
  { name: 'city', label: 'City' },
];

export const registerFields: readonly DetailField[] = [
  { name: 'representative', label: 'Represented by', hint: 'For example, the managing director. Optional.' },
  { name: 'registerEntry', label: 'Company registration', hint: 'Court and number. Optional.' },
  { name: 'vatId', label: 'VAT identification number', hint: 'Optional.' },
];

export const contactFields: readonly DetailField[] = [
  { name: 'email', label: 'Email', hint: 'Shown in the imprint and in emails.', type: 'email' },
  { name: 'phone', label: 'Phone', hint: 'Shown in the imprint and in emails.', type: 'tel' },
];

/** Texts of the information pages, with their paths in the shop. */
export const textFields = [
  { name: 'terms', label: 'Terms and conditions', path: '/terms/' },
  { name: 'privacy', label: 'Privacy', path: '/privacy/' },
  { name: 'imprint', label: 'Imprint', path: '/imprint/' },
  { name: 'delivery', label: 'Delivery, payment and returns', path: '/delivery/' },
  { name: 'withdrawal', label: 'Right of withdrawal', path: '/withdrawal/' },
  { name: 'faq', label: 'Frequently asked questions', path: '/faq/' },
] as const;

const labelsOf = <Name extends string>(fields: readonly { name: Name; label: string }[]) =>
  // The keys are the field names.
  Object.fromEntries(fields.map(({ name, label }) => [name, label])) as Record<Name, string>;

/** Labels of the fields. */
export const labels = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description for search engines',
  logoPath: 'Logo',
  accentColour: 'Accent colour',
  saleColour: 'Sale colour',
  country: 'Country',
  currencyDisplay: 'Currency display',
  defaultCountry: 'Default delivery country',
  ...labelsOf([...legalFields, ...registerFields, ...contactFields]),
  ...labelsOf(textFields),
};
