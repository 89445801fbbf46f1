/**
 * @generated SignedSource<<0b5568f955664bbbaaeaea6b90e84519>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopBar_query$data = {
  readonly shopSettings: {
    readonly topContent: string | null | undefined;
  };
  readonly topMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useMenuEntries_item">;
  }>;
  readonly " $fragmentType": "TopBar_query";
};
export type TopBar_query$key = {
  readonly " $data"?: TopBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopBar_query",
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
          "name": "topContent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "topMenu",
      "args": [
        {
          "kind": "Literal",
          "name": "place",
          "value": "TOP"
        }
      ],
      "concreteType": "MenuItem",
      "kind": "LinkedField",
      "name": "menu",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMenuEntries_item"
        }
      ],
      "storageKey": "menu(place:\"TOP\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1bac08111d3ef0627f90bdcfc6ec4983";

export default node;
