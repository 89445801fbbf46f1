/**
 * @generated SignedSource<<4d7ab1bd4308d671a29a3e13030dd02e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "%future added value";
export type StockStatus = "IN_STOCK" | "LOW_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "%future added value";
export type UnitPriceBase = "HUNDRED_G" | "HUNDRED_ML" | "KG" | "L" | "M" | "M2" | "PIECE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductJsonLd_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly delivery: {
    readonly country: {
      readonly code: string;
    };
    readonly handlingDays: number;
    readonly method: {
      readonly price: {
        readonly amount: number;
        readonly currencyCode: string;
      };
    };
    readonly transitDays: {
      readonly max: number;
      readonly min: number;
    } | null | undefined;
  } | null | undefined;
  readonly energyLabel: {
    readonly class: EnergyClass;
    readonly scaleEnd: EnergyClass;
    readonly scaleStart: EnergyClass;
  } | null | undefined;
  readonly gtin: string | null | undefined;
  readonly images: ReadonlyArray<{
    readonly basePath: string;
  }>;
  readonly manufacturer: {
    readonly address: string;
    readonly contact: string;
    readonly name: string;
  } | null | undefined;
  readonly minimumAge: number | null | undefined;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly attribute: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly price: {
    readonly amount: number;
    readonly currencyCode: string;
  } | null | undefined;
  readonly pricePerUnit: {
    readonly base: UnitPriceBase;
    readonly price: {
      readonly amount: number;
    };
  } | null | undefined;
  readonly priceRange: {
    readonly max: {
      readonly amount: number;
    };
    readonly min: {
      readonly amount: number;
    };
  };
  readonly rating: {
    readonly average: number;
    readonly count: number;
  };
  readonly returnDays: number | null | undefined;
  readonly shortDescription: string;
  readonly sku: string | null | undefined;
  readonly slug: string;
  readonly stock: {
    readonly status: StockStatus;
  };
  readonly url: string;
  readonly variations: ReadonlyArray<{
    readonly delivery: {
      readonly country: {
        readonly code: string;
      };
      readonly handlingDays: number;
      readonly method: {
        readonly price: {
          readonly amount: number;
          readonly currencyCode: string;
        };
      };
      readonly transitDays: {
        readonly max: number;
        readonly min: number;
      } | null | undefined;
    } | null | undefined;
    readonly image: {
      readonly basePath: string;
    } | null | undefined;
    readonly options: ReadonlyArray<{
      readonly attribute: {
        readonly name: string;
        readonly slug: string;
      };
      readonly term: {
        readonly label: string;
        readonly slug: string;
      } | null | undefined;
    }>;
    readonly price: {
      readonly amount: number;
      readonly currencyCode: string;
    } | null | undefined;
    readonly pricePerUnit: {
      readonly base: UnitPriceBase;
      readonly price: {
        readonly amount: number;
      };
    } | null | undefined;
    readonly sku: string | null | undefined;
    readonly stock: {
      readonly status: StockStatus;
    };
  }>;
  readonly withdrawalException: {
    readonly isConditional: boolean;
  } | null | undefined;
  readonly " $fragmentType": "ProductJsonLd_product";
};
export type ProductJsonLd_product$key = {
  readonly " $data"?: ProductJsonLd_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductJsonLd_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "basePath",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currencyCode",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "PricePerUnit",
  "kind": "LinkedField",
  "name": "pricePerUnit",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "base",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductDelivery",
  "kind": "LinkedField",
  "name": "delivery",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "method",
      "plural": false,
      "selections": [
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handlingDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DayRange",
      "kind": "LinkedField",
      "name": "transitDays",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "min",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "max",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Attribute",
  "kind": "LinkedField",
  "name": "attribute",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductJsonLd_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortDescription",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gtin",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Manufacturer",
      "kind": "LinkedField",
      "name": "manufacturer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contact",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    (v5/*:: as any*/),
    (v7/*:: as any*/),
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
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "max",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnDays",
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
          "name": "isConditional",
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
          "name": "class",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scaleStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scaleEnd",
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
      "alias": null,
      "args": null,
      "concreteType": "ProductOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v10/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariation",
      "kind": "LinkedField",
      "name": "variations",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VariationOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v10/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "AttributeTerm",
              "kind": "LinkedField",
              "name": "term",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        (v5/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
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
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "eae24c65a58e7c85d62a09673a21feb6";

export default node;
