/**
 * @generated SignedSource<<7aa62a6eaff561f9688da4a76b820560>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLineRemoval_line$data = {
  readonly key: string;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly attribute: string;
    readonly term: string;
  }>;
  readonly product: {
    readonly id: string;
  };
  readonly quantity: number;
  readonly removeUrl: string;
  readonly variation: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "useLineRemoval_line";
};
export type useLineRemoval_line$key = {
  readonly " $data"?: useLineRemoval_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLineRemoval_line">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLineRemoval_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removeUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariation",
      "kind": "LinkedField",
      "name": "variation",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLineOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attribute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "term",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "e78c4d5deb6273a22cd70da7100449e6";

export default node;
