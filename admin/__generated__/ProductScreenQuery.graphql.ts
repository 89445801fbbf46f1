/**
 * @generated SignedSource<<e64cfcfd695ce3f08ea967c344637d9c>>
 * @relayHash db30823a239696e69a0c29b2f20d1906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 301ffe65aa7d24bb662137e4658786c27ec5e8eb5815e4b61e8e3f82b101a69f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
export type ProductStatus = "ARCHIVED" | "DRAFT" | "PRIVATE" | "PUBLISHED" | "%future added value";
export type ProductScreenQuery$variables = {
  id: string;
};
export type ProductScreenQuery$data = {
  readonly adminAttributes: ReadonlyArray<{
    readonly id: string;
    readonly kind: AttributeKind;
    readonly labels: ReadonlyArray<string>;
    readonly name: string;
    readonly unit: string | null | undefined;
  }>;
  readonly adminCategories: ReadonlyArray<{
    readonly databaseId: number;
    readonly depth: number;
    readonly name: string;
  }>;
  readonly adminManufacturers: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly adminProduct: {
    readonly databaseId: number;
    readonly editedBy: string | null | undefined;
    readonly grouped: ReadonlyArray<{
      readonly productId: string;
    }>;
    readonly metafields: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CustomFieldsPanel_values">;
    }>;
    readonly name: string;
    readonly priorPrice: {
      readonly formatted: string;
    } | null | undefined;
    readonly slug: string;
    readonly status: ProductStatus;
    readonly type: AdminProductType;
    readonly updatedAt: string;
    readonly variations: ReadonlyArray<{
      readonly databaseId: number;
    }>;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"LinksPanel_product" | "PicturesPanel_product" | "SpecificationsPanel_product" | "StockPanel_product" | "VariationsPanel_product" | "productValues_product">;
  } | null | undefined;
  readonly metafieldDefinitions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomFieldsPanel_definitions">;
  }>;
  readonly variationFields: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomFieldsPanel_definitions">;
  }>;
};
export type ProductScreenQuery = {
  response: ProductScreenQuery$data;
  variables: ProductScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedBy",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "priorPrice",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productId",
  "storageKey": null
},
v13 = [
  (v2/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gtin",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brand",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tags",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortDescription",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v21 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "regularPrice",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "salePrice",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleStartsAt",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleEndsAt",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxStatus",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxClass",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "managesStock",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInStock",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backorders",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowStockAmount",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "soldIndividually",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minQuantity",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxQuantity",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weightGrams",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lengthMm",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "widthMm",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heightMm",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Measure",
  "kind": "LinkedField",
  "name": "content",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPricedPer100",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withdrawalException",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "safetyWarnings",
  "storageKey": null
},
v43 = {
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
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumAge",
  "storageKey": null
},
v45 = {
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
      "selections": (v21/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isVirtual",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFeatured",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalUrl",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buttonText",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryIds",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "concreteType": "AdminAttribute",
  "kind": "LinkedField",
  "name": "adminAttributes",
  "plural": true,
  "selections": [
    (v52/*:: as any*/),
    (v4/*:: as any*/),
    (v53/*:: as any*/),
    (v54/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labels",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "depth",
  "storageKey": null
},
v57 = [
  {
    "kind": "Literal",
    "name": "ownerType",
    "value": "PRODUCT"
  }
],
v58 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CustomFieldsPanel_definitions"
  }
],
v59 = [
  {
    "kind": "Literal",
    "name": "ownerType",
    "value": "PRODUCT_VARIATION"
  }
],
v60 = [
  (v12/*:: as any*/),
  (v4/*:: as any*/)
],
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "namespace",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v64 = [
  (v62/*:: as any*/),
  (v63/*:: as any*/),
  (v4/*:: as any*/),
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isPublic",
    "storageKey": null
  },
  (v20/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "choices",
    "storageKey": null
  },
  (v52/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminProduct",
        "kind": "LinkedField",
        "name": "adminProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminProductLink",
            "kind": "LinkedField",
            "name": "grouped",
            "plural": true,
            "selections": [
              (v12/*:: as any*/)
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
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminMetafield",
            "kind": "LinkedField",
            "name": "metafields",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CustomFieldsPanel_values"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "productValues_product",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
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
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminManufacturer",
                "kind": "LinkedField",
                "name": "manufacturer",
                "plural": false,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              (v42/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              (v49/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PicturesPanel_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SpecificationsPanel_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StockPanel_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VariationsPanel_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LinksPanel_product"
          }
        ],
        "storageKey": null
      },
      (v55/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminManufacturer",
        "kind": "LinkedField",
        "name": "adminManufacturers",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCategory",
        "kind": "LinkedField",
        "name": "adminCategories",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v56/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v57/*:: as any*/),
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinitions",
        "plural": true,
        "selections": (v58/*:: as any*/),
        "storageKey": "metafieldDefinitions(ownerType:\"PRODUCT\")"
      },
      {
        "alias": "variationFields",
        "args": (v59/*:: as any*/),
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinitions",
        "plural": true,
        "selections": (v58/*:: as any*/),
        "storageKey": "metafieldDefinitions(ownerType:\"PRODUCT_VARIATION\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminProduct",
        "kind": "LinkedField",
        "name": "adminProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminProductLink",
            "kind": "LinkedField",
            "name": "grouped",
            "plural": true,
            "selections": (v60/*:: as any*/),
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
              (v2/*:: as any*/),
              (v52/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v14/*:: as any*/),
              (v7/*:: as any*/),
              (v61/*:: as any*/),
              (v28/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v39/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminVariationOption",
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
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
            "concreteType": "AdminMetafield",
            "kind": "LinkedField",
            "name": "metafields",
            "plural": true,
            "selections": [
              (v62/*:: as any*/),
              (v63/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
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
          (v37/*:: as any*/),
          (v38/*:: as any*/),
          (v39/*:: as any*/),
          (v40/*:: as any*/),
          (v41/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminManufacturer",
            "kind": "LinkedField",
            "name": "manufacturer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v52/*:: as any*/)
            ],
            "storageKey": null
          },
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          (v46/*:: as any*/),
          (v47/*:: as any*/),
          (v48/*:: as any*/),
          (v49/*:: as any*/),
          (v50/*:: as any*/),
          (v51/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminPicture",
            "kind": "LinkedField",
            "name": "pictures",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isReady",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "basePath",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v52/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PictureUpload",
            "kind": "LinkedField",
            "name": "uploads",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileName",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failure",
                "storageKey": null
              },
              (v52/*:: as any*/)
            ],
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
              (v4/*:: as any*/),
              (v53/*:: as any*/),
              (v54/*:: as any*/),
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
          (v61/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StockMovement",
            "kind": "LinkedField",
            "name": "movements",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "delta",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stockAfter",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "note",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "by",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderDatabaseId",
                "storageKey": null
              },
              (v52/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminProductLink",
            "kind": "LinkedField",
            "name": "upsells",
            "plural": true,
            "selections": (v60/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminProductLink",
            "kind": "LinkedField",
            "name": "crossSells",
            "plural": true,
            "selections": (v60/*:: as any*/),
            "storageKey": null
          },
          (v52/*:: as any*/)
        ],
        "storageKey": null
      },
      (v55/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminManufacturer",
        "kind": "LinkedField",
        "name": "adminManufacturers",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v52/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCategory",
        "kind": "LinkedField",
        "name": "adminCategories",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v56/*:: as any*/),
          (v52/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v57/*:: as any*/),
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinitions",
        "plural": true,
        "selections": (v64/*:: as any*/),
        "storageKey": "metafieldDefinitions(ownerType:\"PRODUCT\")"
      },
      {
        "alias": "variationFields",
        "args": (v59/*:: as any*/),
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinitions",
        "plural": true,
        "selections": (v64/*:: as any*/),
        "storageKey": "metafieldDefinitions(ownerType:\"PRODUCT_VARIATION\")"
      }
    ]
  },
  "params": {
    "id": "301ffe65aa7d24bb662137e4658786c27ec5e8eb5815e4b61e8e3f82b101a69f",
    "metadata": {},
    "name": "ProductScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db96aff016413bc364b1dcadbb3b9756";

export default node;
