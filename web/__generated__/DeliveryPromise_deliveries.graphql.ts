/**
 * @generated SignedSource<<747d82c7fe2383bd0b58c72b39f1476d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryPromise_deliveries$data = ReadonlyArray<{
  readonly country: {
    readonly name: string;
  };
  readonly method: {
    readonly deliveryEstimate: {
      readonly earliest: string;
      readonly latest: string;
    } | null | undefined;
    readonly freeFrom: {
      readonly formatted: string;
    } | null | undefined;
    readonly price: {
      readonly amount: number;
      readonly formatted: string;
    };
  };
  readonly " $fragmentType": "DeliveryPromise_deliveries";
}>;
export type DeliveryPromise_deliveries$key = ReadonlyArray<{
  readonly " $data"?: DeliveryPromise_deliveries$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPromise_deliveries">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeliveryPromise_deliveries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "method",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "freeFrom",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryEstimate",
          "kind": "LinkedField",
          "name": "deliveryEstimate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "earliest",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latest",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductDelivery",
  "abstractKey": null
};
})();

(node as any).hash = "7ce4ce6c6d326657400caf647715282d";

export default node;
