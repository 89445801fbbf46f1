/**
 * @generated SignedSource<<b09e8776b953701fa994208e521e24eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NewsletterVariant = "A" | "B" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewsletterForm_form$data = {
  readonly asksName: boolean;
  readonly hasConsentBox: boolean;
  readonly variant: NewsletterVariant;
  readonly wording: string;
  readonly wordingVersion: string;
  readonly " $fragmentType": "NewsletterForm_form";
};
export type NewsletterForm_form$key = {
  readonly " $data"?: NewsletterForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsletterForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsletterForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asksName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasConsentBox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wording",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordingVersion",
      "storageKey": null
    }
  ],
  "type": "NewsletterForm",
  "abstractKey": null
};

(node as any).hash = "65f02170316cc829de4128b1f81bfc9c";

export default node;
