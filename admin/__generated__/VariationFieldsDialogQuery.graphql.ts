/**
 * @generated SignedSource<<b1dbfa9b5ff627209782c9d1e21fb6c7>>
 * @relayHash 48b7a071d341683307738a80e0ee0f59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c5d6508928971b886e5c4f9fdc917daa0fa6be8e3d99888f54b48e658f0b23c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariationFieldsDialogQuery$variables = {
  id: string;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type VariationFieldsDialogQuery$data = {
  readonly adminProduct: {
    readonly variations: ReadonlyArray<{
      readonly databaseId: number;
      readonly metafields: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"CustomFieldsPanel_values">;
      }>;
    }>;
  } | null | undefined;
};
export type VariationFieldsDialogQuery = {
  response: VariationFieldsDialogQuery$data;
  variables: VariationFieldsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VariationFieldsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminProduct",
        "kind": "LinkedField",
        "name": "adminProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "AdminProduct",
            "kind": "LinkedField",
            "name": "variations",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
              }
            ],
            "storageKey": null
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
    "name": "VariationFieldsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminProduct",
        "kind": "LinkedField",
        "name": "adminProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "AdminProduct",
            "kind": "LinkedField",
            "name": "variations",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminMetafield",
                "kind": "LinkedField",
                "name": "metafields",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "namespace",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c5d6508928971b886e5c4f9fdc917daa0fa6be8e3d99888f54b48e658f0b23c",
    "metadata": {},
    "name": "VariationFieldsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "449581917cf631baeb729f964de56f48";

export default node;
