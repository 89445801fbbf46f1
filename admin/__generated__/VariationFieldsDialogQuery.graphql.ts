/**
 * @generated SignedSource<<8caf310985f19dbfa3621c5b5ece1941>>
 * @relayHash aab5eb965070c3adee032bbbd135ab63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50ed1874f7e9a12464458c68323e67d356079e3fd9dad4446cf12b3249926256

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariationFieldsDialogQuery$variables = {
  id: string;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type VariationFieldsDialogQuery$data = {
  readonly adminProduct: {
    readonly variations: ReadonlyArray<{
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "50ed1874f7e9a12464458c68323e67d356079e3fd9dad4446cf12b3249926256",
    "metadata": {},
    "name": "VariationFieldsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b74af1e34b79e12cc29908a03dec60e1";

export default node;
