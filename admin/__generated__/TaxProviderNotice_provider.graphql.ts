/**
 * @generated SignedSource<<43fc5b25d06cfa461f351ed6d1d69453>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaxProviderNotice_provider$data = {
  readonly code: string;
  readonly usesShopRates: boolean;
  readonly " $fragmentType": "TaxProviderNotice_provider";
};
export type TaxProviderNotice_provider$key = {
  readonly " $data"?: TaxProviderNotice_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxProviderNotice_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaxProviderNotice_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usesShopRates",
      "storageKey": null
    }
  ],
  "type": "AdminTaxProvider",
  "abstractKey": null
};

(node as any).hash = "bc54e05b61b24741a8154f7249535bbe";

export default node;
