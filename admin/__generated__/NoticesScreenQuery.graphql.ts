/**
 * @generated SignedSource<<8ca5ea99c28e85e5dd917450d938e17e>>
 * @relayHash ee388d02741e13a57a6f8ff54b0d9259
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5102a5d819cb7ea60c750911d6547fd92211657bd713ea15beb0dc8596942eb3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticesScreenQuery$variables = Record<PropertyKey, never>;
export type NoticesScreenQuery$data = {
  readonly notices: {
    readonly edit: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_edit">;
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
        "concreteType": "AdminNotices",
        "kind": "LinkedField",
        "name": "adminNotices",
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
                "name": "SettingsForm_edit"
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
        "concreteType": "AdminNotices",
        "kind": "LinkedField",
        "name": "adminNotices",
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
    "id": "5102a5d819cb7ea60c750911d6547fd92211657bd713ea15beb0dc8596942eb3",
    "metadata": {},
    "name": "NoticesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bfba58c8a14b03f81eb5d4deef25aefc";

export default node;
