/**
 * @generated SignedSource<<89e04bf650ffe3d9c18b133b01222bdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MainNavigation_query$data = {
  readonly categories: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly url: string;
    }>;
    readonly id: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly navigationMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useMenuEntries_item">;
  }>;
  readonly " $fragmentType": "MainNavigation_query";
};
export type MainNavigation_query$key = {
  readonly " $data"?: MainNavigation_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MainNavigation_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MainNavigation_query",
  "selections": [
    {
      "alias": "navigationMenu",
      "args": [
        {
          "kind": "Literal",
          "name": "place",
          "value": "NAVIGATION"
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
      "storageKey": "menu(place:\"NAVIGATION\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c7c547f90995b6437bb46e5358efb6ce";

export default node;
