/**
 * @generated SignedSource<<ed87b63154b35f3ef6d89d4831cb992e>>
 * @relayHash 75ca072e66c3b547fcdb11c0027372b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6256844be355a9318c1842740b42e3259850f18d9eaa9d65f98eee774de4c0d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryFieldsQuery$variables = {
  id: string;
};
export type CategoryFieldsQuery$data = {
  readonly adminCategory: {
    readonly metafields: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CustomFieldsPanel_values">;
    }>;
  } | null | undefined;
  readonly metafieldDefinitions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomFieldsPanel_definitions">;
  }>;
};
export type CategoryFieldsQuery = {
  response: CategoryFieldsQuery$data;
  variables: CategoryFieldsQuery$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "ownerType",
    "value": "CATEGORY"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "namespace",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v5 = {
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
    "name": "CategoryFieldsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminCategory",
        "kind": "LinkedField",
        "name": "adminCategory",
        "plural": false,
        "selections": [
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
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinitions",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CustomFieldsPanel_definitions"
          }
        ],
        "storageKey": "metafieldDefinitions(ownerType:\"CATEGORY\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CategoryFieldsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminCategory",
        "kind": "LinkedField",
        "name": "adminCategory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminMetafield",
            "kind": "LinkedField",
            "name": "metafields",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinitions",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPublic",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "choices",
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": "metafieldDefinitions(ownerType:\"CATEGORY\")"
      }
    ]
  },
  "params": {
    "id": "6256844be355a9318c1842740b42e3259850f18d9eaa9d65f98eee774de4c0d8",
    "metadata": {},
    "name": "CategoryFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb87d31165a7c421b0c4d098574e7c35";

export default node;
