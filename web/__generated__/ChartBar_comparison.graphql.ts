/**
 * @generated SignedSource<<0897cd315531d31241b342f3ebafbe8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChartBar_comparison$data = {
  readonly products: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly price: {
      readonly formatted: string;
    } | null | undefined;
    readonly priceRange: {
      readonly max: {
        readonly amount: number;
      };
      readonly min: {
        readonly amount: number;
      };
    };
    readonly url: string;
  }>;
  readonly " $fragmentType": "ChartBar_comparison";
};
export type ChartBar_comparison$key = {
  readonly " $data"?: ChartBar_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChartBar_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChartBar_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
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
          "name": "url",
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
              "name": "formatted",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneyRange",
          "kind": "LinkedField",
          "name": "priceRange",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "min",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "max",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "ba9c93c96bd4c37e3874715f32a17121";

export default node;
