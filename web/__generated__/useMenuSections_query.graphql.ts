/**
 * @generated SignedSource<<f403bd8195fc2231ea19961377d7ca2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMenuSections_query$data = {
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
  readonly logoMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useMenuEntries_item">;
  }>;
  readonly navigationMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useMenuEntries_item">;
  }>;
  readonly topMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useMenuEntries_item">;
  }>;
  readonly " $fragmentType": "useMenuSections_query";
};
export type useMenuSections_query$key = {
  readonly " $data"?: useMenuSections_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenuSections_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "useMenuEntries_item"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
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
  "name": "useMenuSections_query",
  "selections": [
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
      "selections": (v0/*:: as any*/),
      "storageKey": "menu(place:\"TOP\")"
    },
    {
      "alias": "logoMenu",
      "args": [
        {
          "kind": "Literal",
          "name": "place",
          "value": "LOGO"
        }
      ],
      "concreteType": "MenuItem",
      "kind": "LinkedField",
      "name": "menu",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": "menu(place:\"LOGO\")"
    },
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
      "selections": (v0/*:: as any*/),
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
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

(node as any).hash = "796246f8d2c937883c4d19269fd849a4";

export default node;
