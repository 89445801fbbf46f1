// The carriers that shipments name, with their public tracking pages.

/** A carrier. */
export interface ParcelCarrier {
  name: string;
  /**
   * The page that tracks a parcel: {number}, and where the page asks for them, {country} and {postcode} of the delivery address. Null
   * without one.
   */
  tracking: string | null;
}

/**
 * The carriers by code. None of them documents its tracking page as an interface: the patterns are those that public code of shops agreed
 * on in November 2026 (such as plugins of WooCommerce, Shopware and PrestaShop, and karrio), several places each; Poste Italiane and bpost
 * fewer. Where a page changes, staff enter a link with the shipment, which takes precedence.
 */
export const parcelCarriers = {
  DHL: { name: 'DHL', tracking: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}' },
  DHL_EXPRESS: { name: 'DHL Express', tracking: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}' },
  DPD: { name: 'DPD', tracking: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  GLS: { name: 'GLS', tracking: 'https://gls-group.eu/EU/en/parcel-tracking?match={number}' },
  UPS: { name: 'UPS', tracking: 'https://www.ups.com/track?loc=en_US&tracknum={number}' },
  FEDEX: { name: 'FedEx', tracking: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  HERMES: { name: 'Hermes', tracking: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}' },
  AUSTRIAN_POST: { name: 'Austrian Post', tracking: 'https://www.post.at/sv/sendungsdetails?snr={number}' },
  SWISS_POST: { name: 'Swiss Post', tracking: 'https://service.post.ch/ekp-web/ui/entry/search/{number}' },
  LA_POSTE: { name: 'La Poste / Colissimo', tracking: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  POSTNL: { name: 'PostNL', tracking: 'https://jouw.postnl.nl/track-and-trace/{number}-{country}-{postcode}' },
  BPOST: { name: 'bpost', tracking: 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}&postalCode={postcode}&lang=en' },
  INPOST: { name: 'InPost', tracking: 'https://inpost.pl/sledzenie-przesylek?number={number}' },
  CORREOS: {
    name: 'Correos',
    tracking: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  },
  POSTE_ITALIANE: { name: 'Poste Italiane', tracking: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}' },
  OTHER: { name: 'Other', tracking: null },
} as const satisfies Record<string, ParcelCarrier>;

/** Code of a carrier. */
export type CarrierCode = keyof typeof parcelCarriers;

/** Whether a text is the code of a carrier. */
export const isCarrierCode = (code: string): code is CarrierCode => Object.hasOwn(parcelCarriers, code);

/** What decides about the tracking page of a shipment. */
export interface TrackedParcel {
  /** Code of its carrier; unknown codes have no page. */
  carrier: string;
  /** '' without one. */
  trackingNumber: string;
  /** The shipment's own link; '' without one. */
  trackingUrl: string;
  /** Code of the delivery address's country. */
  country: string;
  postcode: string;
}

/** The address of the page that tracks a shipment: its own link, or else its carrier's page; null without either. */
export function trackingPage({ carrier, trackingNumber, trackingUrl, country, postcode }: TrackedParcel): string | null {
  if (trackingUrl !== '') return trackingUrl;
  const pattern = isCarrierCode(carrier) ? parcelCarriers[carrier].tracking : null;
  if (pattern === null || trackingNumber === '') return null;
  // Carriers print numbers in groups, and their pages take them without blanks.
  const values = { number: trackingNumber.replace(/\s/g, ''), country, postcode: postcode.replace(/\s/g, '') };
  return pattern.replace(/\{(number|country|postcode)\}/g, (_match, name: keyof typeof values) => encodeURIComponent(values[name]));
}

/** The carrier's name for people. @param carrierName the name of a carrier without a code */
export function carrierTitle({ carrier, carrierName }: { carrier: string; carrierName: string }): string {
  if (carrierName !== '') return carrierName;
  return isCarrierCode(carrier) && carrier !== 'OTHER' ? parcelCarriers[carrier].name : '';
}
