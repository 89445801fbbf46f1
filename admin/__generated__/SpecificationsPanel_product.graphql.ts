/**
 * @generated SignedSource<<d6b28baaaf77c724bf12fce1f2d766eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SpecificationsPanel_product$data = {
  readonly databaseId: number;
  readonly editedBy: string | null | undefined;
  readonly specifications: ReadonlyArray<{
    readonly attributeId: string;
    readonly boolean: boolean | null | undefined;
    readonly isVariation: boolean;
    readonly isVisible: boolean;
    readonly kind: AttributeKind;
    readonly name: string;
    readonly number: number | null | undefined;
    readonly terms: ReadonlyArray<string>;
    readonly unit: string | null | undefined;
  }>;
  readonly type: AdminProductType;
  readonly version: number;
  readonly " $fragmentType": "SpecificationsPanel_product";
};
export type SpecificationsPanel_product$key = {
  readonly " $data"?: SpecificationsPanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpecificationsPanel_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpecificationsPanel_product",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSpecification",
      "kind": "LinkedField",
      "name": "specifications",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attributeId",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boolean",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVisible",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVariation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "3f6179e8c9d739ffeae57949c9ff0615";

export default node;
