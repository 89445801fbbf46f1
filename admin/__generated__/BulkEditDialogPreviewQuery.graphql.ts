/**
 * @generated SignedSource<<0f4afab5bd86fed0bb6eab9ec702ae61>>
 * @relayHash 553d68dbdd8af3efa2df1b2604328a97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dca8cf8511442224a309f39148c84f8e8da7101c49332af7fae3cf39994bd28e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
export type AdminStockState = "IN_STOCK" | "LOW" | "OUT" | "%future added value";
export type BulkListMode = "ADD" | "REMOVE" | "SET" | "%future added value";
export type BulkPriceTarget = "END_SALE" | "REGULAR" | "SALE" | "%future added value";
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "%future added value";
export type ProductStatus = "ARCHIVED" | "DRAFT" | "PRIVATE" | "PUBLISHED" | "%future added value";
export type ProductTaxClass = "REDUCED" | "STANDARD" | "ZERO" | "%future added value";
export type BulkEditPreviewInput = {
  change: BulkChangeInput;
  target: BulkTargetInput;
};
export type BulkChangeInput = {
  categories?: BulkCategoriesInput | null | undefined;
  energyClass?: BulkEnergyClassInput | null | undefined;
  manufacturer?: BulkManufacturerInput | null | undefined;
  minimumAge?: BulkMinimumAgeInput | null | undefined;
  price?: BulkPriceInput | null | undefined;
  status?: ProductStatus | null | undefined;
  stock?: BulkStockInput | null | undefined;
  tags?: BulkTagsInput | null | undefined;
  taxClass?: ProductTaxClass | null | undefined;
};
export type BulkCategoriesInput = {
  ids: ReadonlyArray<string>;
  mode: BulkListMode;
};
export type BulkEnergyClassInput = {
  energyClass?: EnergyClass | null | undefined;
  energyScaleEnd?: EnergyClass | null | undefined;
};
export type BulkManufacturerInput = {
  manufacturerId?: string | null | undefined;
};
export type BulkMinimumAgeInput = {
  years?: number | null | undefined;
};
export type BulkPriceInput = {
  changeMinor?: number | null | undefined;
  endsAt?: string | null | undefined;
  percentBasisPoints?: number | null | undefined;
  setToMinor?: number | null | undefined;
  startsAt?: string | null | undefined;
  target: BulkPriceTarget;
};
export type BulkStockInput = {
  delta?: number | null | undefined;
  setTo?: number | null | undefined;
};
export type BulkTagsInput = {
  mode: BulkListMode;
  tags: ReadonlyArray<string>;
};
export type BulkTargetInput = {
  filter?: AdminProductFilter | null | undefined;
  productIds?: ReadonlyArray<string> | null | undefined;
};
export type AdminProductFilter = {
  categoryId?: string | null | undefined;
  hasManufacturer?: boolean | null | undefined;
  metafields?: ReadonlyArray<MetafieldFilter> | null | undefined;
  onSale?: boolean | null | undefined;
  search?: string | null | undefined;
  status?: ProductStatus | null | undefined;
  stock?: AdminStockState | null | undefined;
  type?: AdminProductType | null | undefined;
  updatedSince?: string | null | undefined;
};
export type MetafieldFilter = {
  key: string;
  max?: string | null | undefined;
  min?: string | null | undefined;
  namespace: string;
  value?: string | null | undefined;
};
export type BulkEditDialogPreviewQuery$variables = {
  input: BulkEditPreviewInput;
};
export type BulkEditDialogPreviewQuery$data = {
  readonly bulkEditPreview: {
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"PreviewTable_preview">;
  };
};
export type BulkEditDialogPreviewQuery = {
  response: BulkEditDialogPreviewQuery$data;
  variables: BulkEditDialogPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkEditDialogPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkEditPreview",
        "kind": "LinkedField",
        "name": "bulkEditPreview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PreviewTable_preview"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkEditDialogPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkEditPreview",
        "kind": "LinkedField",
        "name": "bulkEditPreview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkEditPreviewRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productId",
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
                "name": "before",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "after",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problem",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dca8cf8511442224a309f39148c84f8e8da7101c49332af7fae3cf39994bd28e",
    "metadata": {},
    "name": "BulkEditDialogPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "adc756fac4db1dfde39d15b4a69d9d07";

export default node;
