/**
 * @generated SignedSource<<7422fc7def7293812b68fc2f4e27e7c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type shopSettings_query$data = {
  readonly shopSettings: {
    readonly allowTracking: boolean;
    readonly cartRedirectAfterAdd: boolean;
    readonly guestsMayWish: boolean;
    readonly slidingCart: boolean;
    readonly wishedHeartsLink: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slidingCart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "guestsMayWish",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wishedHeartsLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowTracking",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cd0f8f12aab5fabe6edda6a2a1b57f13";

export default node;
