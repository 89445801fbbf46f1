/**
 * @generated SignedSource<<184c4c79cfda1e28a62cbba6ca579253>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileToolbar_query$data = {
  readonly logoMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MobileToolbar_item">;
  }>;
  readonly navigationMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MobileToolbar_item">;
  }>;
  readonly topMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MobileToolbar_item">;
  }>;
  readonly " $fragmentType": "MobileToolbar_query";
};
export type MobileToolbar_query$key = {
  readonly " $data"?: MobileToolbar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileToolbar_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MobileToolbar_item"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MobileToolbar_query",
  "selections": [
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "8ab1d75b71e46309c7533233a84cb8b6";

export default node;
