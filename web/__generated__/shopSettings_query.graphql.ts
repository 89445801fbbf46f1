/**
 * @generated SignedSource<<160b0fca64f0a22c152531f6dd535117>>
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
    readonly hasFaq: boolean;
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
          "name": "hasFaq",
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

(node as any).hash = "da4972e1069f823850d02600fb653a58";

export default node;
