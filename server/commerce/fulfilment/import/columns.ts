import { parcelCarriers, type CarrierCode } from '../../../../shared/fulfilment/carriers.ts';
import { unguardedCell } from '../../../platform/csv/guardedCell.ts';
import { foldText } from '../../../platform/i18n/foldText.ts';

// Reads the columns of files with tracking numbers. Shops, carriers and shipping software name the same columns differently, in several
// languages.

/** Columns of the file. */
export type ColumnKey = 'orderNumber' | 'carrier' | 'trackingNumber' | 'sku' | 'quantity';

const words = (text: string) => text.trim().split(/\s+/);

/** Names of each column, in the order of preference, as `plain` writes them. */
const names: Readonly<Record<ColumnKey, readonly string[]>> = {
  orderNumber: words(`
    ordernumber orderno ordernr orderid order ordername orderreference salesorder customerreference shipmentreference
    clientreference reference reference1 referencenumber ref yourreference bestellnummer bestellnr bestellung auftragsnummer
    auftragsnr auftrag referenz referenznummer sendungsreferenz kundenreferenz commande numerodecommande numerocommande
    pedido numerodepedido ordine numeroordine bestelnummer numerzamowienia`),
  carrier: words(`
    carrier carriercode carriername shippingcarrier courier shippingprovider shippingcompany trackingcompany provider
    versanddienstleister versanddienst versender spediteur zusteller frachtfuhrer transporteur transportista corriere
    vervoerder przewoznik`),
  trackingNumber: words(`
    trackingnumber trackingnumbers trackingno trackingnr trackingid trackingcode tracking trackandtrace shipmentnumber
    shipmentid parcelnumber parcelno consignmentnumber waybill waybillnumber airwaybill awb barcode sendungsnummer
    sendungsnr sendungsverfolgungsnummer paketnummer paketscheinnummer identcode numerodesuivi numerosuivi suivi
    numerodeseguimiento numeroditracking numerodispedizione zendingnummer numerprzesylki`),
  sku: words('sku itemsku productsku lineitemsku articlenumber itemnumber artikelnummer artikelnr'),
  quantity: words(`
    quantity qty itemquantity units pieces menge anzahl stuck stueck quantite cantidad quantita`),
};

/** Letters and digits only, without accents: "Tracking-No." is "trackingno". */
const plain = (text: string) => foldText(text).replace(/[^a-z\d]/g, '');

/** Positions of the columns in a file; a column that it doesn't have is missing. */
export type Columns = ReadonlyMap<ColumnKey, number>;

/** Finds the columns in a header row. Of several names for one column, the more specific one counts. */
export function columnsOf(header: readonly string[]): Columns {
  const plainHeader = header.map(plain);
  const found = new Map<ColumnKey, number>();
  for (const key of Object.keys(names) as ColumnKey[]) {
    const name = names[key].find((known) => plainHeader.includes(known));
    if (name !== undefined) found.set(key, plainHeader.indexOf(name));
  }
  return found;
}

const maxCell = 200;

/** The text of a cell; '' when the file doesn't have the column. */
export function cellOf(cells: readonly string[], columns: Columns, key: ColumnKey): string {
  const at = columns.get(key);
  if (at === undefined) return '';
  // The database can't store U+0000. Shopify and others write order numbers as "#1001".
  return unguardedCell(cells[at] ?? '')
    .replaceAll('\0', ' ')
    .trim()
    .slice(0, maxCell);
}

/** Products of carriers that files name instead of the carrier, as `plain` writes them. */
const aliases: Readonly<Record<string, CarrierCode>> = {
  dhlpaket: 'DHL',
  dhlparcel: 'DHL',
  dhlde: 'DHL',
  deutschepost: 'DHL',
  deutschepostdhl: 'DHL',
  warenpost: 'DHL',
  dpdde: 'DPD',
  glsgermany: 'GLS',
  unitedparcelservice: 'UPS',
  federalexpress: 'FEDEX',
  evri: 'HERMES',
  hermesgermany: 'HERMES',
  myhermes: 'HERMES',
  osterreichischepost: 'AUSTRIAN_POST',
  oesterreichischepost: 'AUSTRIAN_POST',
  postat: 'AUSTRIAN_POST',
  schweizerischepost: 'SWISS_POST',
  diepost: 'SWISS_POST',
  laposte: 'LA_POSTE',
  colissimo: 'LA_POSTE',
  chronopost: 'LA_POSTE',
  belgianpost: 'BPOST',
  paczkomaty: 'INPOST',
};

const carriers = new Map<string, CarrierCode>([
  ...(Object.keys(parcelCarriers) as CarrierCode[]).flatMap((code): [string, CarrierCode][] =>
    code === 'OTHER'
      ? []
      : [
          [plain(code), code],
          [plain(parcelCarriers[code].name), code],
        ],
  ),
  ...Object.entries(aliases),
]);

/** The carrier that a cell names by code, name or product; null for an unknown one. */
export const carrierOf = (text: string): CarrierCode | null => carriers.get(plain(text)) ?? null;

/** The order number that a cell names, such as 1001 or #1001; null if it is none. */
export function orderNumberOf(text: string): number | null {
  const [, digits] = /^#?\s*(\d{1,10})$/.exec(text) ?? [];
  const number = Number(digits);
  return digits !== undefined && number >= 1 && number <= 2_147_483_647 ? number : null;
}

/** Whether a spreadsheet has rounded a long number, such as 3.40434E+17. */
export const isRounded = (text: string): boolean => /^\d([.,]\d+)?E\+?\d+$/i.test(text);
