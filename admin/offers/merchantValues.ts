// oxlint-disable relay/unused-fields -- the form takes them as they are
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { merchantValues_merchant$key } from '../__generated__/merchantValues_merchant.graphql.ts';
import type { ReadRecord } from '../kit/form/record.ts';

/** What the fields of a merchant are called. */
export const merchantLabels = {
  name: 'Name',
  slug: 'Slug',
  homepage: 'Website',
  description: 'Description',
  isAffiliate: 'We’re paid when someone buys there',
  isOwnShop: 'The merchant is this shop',
} as const;

/** What stands in the fields of a merchant. */
export type MerchantValues = Record<'name' | 'slug' | 'homepage' | 'description', string> & Record<'isAffiliate' | 'isOwnShop', boolean>;

/** The fields of a merchant that is to be made. */
export const blankMerchant: MerchantValues = { name: '', slug: '', homepage: '', description: '', isAffiliate: true, isOwnShop: false };

/** A merchant as it is, for its form. */
export function readMerchant(key: merchantValues_merchant$key): ReadRecord<MerchantValues> {
  const { version, editedBy, ...values } = readInlineData(
    graphql`
      fragment merchantValues_merchant on AdminMerchant @inline {
        version
        editedBy
        name
        slug
        homepage
        description
        isAffiliate
        isOwnShop
      }
    `,
    key,
  );
  return { version, editedBy: editedBy ?? null, values };
}
