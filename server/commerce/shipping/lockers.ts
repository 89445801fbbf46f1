import { parcelCarriers } from '../../../shared/fulfilment/carriers.ts';

// Which delivery methods reach DHL's Packstations and Postfilialen. Methods have no carrier of their own, but shops name it.

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const others = Object.entries(parcelCarriers)
  .filter(([code]) => code !== 'DHL' && code !== 'OTHER')
  .flatMap(([, { name }]) => name.split('/').map(plain));

/** Whether a method may be DHL's: neither its name nor its code, which begins with that of a carrier extension, names another carrier. */
export function mayReachLocker({ code, name }: { code: string; name: string }): boolean {
  const named = plain(`${code} ${name}`);
  return !others.some((other) => named.includes(other));
}
