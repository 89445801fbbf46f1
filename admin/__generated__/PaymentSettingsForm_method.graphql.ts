/**
 * @generated SignedSource<<8fe435c2ab6a27901277ea4e15228664>>
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
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"SettingFields_fields">;
  }>;
  readonly isSetUp: boolean;
  readonly label: string;
  readonly secretNames: ReadonlyArray<string>;
  readonly settings: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly version: number;
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
  "name": "name",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
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
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SettingFields_fields"
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secretNames",
      "storageKey": null
    }
  ],
  "type": "StaffPaymentMethod",
  "abstractKey": null
};
})();

(node as any).hash = "e9861298209fb17c1840e71bbf01f441";

export default node;
