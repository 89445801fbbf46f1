/**
 * @generated SignedSource<<fde6765e817b7b379366c1c12a186f4c>>
 * @relayHash 0ea0b869bbeb6ef7bb76e18bcf1f50ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2706f3e592511848ef2d9babec978b8fd79b896a6d7835674d6c74c7549c20de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "%future added value";
export type MeasureUnit = "CL" | "CM" | "G" | "KG" | "L" | "M" | "M2" | "ML" | "PIECE" | "%future added value";
export type ProductBackorders = "NO" | "NOTIFY" | "YES" | "%future added value";
export type ProductStatus = "ARCHIVED" | "DRAFT" | "PRIVATE" | "PUBLISHED" | "%future added value";
export type ProductTaxClass = "REDUCED" | "STANDARD" | "ZERO" | "%future added value";
export type ProductTaxStatus = "NONE" | "SHIPPING" | "TAXABLE" | "%future added value";
export type ProductVisibility = "CATALOG" | "HIDDEN" | "SEARCH" | "VISIBLE" | "%future added value";
export type WithdrawalExceptionReason = "ALCOHOL_DELIVERED_LATER" | "DATED_SERVICE" | "DIGITAL_CONTENT" | "FLUCTUATING_PRICE" | "INSEPARABLY_MIXED" | "MADE_TO_ORDER" | "PERIODICAL" | "PERISHABLE" | "SEALED_HYGIENE" | "SEALED_MEDIA" | "%future added value";
export type UpdateProductInput = {
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
  expectedVersion: number;
  externalUrl?: string | null | undefined;
  groupedIds?: ReadonlyArray<string> | null | undefined;
  gtin?: string | null | undefined;
  heightMm?: number | null | undefined;
  id: string;
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
export type useProductFormSaveMutation$variables = {
  input: UpdateProductInput;
  isDryRun?: boolean | null | undefined;
};
export type useProductFormSaveMutation$data = {
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
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"productValues_product">;
    };
  };
};
export type useProductFormSaveMutation = {
  response: useProductFormSaveMutation$data;
  variables: useProductFormSaveMutation$variables;
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
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gtin",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brand",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tags",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortDescription",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v16 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "regularPrice",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "salePrice",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleStartsAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleEndsAt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxStatus",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxClass",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "managesStock",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInStock",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backorders",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowStockAmount",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "soldIndividually",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minQuantity",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxQuantity",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weightGrams",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lengthMm",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "widthMm",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heightMm",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "Measure",
  "kind": "LinkedField",
  "name": "content",
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
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPricedPer100",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withdrawalException",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "safetyWarnings",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "EnergyLabel",
  "kind": "LinkedField",
  "name": "energyLabel",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "class",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scaleEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labelUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sheetUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumAge",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "Deposit",
  "kind": "LinkedField",
  "name": "deposit",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v16/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isVirtual",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFeatured",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalUrl",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buttonText",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryIds",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v49 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v47/*:: as any*/),
    (v48/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v50 = {
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
        (v48/*:: as any*/),
        (v47/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProductFormSaveMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateProduct",
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
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "productValues_product",
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AdminManufacturer",
                        "kind": "LinkedField",
                        "name": "manufacturer",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v37/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      (v43/*:: as any*/),
                      (v44/*:: as any*/),
                      (v45/*:: as any*/),
                      (v46/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateProductPayload",
            "abstractKey": null
          },
          (v49/*:: as any*/),
          (v50/*:: as any*/)
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
    "name": "useProductFormSaveMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateProduct",
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AdminManufacturer",
                    "kind": "LinkedField",
                    "name": "manufacturer",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v51/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  (v51/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateProductPayload",
            "abstractKey": null
          },
          (v49/*:: as any*/),
          (v50/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2706f3e592511848ef2d9babec978b8fd79b896a6d7835674d6c74c7549c20de",
    "metadata": {},
    "name": "useProductFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "954ebdce58bf8a312131daffa30216e8";

export default node;
