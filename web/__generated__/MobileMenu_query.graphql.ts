/**
 * @generated SignedSource<<657688fbc1c6790e49a765451b3a25e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileMenu_query$data = {
  readonly shopSettings: {
    readonly topContent: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useMenuSections_query">;
  readonly " $fragmentType": "MobileMenu_query";
};
export type MobileMenu_query$key = {
  readonly " $data"?: MobileMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileMenu_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MobileMenu_query",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMenuSections_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0845aba869062ca51459d601c190cac0";

export default node;
