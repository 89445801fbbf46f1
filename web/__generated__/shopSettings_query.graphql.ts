/**
 * @generated SignedSource<<938d6e1c9144fd6cd1d7ac8b63557033>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type shopSettings_query$data = {
  readonly shop: {
    readonly currencyDisplay: string;
    readonly logoPath: string;
    readonly name: string;
    readonly tagline: string;
  };
  readonly shopSettings: {
    readonly allowTracking: boolean;
    readonly cartRedirectAfterAdd: boolean;
    readonly guestsMayWish: boolean;
    readonly slidingCart: boolean;
    readonly timeZone: string;
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
      "concreteType": "ShopDetails",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tagline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logoPath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currencyDisplay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "18f6d19676eda55a6fed2a853f4ba724";

export default node;
