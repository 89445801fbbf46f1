import { z } from 'zod';
import { optionalLine, requiredLine } from '../../platform/inputs/inputs.ts';
import { readLocker, type LockerFault, type LockerLines } from '../../../shared/delivery/parcelLockers.ts';
import { countryByCode, readPostcode } from '../../platform/i18n/countries.ts';
import { issueText, withText } from '../../platform/errors/issueText.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Validation of addresses, for every form with an address. Messages are shown next to the fields.

/** Phone number for the carrier; may be empty. */
export const phone = optionalLine(30).refine(
  (text) => text === '' || /^\+?[\d ()./-]{4,}$/.test(text),
  withText(says((t) => t.enterAPhoneNumber)),
);

/** Fields of every address. People with a single name may enter it in either name field. */
export const addressFields = {
  firstName: optionalLine(100),
  lastName: optionalLine(100),
  company: optionalLine(200),
  address1: requiredLine(
    200,
    says((t) => t.enterYourStreetAndHouseNumber),
  ),
  address2: optionalLine(200),
  postcode: optionalLine(20),
  city: requiredLine(
    100,
    says((t) => t.enterYourTownOrCity),
  ),
  country: z.string().refine((code) => countryByCode.has(code), withText(says((t) => t.chooseACountryFromTheList))),
};

/** Checks across an address's fields: it needs a name, and a postcode that is valid in its country. Each problem is reported separately. */
export function checkAddress(
  address: { firstName: string; lastName: string; country: string; postcode: string },
  issues: z.RefinementCtx,
): void {
  const complain = (field: string, text: Text) => issues.addIssue({ code: 'custom', path: [field], message: issueText(text) });
  if (address.firstName === '' && address.lastName === '')
    complain(
      'firstName',
      says((t) => t.enterYourName),
    );
  const country = countryByCode.get(address.country);
  // An unknown country is reported as its own error.
  if (country && readPostcode(country, address.postcode) !== null) return;
  if (address.postcode === '')
    complain(
      'postcode',
      says((t) => t.enterYourPostcode),
    );
  else if (country)
    complain(
      'postcode',
      says((t) => t.enterAValidPostcodeForCountry({ country: country.name, example: country.example })),
    );
}

/** Returns the address with its postcode in the country's format. */
export function withPostcode<Address extends { country: string; postcode: string }>(address: Address): Address {
  const country = countryByCode.get(address.country);
  return country ? { ...address, postcode: readPostcode(country, address.postcode) ?? address.postcode } : address;
}

const lockerFaults: Readonly<Record<LockerFault, { field: 'address1' | 'address2'; text: Text }>> = {
  PLACE: {
    field: 'address1',
    text: says((t) => t.enterOnlyThePackstation),
  },
  COUNTRY: { field: 'address1', text: says((t) => t.packstationsAreOnlyAvailableInGermany) },
  POST_NUMBER: { field: 'address2', text: says((t) => t.enterOnlyYourPostNumber) },
};

/** Checks delivery addresses that name a DHL Packstation or Postfiliale. */
export function checkLocker(address: LockerLines, issues: z.RefinementCtx): void {
  const fault = readLocker(address)?.fault;
  if (!fault) return;
  const { field, text } = lockerFaults[fault];
  issues.addIssue({ code: 'custom', path: [field], message: issueText(text) });
}

/** Returns the address with a Packstation or Postfiliale as DHL writes it. */
export function withLocker<Address extends LockerLines>(address: Address): Address {
  return { ...address, ...readLocker(address)?.lines };
}
