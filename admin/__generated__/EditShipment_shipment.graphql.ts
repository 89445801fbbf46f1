/**
 * @generated SignedSource<<ab6ecd2f896c42e6114bb05a899ed6cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParcelCarrier = "AUSTRIAN_POST" | "BPOST" | "CORREOS" | "DHL" | "DHL_EXPRESS" | "DPD" | "FEDEX" | "GLS" | "HERMES" | "INPOST" | "LA_POSTE" | "OTHER" | "POSTE_ITALIANE" | "POSTNL" | "SWISS_POST" | "UPS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditShipment_shipment$data = {
  readonly carrier: ParcelCarrier;
  readonly carrierName: string;
  readonly id: string;
  readonly number: number;
  readonly ownTrackingUrl: string | null | undefined;
  readonly service: string;
  readonly trackingNumber: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "EditShipment_shipment";
};
export type EditShipment_shipment$key = {
  readonly " $data"?: EditShipment_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditShipment_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditShipment_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "service",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownTrackingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "0819abf938779531ae375fc24d2df5cb";

export default node;
