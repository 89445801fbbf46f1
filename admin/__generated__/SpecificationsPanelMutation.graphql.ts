/**
 * @generated SignedSource<<637c5cd91979f9c865ee5a101a896201>>
 * @relayHash 67e3f6826271ea91fd2d17da8d726674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04da76c0909f93dff93a29d61c59d19b0158aba3ffccf782e4cb761b816cbdf9

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
export type SpecificationsPanelMutation$variables = {
  input: UpdateProductInput;
  isDryRun?: boolean | null | undefined;
};
export type SpecificationsPanelMutation$data = {
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
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"SpecificationsPanel_product" | "VariationsPanel_product">;
    };
  };
};
export type SpecificationsPanelMutation = {
  response: SpecificationsPanelMutation$data;
  variables: SpecificationsPanelMutation$variables;
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
  "name": "version",
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
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v11 = {
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
    "name": "SpecificationsPanelMutation",
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
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SpecificationsPanel_product"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "VariationsPanel_product"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateProductPayload",
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
    "name": "SpecificationsPanelMutation",
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
                  (v8/*:: as any*/),
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
                      (v9/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AdminProduct",
                    "kind": "LinkedField",
                    "name": "variations",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v3/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sku",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stock",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "managesStock",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "regularPrice",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "salePrice",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      {
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
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AdminVariationOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "label",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateProductPayload",
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
    "id": "04da76c0909f93dff93a29d61c59d19b0158aba3ffccf782e4cb761b816cbdf9",
    "metadata": {},
    "name": "SpecificationsPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f54fd4aa5ac48905804e305fbd409df9";

export default node;
