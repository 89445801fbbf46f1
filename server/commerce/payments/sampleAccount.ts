/** A fictitious account for bank transfers, used until staff set the shop's own. */
export const sampleAccount = {
  accountName: 'Demo Shop',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
} as const;
