/**
 * @generated SignedSource<<54d37cb9dab5c3536cac39a85d92d0e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundReturn_return$data = {
  readonly id: string;
  readonly order: {
    readonly refundable: {
      readonly amount: number;
      readonly formatted: string;
    };
    readonly shipping: {
      readonly formatted: string;
    };
  };
  readonly suggestedRefund: {
    readonly amount: number;
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentType": "RefundReturn_return";
};
export type RefundReturn_return$key = {
  readonly " $data"?: RefundReturn_return$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundReturn_return">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundReturn_return",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "suggestedRefund",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "refundable",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "shipping",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Return",
  "abstractKey": null
};
})();

(node as any).hash = "5aea61ae4f06f0e751d2452dff666e7e";

export default node;
