// The consent question with the exact wording of the consent ledger (server/engagement/consent/wordings.ts): never change it, but add a new
// wording with a version of its own. It names the shop.

export const question = (shopName: string): string =>
  `May we measure our visits? If you agree, cookies remember which link, search or advertisement led you here and which pages you look at, so that we see what brings people to ${shopName}. Nothing is shared with advertisers, and the shop works the same without it. You can change your answer at any time: “Cookies” stands at the end of every page.`;

/** Path of the cookies page. */
export const cookiesPath = '/cookies/';
