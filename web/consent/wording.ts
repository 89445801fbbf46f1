// The consent question with the exact wording of the consent ledger (server/engagement/consent/wordings.ts): never change it, but add a new
// wording with a version of its own. It names the shop.

export const question = (shopName: string): string =>
  `May we measure our visits? If you agree, cookies remember how you found ${shopName} and which pages you view. Nothing is shared with advertisers, and the shop works the same without it. To change your answer, open “Cookies” at the end of any page.`;

/** Path of the cookies page. */
export const cookiesPath = '/cookies/';
