import type { SecretBox } from './secrets.ts';
import type { SigningKeys } from './signing.ts';

/** What the shop signs with, and what it seals its secrets with. */
export type ShopKeys = SigningKeys & SecretBox;
