import type { ProductType } from '../../generated/prisma/enums.ts';

/** No deposit on a piece is higher, in minor units. */
const maxDepositMinor = 100_000;

/** Whether products of this type can have a deposit: groups and products of other shops are never charged here. */
export const takesDeposit = (type: ProductType): boolean => type !== 'GROUPED' && type !== 'EXTERNAL';

/** @returns why a product can't have this deposit; null if it can */
export function depositFault({ type, depositMinor: minor }: { type: ProductType; depositMinor: number | null }): string | null {
  if (minor === null) return null;
  if (!takesDeposit(type)) return 'Grouped and external products can’t have a deposit. Remove it.';
  return Number.isInteger(minor) && minor >= 1 && minor <= maxDepositMinor ? null : 'The deposit must be between 0.01 and 1,000.00.';
}
