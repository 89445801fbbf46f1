/**
 * @generated SignedSource<<7561b8be3f09fbc76278468024eead55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shipping_offer$data = {
  readonly shipping: {
    readonly amount: number;
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentType": "Shipping_offer";
};
export type Shipping_offer$key = {
  readonly " $data"?: Shipping_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shipping_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shipping_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "shipping",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "dc9d207f15b2b483366c3fdc0c3000b7";

export default node;
