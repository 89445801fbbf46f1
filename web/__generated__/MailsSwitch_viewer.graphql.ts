/**
 * @generated SignedSource<<09e80203948b8ae9e2375dd75ee9904a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailsSwitch_viewer$data = {
  readonly isSignedIn: boolean;
  readonly wishlist: {
    readonly mailsChanges: boolean;
  };
  readonly " $fragmentType": "MailsSwitch_viewer";
};
export type MailsSwitch_viewer$key = {
  readonly " $data"?: MailsSwitch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailsSwitch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailsSwitch_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSignedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Wishlist",
      "kind": "LinkedField",
      "name": "wishlist",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailsChanges",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8ffac7f8a24de9af13134956085fddc9";

export default node;
