/**
 * @generated SignedSource<<2e3fb84e1f1ef5fb6a79362f7a7215f5>>
 * @relayHash e48264813dd459b35f251307a6efe2a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 977c9b842bb1e80b1cebb65f6845cb2303b2ad9eb10fac2b034e04fb0db0a6e2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticesScreenQuery$variables = Record<PropertyKey, never>;
export type NoticesScreenQuery$data = {
  readonly notices: {
    readonly edit: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"FormEnd_edit">;
    };
    readonly isComingSoon: boolean;
    readonly storeNotice: string;
    readonly topContent: string;
  };
};
export type NoticesScreenQuery = {
  response: NoticesScreenQuery$data;
  variables: NoticesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "storeNotice",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "topContent",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isComingSoon",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoticesScreenQuery",
    "selections": [
      {
        "alias": "notices",
        "args": null,
        "concreteType": "StaffNotices",
        "kind": "LinkedField",
        "name": "staffNotices",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingsEdit",
            "kind": "LinkedField",
            "name": "edit",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FormEnd_edit"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoticesScreenQuery",
    "selections": [
      {
        "alias": "notices",
        "args": null,
        "concreteType": "StaffNotices",
        "kind": "LinkedField",
        "name": "staffNotices",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingsEdit",
            "kind": "LinkedField",
            "name": "edit",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "editedAt",
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
    "id": "977c9b842bb1e80b1cebb65f6845cb2303b2ad9eb10fac2b034e04fb0db0a6e2",
    "metadata": {},
    "name": "NoticesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04fb80f843b814d481abac41f5acbfb6";

export default node;
