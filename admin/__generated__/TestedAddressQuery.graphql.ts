/**
 * @generated SignedSource<<8bc666b4ed292c23724ca0fef5639d89>>
 * @relayHash 73623ff7ff46a8fde61790d191a32596
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5270ace460eab0b13fccdc89cd5a251e3c6ec35bdb026f7d7ecff24b224a826d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttributionRule = "CAMPAIGN" | "CLICK_ID" | "KEPT" | "REFERRAL" | "SEARCH_ENGINE" | "TYPEIN" | "%future added value";
export type TestedAddressQuery$variables = {
  earlierSource?: string | null | undefined;
  hasSession?: boolean | null | undefined;
  ownHost?: string | null | undefined;
  referrer?: string | null | undefined;
  url: string;
};
export type TestedAddressQuery$data = {
  readonly classifyLanding: {
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly rule: AttributionRule;
    readonly touch: {
      readonly " $fragmentSpreads": FragmentRefs<"TouchTable_touch">;
    };
  };
};
export type TestedAddressQuery = {
  response: TestedAddressQuery$data;
  variables: TestedAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "earlierSource"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSession"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ownHost"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "referrer"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "url"
},
v5 = [
  {
    "kind": "Variable",
    "name": "earlierSource",
    "variableName": "earlierSource"
  },
  {
    "kind": "Variable",
    "name": "hasSession",
    "variableName": "hasSession"
  },
  {
    "kind": "Variable",
    "name": "ownHost",
    "variableName": "ownHost"
  },
  {
    "kind": "Variable",
    "name": "referrer",
    "variableName": "referrer"
  },
  {
    "kind": "Variable",
    "name": "url",
    "variableName": "url"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TestedAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "ClassifiedLanding",
        "kind": "LinkedField",
        "name": "classifyLanding",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionTouch",
            "kind": "LinkedField",
            "name": "touch",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TouchTable_touch"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionEvidence",
            "kind": "LinkedField",
            "name": "evidence",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EvidenceList_evidence"
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
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TestedAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "ClassifiedLanding",
        "kind": "LinkedField",
        "name": "classifyLanding",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionTouch",
            "kind": "LinkedField",
            "name": "touch",
            "plural": false,
            "selections": [
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
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "medium",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campaign",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "term",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campaignId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "platform",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "format",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tactic",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "referrer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entry",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startTime",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionEvidence",
            "kind": "LinkedField",
            "name": "evidence",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signal",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDecisive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
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
    "id": "5270ace460eab0b13fccdc89cd5a251e3c6ec35bdb026f7d7ecff24b224a826d",
    "metadata": {},
    "name": "TestedAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9d0a780e28ea6c9c86d8ca46b582bec";

export default node;
