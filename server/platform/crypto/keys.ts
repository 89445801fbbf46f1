import type { SecretBox } from './secrets.ts';
import type { SigningKeys } from './signing.ts';

/** The shop's keys for signing, and for encrypting its secrets. */
export type ShopKeys = SigningKeys & SecretBox;
