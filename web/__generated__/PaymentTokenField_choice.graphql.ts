/**
 * @generated SignedSource<<91746e00d1d1f5aeb9936c2a21cf0e2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentTokenField_choice$data = {
  readonly hint: string;
  readonly label: string;
  readonly options: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "PaymentTokenField_choice";
};
export type PaymentTokenField_choice$key = {
  readonly " $data"?: PaymentTokenField_choice$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTokenField_choice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTokenField_choice",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentTokenOption",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentTokenChoice",
  "abstractKey": null
};
})();

(node as any).hash = "2816ff35690a21d066ad1928f1318289";

export default node;
