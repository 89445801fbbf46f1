/** Where bank transfers go as long as nobody has set the shop's own account: nobody's. */
export const sampleAccount = {
  accountName: 'Demo Shop',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
} as const;
