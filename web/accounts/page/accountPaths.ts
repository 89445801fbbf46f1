/** The account's pages. Mails and other doors lead to some of them (server/foundation/accounts/requestRules.ts, server/pages/accountData.ts). */
export const accountPaths = {
  overview: '/account/',
  orders: '/account/orders/',
  addresses: '/account/addresses/',
  newsletter: '/account/newsletter/',
  settings: '/account/settings/',
  devices: '/account/devices/',
  privacy: '/account/privacy/',
  goodbye: '/account/goodbye/',
  /** A file, made by the server. */
  data: '/account/data.json',
} as const;
