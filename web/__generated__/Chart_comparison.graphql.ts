/**
 * @generated SignedSource<<01324d2bf65787577e94b92c1a0694d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Chart_comparison$data = {
  readonly highlights: ReadonlyArray<{
    readonly product: {
      readonly databaseId: number;
    };
    readonly text: string;
  }>;
  readonly products: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"ChartProduct_product">;
  }>;
  readonly sections: ReadonlyArray<{
    readonly heading: string;
    readonly rows: ReadonlyArray<{
      readonly cells: ReadonlyArray<{
        readonly isBest: boolean;
      }>;
      readonly isDifferent: boolean;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ChartSection_section">;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChartBar_comparison">;
  readonly " $fragmentType": "Chart_comparison";
};
export type Chart_comparison$key = {
  readonly " $data"?: Chart_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"Chart_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Chart_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChartProduct_product"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonHighlight",
      "kind": "LinkedField",
      "name": "highlights",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComparisonRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDifferent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ComparisonCell",
              "kind": "LinkedField",
              "name": "cells",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isBest",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChartSection_section"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChartBar_comparison"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "5bab81b91052f10628be5ba63179e179";

export default node;
