/**
 * @generated SignedSource<<63f765973033ea252062092c87e8858a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DismissComingSoonBannerInput = {
  clientMutationId?: string | null | undefined;
};
export type restUsersMutation$variables = {
  input: DismissComingSoonBannerInput;
};
export type restUsersMutation$data = {
  readonly dismissComingSoonBanner: {
    readonly __typename: string;
  };
};
export type restUsersMutation = {
  response: restUsersMutation$data;
  variables: restUsersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "dismissComingSoonBanner",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "restUsersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "restUsersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "671f9b7c4a796f0e45b92b80f4d87adc",
    "id": null,
    "metadata": {},
    "name": "restUsersMutation",
    "operationKind": "mutation",
    "text": "mutation restUsersMutation(\n  $input: DismissComingSoonBannerInput!\n) {\n  dismissComingSoonBanner(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "075937ce707054a2568b3dd879bcac19";

export default node;
