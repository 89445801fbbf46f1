interface Line {
  readonly withdrawalException: { readonly isConditional: boolean } | null | undefined;
}

/** Returns whether shoppers can withdraw from the contract for at least one of these lines. */
export function isWithdrawable(lines: readonly Line[]): boolean {
  return lines.some(({ withdrawalException }) => withdrawalException?.isConditional !== false);
}
