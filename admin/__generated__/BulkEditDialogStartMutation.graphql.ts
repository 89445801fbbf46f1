/**
 * @generated SignedSource<<f73507d9004dc460b36c2c762722d9b7>>
 * @relayHash 91396a58bc261992414286534f2d20ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e721864ae59175c6c42351139732f59de8b2f8f071126212295214ce6c713daf

import type { ConcreteRequest } from 'relay-runtime';
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
export type AdminStockState = "IN_STOCK" | "LOW" | "OUT" | "%future added value";
export type BulkListMode = "ADD" | "REMOVE" | "SET" | "%future added value";
export type BulkPriceTarget = "END_SALE" | "REGULAR" | "SALE" | "%future added value";
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "%future added value";
export type ProductStatus = "ARCHIVED" | "DRAFT" | "PRIVATE" | "PUBLISHED" | "%future added value";
export type ProductTaxClass = "REDUCED" | "STANDARD" | "ZERO" | "%future added value";
export type StartBulkEditInput = {
  change: BulkChangeInput;
  clientMutationId?: string | null | undefined;
  expectedTotal?: number | null | undefined;
  idempotencyKey: string;
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
export type BulkEditDialogStartMutation$variables = {
  input: StartBulkEditInput;
};
export type BulkEditDialogStartMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type BulkEditDialogStartMutation = {
  response: BulkEditDialogStartMutation$data;
  variables: BulkEditDialogStartMutation$variables;
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
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "startBulkEdit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkEditDialogStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkEditDialogStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e721864ae59175c6c42351139732f59de8b2f8f071126212295214ce6c713daf",
    "metadata": {},
    "name": "BulkEditDialogStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6b96cdd0deb97d3ee6d69598d2cbb83";

export default node;
