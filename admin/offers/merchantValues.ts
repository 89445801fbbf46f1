// oxlint-disable relay/unused-fields -- passed on to the form
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { merchantValues_merchant$key } from '../__generated__/merchantValues_merchant.graphql.ts';
import type { ReadRecord } from '../kit/form/record.ts';
import * as t from './__generated__/messages.ts';

export const merchantLabels = {
  name: t.name,
  slug: t.slug,
  homepage: t.website,
  description: t.description,
  isAffiliate: t.weEarnCommissionOn,
  isOwnShop: t.thisMerchantIsOurOwnShop,
} as const;

/** Values of a merchant's fields. */
export type MerchantValues = Record<'name' | 'slug' | 'homepage' | 'description', string> & Record<'isAffiliate' | 'isOwnShop', boolean>;

export const blankMerchant: MerchantValues = { name: '', slug: '', homepage: '', description: '', isAffiliate: true, isOwnShop: false };

/** A merchant as its form's values. */
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
