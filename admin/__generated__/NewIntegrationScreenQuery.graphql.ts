/**
 * @generated SignedSource<<a70cc4401e46918b9c36c2fb847b416f>>
 * @relayHash 25f48e8c4bcfe263bb416eb89162b1a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3e515c70207056a37d193e09911c2345f664ca5f84abcccc942c2bfcb7b8c70

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewIntegrationScreenQuery$variables = Record<PropertyKey, never>;
export type NewIntegrationScreenQuery$data = {
  readonly mailingServices: ReadonlyArray<{
    readonly label: string;
    readonly serviceId: string;
    readonly " $fragmentSpreads": FragmentRefs<"IntegrationForm_service">;
  }>;
};
export type NewIntegrationScreenQuery = {
  response: NewIntegrationScreenQuery$data;
  variables: NewIntegrationScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewIntegrationScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MailingService",
        "kind": "LinkedField",
        "name": "mailingServices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IntegrationForm_service"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewIntegrationScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MailingService",
        "kind": "LinkedField",
        "name": "mailingServices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingField",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "help",
                "storageKey": null
              },
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
                "concreteType": "SettingFieldOption",
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b3e515c70207056a37d193e09911c2345f664ca5f84abcccc942c2bfcb7b8c70",
    "metadata": {},
    "name": "NewIntegrationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cde526b0d061fbc75a61d946164b8a3b";

export default node;
