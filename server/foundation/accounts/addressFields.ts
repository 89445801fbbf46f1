import { z } from 'zod';
import { optionalLine, requiredLine } from '../../platform/inputs/inputs.ts';
import { readLocker, type LockerFault, type LockerLines } from '../../../shared/delivery/parcelLockers.ts';
import { countryByCode, readPostcode } from '../../platform/i18n/countries.ts';

// Validation of addresses, for every form with an address. Messages are shown next to the fields.

/** Phone number for the carrier; may be empty. */
export const phone = optionalLine(30).refine(
  (text) => text === '' || /^\+?[\d ()./-]{4,}$/.test(text),
  'Enter a phone number, or leave this field empty.',
);

/** Fields of every address. People with a single name may enter it in either name field. */
export const addressFields = {
  firstName: optionalLine(100),
  lastName: optionalLine(100),
  company: optionalLine(200),
  address1: requiredLine(200, 'Enter your street and house number.'),
  address2: optionalLine(200),
  postcode: optionalLine(20),
  city: requiredLine(100, 'Enter your town or city.'),
  country: z.string().refine((code) => countryByCode.has(code), 'Choose a country from the list.'),
};

/** Checks across an address's fields: it needs a name, and a postcode that is valid in its country. Each problem is reported separately. */
export function checkAddress(
  address: { firstName: string; lastName: string; country: string; postcode: string },
  issues: z.RefinementCtx,
): void {
  const complain = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message });
  if (address.firstName === '' && address.lastName === '') complain('firstName', 'Enter your name.');
  const country = countryByCode.get(address.country);
  // An unknown country is reported as its own error.
  if (country && readPostcode(country, address.postcode) !== null) return;
  if (address.postcode === '') complain('postcode', 'Enter your postcode.');
  else if (country) complain('postcode', `Enter a valid postcode for ${country.name}, such as ${country.example}.`);
}

/** Returns the address with its postcode in the country's format. */
export function withPostcode<Address extends { country: string; postcode: string }>(address: Address): Address {
  const country = countryByCode.get(address.country);
  return country ? { ...address, postcode: readPostcode(country, address.postcode) ?? address.postcode } : address;
}

const lockerFaults: Readonly<Record<LockerFault, { field: 'address1' | 'address2'; message: string }>> = {
  PLACE: {
    field: 'address1',
    message: 'Enter only the Packstation or Postfiliale with its three-digit number here, such as Packstation 145.',
  },
  COUNTRY: { field: 'address1', message: 'Packstations are only available in Germany. Enter your street and house number.' },
  POST_NUMBER: { field: 'address2', message: 'Enter only your DHL post number (Postnummer) here: 6 to 10 digits.' },
};

/** Checks delivery addresses that name a DHL Packstation or Postfiliale. */
export function checkLocker(address: LockerLines, issues: z.RefinementCtx): void {
  const fault = readLocker(address)?.fault;
  if (!fault) return;
  const { field, message } = lockerFaults[fault];
  issues.addIssue({ code: 'custom', path: [field], message });
}

/** Returns the address with a Packstation or Postfiliale as DHL writes it. */
export function withLocker<Address extends LockerLines>(address: Address): Address {
  return { ...address, ...readLocker(address)?.lines };
}
