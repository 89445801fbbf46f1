/**
 * @generated SignedSource<<6f9792b6438f141656fe2b023c755718>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartShopState = "CANCELED" | "DONE" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExternalShopBox_part$data = {
  readonly lines: ReadonlyArray<{
    readonly externalListing: {
      readonly " $fragmentSpreads": FragmentRefs<"AvailabilityLabel_listing">;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
  }>;
  readonly linesHash: string;
  readonly shop: {
    readonly checkoutUrl: string;
    readonly host: string;
    readonly id: string;
    readonly name: string;
  };
  readonly state: CartShopState;
  readonly subtotal: {
    readonly formatted: string;
  };
  readonly " $fragmentType": "ExternalShopBox_part";
};
export type ExternalShopBox_part$key = {
  readonly " $data"?: ExternalShopBox_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExternalShopBox_part">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExternalShopBox_part",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExternalShop",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkoutUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linesHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "concreteType": "ShopListing",
          "kind": "LinkedField",
          "name": "externalListing",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AvailabilityLabel_listing"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartShop",
  "abstractKey": null
};
})();

(node as any).hash = "ba5c0ab40be86d6bba5b100e0441f9af";

export default node;
