// Addresses of DHL Packstations and Postfilialen in Germany: the place with its number, and the recipient's post number (Postnummer) of 6 to 10
// digits, without which DHL returns the parcel. Pure.

/** The lines of an address that may hold the place or the post number. */
export interface LockerLines {
  company: string;
  address1: string;
  address2: string;
  country: string;
}

/** PLACE: without a valid number, or with other text in its line. COUNTRY: outside Germany. POST_NUMBER: it is missing or invalid. */
export type LockerFault = 'PLACE' | 'COUNTRY' | 'POST_NUMBER';

export interface LockerAddress {
  /** In DHL's spelling, as the lines are stored. */
  lines: Pick<LockerLines, 'company' | 'address1' | 'address2'>;
  fault: LockerFault | null;
}

const place = /\b(?:dhl[\s-]+)?(packstation|post\s?filiale)\b\s*(?:nr\.?|no\.?|#)?\s*(\d*)/i;
const words = /^(?:(?:dhl\s*)?(?:post\s?(?:nummer|number|nr)|kundennummer|pn)\b)?[\s.:#]*/i;

/** The digits of a line that holds nothing else than a number, with or without the word for it; null for other lines. */
function numberOf(line: string): string | null {
  const digits = line.replace(words, '').replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** Without what separates it from the place. */
const trimmed = (text: string) => text.replaceAll(/^[\s,;/|()-]+|[\s,;/|()-]+$/g, '');

/** Reads a line such as "Packstation 145, 1234567"; null if it names no place. */
function readPlace(line: string): { place: string; number: string; rest: string } | null {
  const found = place.exec(line);
  if (!found) return null;
  const [whole, kind = '', number = ''] = found;
  const rest = trimmed(`${trimmed(line.slice(0, found.index))} ${trimmed(line.slice(found.index + whole.length))}`);
  return { place: /^pack/i.test(kind) ? 'Packstation' : 'Postfiliale', number, rest };
}

/**
 * Reads an address that names a Packstation or Postfiliale, in any of its lines.
 * @returns null for other addresses
 */
export function readLocker({ company, address1, address2, country }: LockerLines): LockerAddress | null {
  const given = { company, address1, address2 };
  const first = readPlace(address1);
  // Beside a street, "behind the Packstation" describes the way.
  const second = first ? null : readPlace(address2);
  const isPlace = second !== null && second.number !== '' && (second.rest === '' || numberOf(second.rest) !== null);
  const at = first ? 'address1' : 'address2';
  const found = first ?? (isPlace ? second : null);
  if (!found) return null;
  // "Postfiliale" is a usual word in Austria, too, where it isn't a place of DHL.
  if (country !== 'DE') return found.place === 'Packstation' ? { lines: given, fault: 'COUNTRY' } : null;
  const inPlace = found.rest === '' ? null : numberOf(found.rest);
  if (!/^\d{3}$/.test(found.number) || (found.rest !== '' && inPlace === null)) return { lines: given, fault: 'PLACE' };
  const spelled = `${found.place} ${found.number}`;
  const beside = at === 'address1' ? address2 : address1;
  const [inCompany, inBeside] = [numberOf(company), numberOf(beside)];
  const postNumber = inPlace ?? inBeside ?? inCompany ?? '';
  // A line that would be lost is no post number, as a street is.
  const isFree = beside === '' || inBeside !== null;
  if (!/^\d{6,10}$/.test(postNumber) || (!isFree && (inPlace !== null || at === 'address2'))) return { lines: given, fault: 'POST_NUMBER' };
  const stays = inPlace === null && inBeside === null;
  return {
    lines: stays
      ? { company: postNumber, address1: spelled, address2: beside }
      : { company: inCompany === postNumber ? '' : company, address1: spelled, address2: postNumber },
    fault: null,
  };
}

/** Whether the first line of a stored address in Germany is a Packstation or Postfiliale. */
export const isLocker = ({ country, address1 }: Pick<LockerLines, 'country' | 'address1'>): boolean =>
  country === 'DE' && /^(?:Packstation|Postfiliale) \d{3}$/.test(address1);
