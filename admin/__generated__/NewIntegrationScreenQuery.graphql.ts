/**
 * @generated SignedSource<<00acb9d92a3e2386bc99ebc0792d0651>>
 * @relayHash a9f75eb1b93ac6ff70fa4f543aa953d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd7b55af4a18302b2826555d22b06da3cc2817991f792add3c81b4c999290ad0

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
    "id": "bd7b55af4a18302b2826555d22b06da3cc2817991f792add3c81b4c999290ad0",
    "metadata": {},
    "name": "NewIntegrationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cde526b0d061fbc75a61d946164b8a3b";

export default node;
