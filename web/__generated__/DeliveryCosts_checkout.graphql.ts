/**
 * @generated SignedSource<<17a72601046482123117b2f8730d40f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryCosts_checkout$data = {
  readonly deliveryAreas: ReadonlyArray<{
    readonly countries: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
    readonly rates: ReadonlyArray<{
      readonly code: string;
      readonly description: string;
      readonly freeFrom: {
        readonly formatted: string;
      } | null | undefined;
      readonly maxTransitDays: number | null | undefined;
      readonly maxWeightGrams: number | null | undefined;
      readonly minTransitDays: number | null | undefined;
      readonly minWeightGrams: number;
      readonly name: string;
      readonly price: {
        readonly amount: number;
        readonly formatted: string;
      };
    }>;
  }>;
  readonly " $fragmentType": "DeliveryCosts_checkout";
};
export type DeliveryCosts_checkout$key = {
  readonly " $data"?: DeliveryCosts_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryCosts_checkout">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
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
  "name": "formatted",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryCosts_checkout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryArea",
      "kind": "LinkedField",
      "name": "deliveryAreas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "countries",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryRate",
          "kind": "LinkedField",
          "name": "rates",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
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
                (v2/*:: as any*/)
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
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minWeightGrams",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxWeightGrams",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minTransitDays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxTransitDays",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};
})();

(node as any).hash = "fd2b2fbc586597c8332df89a29f776e1";

export default node;
