// The question of cookies, word for word as the ledger of consents has it (server/engagement/consent/wordings.ts): never changed, but followed by
// another one with a version of its own. It names the shop.

export const question = (shopName: string): string =>
  `May we measure our visits? If you agree, cookies remember which link, search or advertisement led you here and which pages you look at, so that we see what brings people to ${shopName}. Nothing is shared with advertisers, and the shop works the same without it. You can change your answer at any time: “Cookies” stands at the end of every page.`;

/** The page of one's choice. */
export const cookiesPath = '/cookies/';
