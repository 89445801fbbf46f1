import * as t from './__generated__/messages.ts';

// The consent question with the exact wording of the consent ledger (server/engagement/consent/wordings.ts): never change it, but add a new
// wording with a version of its own. It names the shop.

export const question = (shopName: string): string => t.mayWeMeasureOur({ shopName });

/** Path of the cookies page. */
export const cookiesPath = '/cookies/';
