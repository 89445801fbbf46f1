/**
 * @generated SignedSource<<921d3b1b8bfdcddf5bf927c55d064e3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentSettingsForm_method$data = {
  readonly code: string;
  readonly fields: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SettingFields_field">;
  }>;
  readonly isSetUp: boolean;
  readonly label: string;
  readonly secretNames: ReadonlyArray<string>;
  readonly settings: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly version: number;
  readonly warning: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentConnection_method">;
  readonly " $fragmentType": "PaymentSettingsForm_method";
};
export type PaymentSettingsForm_method$key = {
  readonly " $data"?: PaymentSettingsForm_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentSettingsForm_method">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentSettingsForm_method",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSetUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SettingField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "SettingFields_field",
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
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
                (v2/*:: as any*/),
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SettingValue",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secretNames",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentConnection_method"
    }
  ],
  "type": "AdminPaymentMethod",
  "abstractKey": null
};
})();

(node as any).hash = "06cc920a504b5fe8dff22b85ce6e5183";

export default node;
