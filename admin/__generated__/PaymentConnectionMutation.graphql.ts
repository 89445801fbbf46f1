/**
 * @generated SignedSource<<d30317f2c60b15a2ad67be634fad5433>>
 * @relayHash 288f37d51ebc92b48d8f60ecc8424696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 489e317fd57bd40d825ddc788bda0741186e07c31d91c7bd9e792cd151199aa2

import type { ConcreteRequest } from 'relay-runtime';
export type TestPaymentSettingsInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};
export type PaymentConnectionMutation$variables = {
  input: TestPaymentSettingsInput;
};
export type PaymentConnectionMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly isOk?: boolean;
    readonly message?: string;
  };
};
export type PaymentConnectionMutation = {
  response: PaymentConnectionMutation$data;
  variables: PaymentConnectionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "testPaymentSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOk",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "TestPaymentSettingsPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "name": "PaymentConnectionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentConnectionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "489e317fd57bd40d825ddc788bda0741186e07c31d91c7bd9e792cd151199aa2",
    "metadata": {},
    "name": "PaymentConnectionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44523fc6773b1e88eadd2aa413a94189";

export default node;
