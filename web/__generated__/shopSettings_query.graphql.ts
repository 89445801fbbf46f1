/**
 * @generated SignedSource<<9bda8a94fe1013ed562164f8fd143d4c>>
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

(node as any).hash = "b068d070570cf415c39cea80969859b1";

export default node;
