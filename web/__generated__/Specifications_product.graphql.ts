/**
 * @generated SignedSource<<c3afb9537aa0073db079e3661f0931a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Specifications_product$data = {
  readonly specifications: ReadonlyArray<{
    readonly heading: string;
    readonly items: ReadonlyArray<{
      readonly attribute: {
        readonly id: string;
        readonly name: string;
      };
      readonly text: string;
    }>;
  }>;
  readonly " $fragmentType": "Specifications_product";
};
export type Specifications_product$key = {
  readonly " $data"?: Specifications_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Specifications_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Specifications_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SpecificationGroup",
      "kind": "LinkedField",
      "name": "specifications",
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
          "concreteType": "Specification",
          "kind": "LinkedField",
          "name": "items",
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
              "concreteType": "Attribute",
              "kind": "LinkedField",
              "name": "attribute",
              "plural": false,
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
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
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

(node as any).hash = "187376455d47d2e3a2f7eb40559debf8";

export default node;
