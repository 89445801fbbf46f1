/**
 * @generated SignedSource<<bd4c6422b23eba30da09772e4a8e30bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterChips_facets$data = {
  readonly attributes: ReadonlyArray<{
    readonly attribute: {
      readonly name: string;
      readonly slug: string;
    };
    readonly terms: ReadonlyArray<{
      readonly term: {
        readonly label: string;
        readonly slug: string;
      };
    }>;
  }>;
  readonly brands: ReadonlyArray<{
    readonly brand: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly " $fragmentType": "FilterChips_facets";
};
export type FilterChips_facets$key = {
  readonly " $data"?: FilterChips_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterChips_facets">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterChips_facets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributeFacet",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Attribute",
          "kind": "LinkedField",
          "name": "attribute",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TermFacet",
          "kind": "LinkedField",
          "name": "terms",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AttributeTerm",
              "kind": "LinkedField",
              "name": "term",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
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
      "concreteType": "BrandFacet",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Brand",
          "kind": "LinkedField",
          "name": "brand",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductFacets",
  "abstractKey": null
};
})();

(node as any).hash = "f8b6b4c0601d9d90ef4af142e3554a4e";

export default node;
