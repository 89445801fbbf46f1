/**
 * @generated SignedSource<<323d65b0dd7130a30a6d877d8169cb32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailingServiceFieldKind = "SECRET" | "SELECT" | "TEXT" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IntegrationForm_service$data = {
  readonly fields: ReadonlyArray<{
    readonly help: string;
    readonly kind: MailingServiceFieldKind;
    readonly label: string;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  }>;
  readonly serviceId: string;
  readonly " $fragmentType": "IntegrationForm_service";
};
export type IntegrationForm_service$key = {
  readonly " $data"?: IntegrationForm_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationForm_service">;
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
      "concreteType": "MailingServiceField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
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
          "concreteType": "MailingServiceFieldOption",
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
      "storageKey": null
    }
  ],
  "type": "MailingService",
  "abstractKey": null
};
})();

(node as any).hash = "9fe9f0ce2cdb91d55d1c980da6f51770";

export default node;
