/**
 * @generated SignedSource<<3f9ecdcb1dbabc879494941935508708>>
 * @relayHash f7f324b563425fb612d5ceb2bd68bf80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c039b912703792b41cd1e6c2c96c5bf783f0aeadf68ac05fe040db0b8a5dbb5

import type { ConcreteRequest } from 'relay-runtime';
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "%future added value";
export type MeasureUnit = "CL" | "CM" | "G" | "KG" | "L" | "M" | "M2" | "ML" | "PIECE" | "%future added value";
export type ProductBackorders = "NO" | "NOTIFY" | "YES" | "%future added value";
export type ProductStatus = "ARCHIVED" | "DRAFT" | "PRIVATE" | "PUBLISHED" | "%future added value";
export type ProductTaxClass = "REDUCED" | "STANDARD" | "ZERO" | "%future added value";
export type ProductTaxStatus = "NONE" | "SHIPPING" | "TAXABLE" | "%future added value";
export type ProductVisibility = "CATALOG" | "HIDDEN" | "SEARCH" | "VISIBLE" | "%future added value";
export type WithdrawalExceptionReason = "ALCOHOL_DELIVERED_LATER" | "DATED_SERVICE" | "DIGITAL_CONTENT" | "FLUCTUATING_PRICE" | "INSEPARABLY_MIXED" | "MADE_TO_ORDER" | "PERIODICAL" | "PERISHABLE" | "SEALED_HYGIENE" | "SEALED_MEDIA" | "%future added value";
export type CreateProductInput = {
  backorders?: ProductBackorders | null | undefined;
  brand?: string | null | undefined;
  buttonText?: string | null | undefined;
  categoryIds?: ReadonlyArray<string> | null | undefined;
  clientMutationId?: string | null | undefined;
  content?: MeasureInput | null | undefined;
  crossSellIds?: ReadonlyArray<string> | null | undefined;
  depositMinor?: number | null | undefined;
  description?: string | null | undefined;
  energyClass?: EnergyClass | null | undefined;
  energyLabelUrl?: string | null | undefined;
  energyScaleEnd?: EnergyClass | null | undefined;
  energySheetUrl?: string | null | undefined;
  externalUrl?: string | null | undefined;
  groupedIds?: ReadonlyArray<string> | null | undefined;
  gtin?: string | null | undefined;
  heightMm?: number | null | undefined;
  idempotencyKey: string;
  isFeatured?: boolean | null | undefined;
  isInStock?: boolean | null | undefined;
  isPricedPer100?: boolean | null | undefined;
  isVirtual?: boolean | null | undefined;
  lengthMm?: number | null | undefined;
  lowStockAmount?: number | null | undefined;
  managesStock?: boolean | null | undefined;
  manufacturerId?: string | null | undefined;
  maxQuantity?: number | null | undefined;
  minQuantity?: number | null | undefined;
  minimumAge?: number | null | undefined;
  name?: string | null | undefined;
  position?: number | null | undefined;
  regularPriceMinor?: number | null | undefined;
  safetyWarnings?: string | null | undefined;
  saleEndsAt?: string | null | undefined;
  salePriceMinor?: number | null | undefined;
  saleStartsAt?: string | null | undefined;
  shortDescription?: string | null | undefined;
  sku?: string | null | undefined;
  slug?: string | null | undefined;
  soldIndividually?: boolean | null | undefined;
  specifications?: ReadonlyArray<AdminSpecificationInput> | null | undefined;
  status?: ProductStatus | null | undefined;
  stock?: number | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  taxClass?: ProductTaxClass | null | undefined;
  taxStatus?: ProductTaxStatus | null | undefined;
  type?: AdminProductType | null | undefined;
  upsellIds?: ReadonlyArray<string> | null | undefined;
  visibility?: ProductVisibility | null | undefined;
  weightGrams?: number | null | undefined;
  widthMm?: number | null | undefined;
  withdrawalException?: WithdrawalExceptionReason | null | undefined;
};
export type MeasureInput = {
  amount: number;
  unit: MeasureUnit;
};
export type AdminSpecificationInput = {
  attributeId: string;
  boolean?: boolean | null | undefined;
  isVariation?: boolean | null | undefined;
  isVisible?: boolean | null | undefined;
  number?: number | null | undefined;
  terms?: ReadonlyArray<string> | null | undefined;
};
export type NewProductScreenMutation$variables = {
  input: CreateProductInput;
  isDryRun?: boolean | null | undefined;
};
export type NewProductScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly product?: {
      readonly databaseId: number;
    };
  };
};
export type NewProductScreenMutation = {
  response: NewProductScreenMutation$data;
  variables: NewProductScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "isDryRun",
    "variableName": "isDryRun"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewProductScreenMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminProduct",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateProductPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewProductScreenMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminProduct",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateProductPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c039b912703792b41cd1e6c2c96c5bf783f0aeadf68ac05fe040db0b8a5dbb5",
    "metadata": {},
    "name": "NewProductScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09bae72c7183a2c74b9a909bc5de82bd";

export default node;
