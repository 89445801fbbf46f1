/**
 * @generated SignedSource<<a2bc83172008eab342737b004bbb53e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailabilityChange = "CAME_BACK" | "SOLD_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompareItem_item$data = {
  readonly availabilityChange: AvailabilityChange | null | undefined;
  readonly priceChange: {
    readonly difference: {
      readonly formatted: string;
    };
    readonly isLower: boolean;
  } | null | undefined;
  readonly product: {
    readonly cover: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null | undefined;
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
  };
  readonly " $fragmentType": "CompareItem_item";
};
export type CompareItem_item$key = {
  readonly " $data"?: CompareItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareItem_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "cover",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductPrice_product"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceChangeSince",
      "kind": "LinkedField",
      "name": "priceChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLower",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "difference",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availabilityChange",
      "storageKey": null
    }
  ],
  "type": "CompareItem",
  "abstractKey": null
};

(node as any).hash = "68b399ad3123a916f353ca4981a40929";

export default node;
