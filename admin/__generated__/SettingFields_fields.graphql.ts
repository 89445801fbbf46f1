/**
 * @generated SignedSource<<3333fa90edbb3ef44002d141c294ab0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SettingFieldKind = "SECRET" | "SELECT" | "TEXT" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingFields_fields$data = ReadonlyArray<{
  readonly help: string;
  readonly kind: SettingFieldKind;
  readonly label: string;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "SettingFields_fields";
}>;
export type SettingFields_fields$key = ReadonlyArray<{
  readonly " $data"?: SettingFields_fields$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingFields_fields">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "SettingFields_fields",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
  "type": "SettingField",
  "abstractKey": null
};
})();

(node as any).hash = "db24e2c80501c8774c4cb15d0b289e83";

export default node;
