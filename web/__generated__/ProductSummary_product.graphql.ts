/**
 * @generated SignedSource<<a141d3a45693cbd76e05526a50be50bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductSummary_product$data = {
  readonly brand: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly deposit: {
    readonly amount: {
      readonly formatted: string;
    };
  } | null | undefined;
  readonly discountPercent: number | null | undefined;
  readonly energyLabel: {
    readonly sheetUrl: string | null | undefined;
  } | null | undefined;
  readonly isPurchasable: boolean;
  readonly minimumAge: number | null | undefined;
  readonly name: string;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly pricePerUnit: {
    readonly formatted: string;
  } | null | undefined;
  readonly priceRange: {
    readonly max: {
      readonly amount: number;
    };
    readonly min: {
      readonly amount: number;
    };
  };
  readonly priorPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly quantityRule: {
    readonly min: number;
  };
  readonly rating: {
    readonly count: number;
    readonly " $fragmentSpreads": FragmentRefs<"Stars_rating">;
  };
  readonly shortDescription: string;
  readonly stock: {
    readonly " $fragmentSpreads": FragmentRefs<"StockWord_stock">;
  };
  readonly type: ProductType;
  readonly variations: ReadonlyArray<{
    readonly discountPercent: number | null | undefined;
    readonly id: string;
    readonly price: {
      readonly formatted: string;
    } | null | undefined;
    readonly pricePerUnit: {
      readonly formatted: string;
    } | null | undefined;
    readonly priorPrice: {
      readonly formatted: string;
    } | null | undefined;
    readonly quantityRule: {
      readonly min: number;
    };
    readonly stock: {
      readonly " $fragmentSpreads": FragmentRefs<"StockWord_stock">;
    };
  }>;
  readonly withdrawalException: {
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "BuyForm_product" | "CompareButton_product" | "DeliveryPromise_product" | "EnergyLabel_product" | "GroupedProducts_product" | "HeartButton_product">;
  readonly " $fragmentType": "ProductSummary_product";
};
export type ProductSummary_product$key = {
  readonly " $data"?: ProductSummary_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSummary_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "priorPrice",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discountPercent",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PricePerUnit",
  "kind": "LinkedField",
  "name": "pricePerUnit",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "QuantityRule",
  "kind": "LinkedField",
  "name": "quantityRule",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Stock",
  "kind": "LinkedField",
  "name": "stock",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockWord_stock"
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductSummary_product",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "shortDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rating",
      "kind": "LinkedField",
      "name": "rating",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Stars_rating"
        }
      ],
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MoneyRange",
      "kind": "LinkedField",
      "name": "priceRange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "min",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "max",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPurchasable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalException",
      "kind": "LinkedField",
      "name": "withdrawalException",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
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
          "name": "sheetUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumAge",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnergyLabel_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryPromise_product"
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariation",
      "kind": "LinkedField",
      "name": "variations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v2/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCartButton_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyForm_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupedProducts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeartButton_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareButton_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "a694f931811ffd97ec6c0076443a4476";

export default node;
