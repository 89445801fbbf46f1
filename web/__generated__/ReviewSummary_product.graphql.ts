/**
 * @generated SignedSource<<69d91b64b513848e997bc4a9c3d6aa91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSummary_product$data = {
  readonly reviewSummary: {
    readonly average: number;
    readonly count: number;
    readonly criteria: ReadonlyArray<{
      readonly criterion: {
        readonly name: string;
      };
      readonly percent: number;
    }>;
    readonly distribution: ReadonlyArray<{
      readonly count: number;
      readonly percent: number;
      readonly stars: number;
    }>;
  };
  readonly " $fragmentType": "ReviewSummary_product";
};
export type ReviewSummary_product$key = {
  readonly " $data"?: ReviewSummary_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSummary_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percent",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewSummary_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewSummary",
      "kind": "LinkedField",
      "name": "reviewSummary",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CriterionAverage",
          "kind": "LinkedField",
          "name": "criteria",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ReviewCriterion",
              "kind": "LinkedField",
              "name": "criterion",
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StarShare",
          "kind": "LinkedField",
          "name": "distribution",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stars",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "8e2b4681835b73845dca3b14c728d862";

export default node;
