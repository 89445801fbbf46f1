/**
 * @generated SignedSource<<12a4c6eaabd056d2381e35cbd450f7bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type shopSettings_query$data = {
  readonly shopSettings: {
    readonly cartRedirectAfterAdd: boolean;
  };
  readonly " $fragmentType": "shopSettings_query";
};
export type shopSettings_query$key = {
  readonly " $data"?: shopSettings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"shopSettings_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "shopSettings_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopSettings",
      "kind": "LinkedField",
      "name": "shopSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cartRedirectAfterAdd",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4db56df11eb9adffc1488680bdbcfe3a";

export default node;
