/** No deposit on a piece is higher, in minor units. */
const maxDepositMinor = 100_000;

/** Whether this is a deposit on a piece, or none. */
export const isDeposit = (minor: number | null): boolean =>
  minor === null || (Number.isInteger(minor) && minor >= 1 && minor <= maxDepositMinor);
