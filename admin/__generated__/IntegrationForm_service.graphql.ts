/**
 * @generated SignedSource<<bf25d8190fe24b874ef1b0902582c5e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntegrationForm_service$data = {
  readonly fields: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SettingFields_fields">;
  }>;
  readonly serviceId: string;
  readonly " $fragmentType": "IntegrationForm_service";
};
export type IntegrationForm_service$key = {
  readonly " $data"?: IntegrationForm_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationForm_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegrationForm_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SettingFields_fields"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MailingService",
  "abstractKey": null
};

(node as any).hash = "f21ae5ac21a6cad754c9f5f858553348";

export default node;
