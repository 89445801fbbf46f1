/**
 * @generated SignedSource<<191837fdee5a00fac725e463bbf41b73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogoMenu_query$data = {
  readonly logoMenu: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useMenuEntries_item">;
  }>;
  readonly " $fragmentType": "LogoMenu_query";
};
export type LogoMenu_query$key = {
  readonly " $data"?: LogoMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogoMenu_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogoMenu_query",
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
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMenuEntries_item"
        }
      ],
      "storageKey": "menu(place:\"LOGO\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f627a162995a39fc0356ccdf97ec0a86";

export default node;
