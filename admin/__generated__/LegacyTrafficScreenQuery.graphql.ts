/**
 * @generated SignedSource<<805fe4c4764b1d80379d711fcd5ff418>>
 * @relayHash f4ad022aa023db348b293cfc8983592e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2d5377c8742519314911c6978813036e1a4e1927a6097e74dac905933e86463

import type { ConcreteRequest } from 'relay-runtime';
export type ReportPeriod = {
  from: string;
  to: string;
};
export type LegacyTrafficScreenQuery$variables = {
  period: ReportPeriod;
};
export type LegacyTrafficScreenQuery$data = {
  readonly legacyTraffic: ReadonlyArray<{
    readonly calls: number;
    readonly lastSeenAt: string;
    readonly route: string;
    readonly twin: string;
  }>;
};
export type LegacyTrafficScreenQuery = {
  response: LegacyTrafficScreenQuery$data;
  variables: LegacyTrafficScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "period",
        "variableName": "period"
      }
    ],
    "concreteType": "LegacyRoute",
    "kind": "LinkedField",
    "name": "legacyTraffic",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "route",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "twin",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "calls",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastSeenAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LegacyTrafficScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LegacyTrafficScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d2d5377c8742519314911c6978813036e1a4e1927a6097e74dac905933e86463",
    "metadata": {},
    "name": "LegacyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "737c3cccc2f4159557cfbba3efee787e";

export default node;
