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

/** Whether a method may be DHL's: its name names no other carrier. */
export function mayReachLocker(methodName: string): boolean {
  const name = plain(methodName);
  return !others.some((other) => name.includes(other));
}
