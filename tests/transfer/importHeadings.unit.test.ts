import { expect, test } from 'vitest';
import { attributeNames, exportNames, passthroughNames, otherNames } from '../../server/catalogue/transfer/import/columnNames.ts';
import { UnreadableFileError } from '../../server/catalogue/transfer/import/csvHeader.ts';
import { interpretHeadings } from '../../server/catalogue/transfer/import/headings.ts';
import { suggestedMapping } from '../../server/catalogue/transfer/admin/mappingRules.ts';
import { columnNotices, readCsvText } from '../support/catalogue.ts';

// Meaning of header rows: in the languages of WooCommerce's export, inside its importer, and in other shops.

const english =
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Purchase note|Sale price|Regular price|Categories|Tags|Shipping class|Images|Download limit|Download expiry days|Parent|Grouped products|Upsells|Cross-sells|External URL|Button text|Position|Brands|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global|Attribute 1 default';

const exports = {
  German:
    'ID|Typ|Artikelnummer|GTIN, UPC, EAN oder ISBN|Name|Veröffentlicht|Ist hervorgehoben?|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Datum, an dem der Angebotspreis beginnt|Datum, an dem der Angebotspreis endet|Steuerstatus|Steuerklasse|Vorrätig?|Bestand|Geringe Lagermenge|Lieferrückstände erlaubt?|Nur einzeln verkaufen?|Gewicht (kg)|Länge (cm)|Breite (cm)|Höhe (cm)|Kundenbewertungen erlauben?|Hinweis zum Kauf|Angebotspreis|Regulärer Preis|Kategorien|Schlagwörter|Versandklasse|Bilder|Downloadlimit|Ablauftage des Downloads|Übergeordnetes Produkt|Gruppierte Produkte|Zusatzverkäufe|Cross-Sells (Querverkäufe)|Externe URL|Button-Text|Position|Marken|Attribut 1 Name|Attribut 1 Wert(e)|Attribut 1 sichtbar|Attribut 1 global|Attribut 1 Standard',
  'British English': english.replace('catalog|', 'catalogue|'),
  French:
    'ID|Type|UGS|GTIN, UPC, EAN ou ISBN|Nom|Publié|Mis en avant\u00a0?|Visibilité dans le catalogue|Description courte|Description|Date de début de promo|Date de fin de promo|État de la TVA|Classe de TVA|En stock\u00a0?|Stock|Montant de stock faible|Autoriser les commandes de produits en rupture\u00a0?|Vendre individuellement\u00a0?|Poids (kg)|Longueur (cm)|Largeur (cm)|Hauteur (cm)|Autoriser les avis clients\u00a0?|Note de commande|Tarif promo|Tarif régulier|Catégories|Étiquettes|Classe d’expédition|Images|Limite de téléchargement|Jours d’expiration du téléchargement|Parent|Groupes de produits|Produits suggérés|Ventes croisées|URL externe|Libellé du bouton|Position|Marques|Nom de l’attribut 1|Valeur(s) de l’attribut 1 |Attribut 1 visible|Attribut 1 global|Attribut 1 par défaut',
  Spanish:
    'ID|Tipo|SKU|GTIN, UPC, EAN o ISBN|Nombre|Publicado|¿Está destacado?|Visibilidad en el catálogo|Descripción corta|Descripción|Día en que empieza el precio rebajado|Día en que termina el precio rebajado|Estado del impuesto|Clase de impuesto|¿Existencias?|Inventario|Cantidad de bajo inventario|¿Permitir reservas de productos agotados?|¿Vendido individualmente?|Peso (kg)|Longitud (cm)|Anchura (cm)|Altura (cm)|¿Permitir valoraciones de clientes?|Nota de compra|Precio rebajado|Precio normal|Categorías|Etiquetas|Clase de envío|Imágenes|Límite de descargas|Días de caducidad de la descarga|Superior|Productos agrupados|Ventas dirigidas|Ventas cruzadas|URL externa|Texto del botón|Posición|Marcas|Nombre del atributo 1|Valor(es) del atributo 1|Atributo visible 1|Atributo global 1|Atributo por defecto 1',
  Italian:
    "ID|Tipo|COD|GTIN, UPC, EAN, o ISBN|Nome|Pubblicato|In primo piano?|Visibilità nel catalogo|Breve descrizione|Descrizione|Data di partenza del prezzo in saldo|Data in cui termina l'offerta|Stato delle imposte|Aliquota di imposta|In stock?|Magazzino|Quantità in magazzino bassa|Abilita gli ordini arretrati?|Venduto singolarmente? |Peso (kg)|Lunghezza (cm)|Larghezza (cm)|Altezza (cm)|Permetti le recensioni clienti?|Nota di acquisto|Prezzo in offerta|Prezzo di listino|Categorie|Tag|Classe di spedizione|Immagine|Limite di download|Scarica i giorni di scadenza|Genitore|Prodotti raggruppati|Up-sell|Cross-sell|URL esterno|Testo del pulsante|Posizione|Marchi|Attributo 1 nome|Attributo 1 valuta(e)|Attributo 1 visibile|Attributo 1 globale|Attributo 1 predefinito",
  Dutch:
    'ID|Type|Artikelnummer|GTIN, UPC, EAN of ISBN|Naam|Gepubliceerd|Uitgelicht?|Zichtbaarheid in catalogus|Korte omschrijving|Beschrijving|Startdatum actieprijs|Einddatum actieprijs|Btw status|Belastingklasse|Op voorraad?|Voorraad|Lage voorraad|Nabestellingen toestaan?|Wordt individueel verkocht?|Gewicht (kg)|Lengte (cm)|Breedte (cm)|Hoogte (cm)|Klantbeoordelingen toestaan?|Aankoopnotitie|Actieprijs|Reguliere prijs|Categorieën|Tags|Verzendklasse|Afbeeldingen|Downloadlimiet|Dagen vervaltijd download|Hoofd|Gegroepeerde producten|Upsells|Cross-sells|Externe URL|Knop tekst|Positie|Merken|Naam eigenschap 1|Waarde eigenschap 1|Zichtbare eigenschap 1|Globale eigenschap 1|Standaardeigenschap 1',
  Polish:
    'ID|Typ|SKU|GTIN, UPC, EAN lub ISBN|Nazwa|Opublikowano|Wyróżniony produkt?|Widoczność w katalogu|Krótki opis|Opis|Data rozpoczęcia promocji|Data zakończenia promocji|Status podatku|Klasa podatkowa|W magazynie?|Stan magazynowy|Niski stan magazynowy|Pozwalać na zamówienia oczekujące (na dostawę do magazynu)?|Sprzedawany pojedynczo?|Waga (kg)|Długość (cm)|Szerokość (cm)|Wysokość (cm)|Włącz opinie klientów?|Notatka do zakupu|Cena promocyjna|Cena|Kategorie|Tagi|Klasa wysyłkowa|Obrazki|Limit pobrań|Ważność pobierania|Element nadrzędny|Produkty grupowe|Produkty "up-sell"|Produkty "Cross-sell"|Zewnętrzny adres URL|Tekst przycisku|Pozycja|Marki|Nazwa atrybutu 1|Wartości atrybutu 1|Atrybut 1 widoczny|Atrybut 1: globalny|Atrybut 1: wartość domyślna',
  'WooCommerce’s importer':
    'id|type|sku|global_unique_id|name|published|featured|catalog_visibility|short_description|description|date_on_sale_from|date_on_sale_to|tax_status|tax_class|stock_status|stock_quantity|low_stock_amount|backorders|sold_individually|weight_kg|length|width|height|reviews_allowed|purchase_note|sale_price|regular_price|category_ids|tag_ids|shipping_class_id|images|download_limit|download_expiry|parent_id|grouped_products|upsell_ids|cross_sell_ids|product_url|button_text|menu_order|brand_ids|attributes:name1|attributes:value1|attributes:visible1|attributes:taxonomy1|attributes:default1',
};

test.each(Object.entries(exports))('WooCommerce’s columns are recognised in %s', (_language, headings) => {
  expect(suggestedMapping(headings.split('|'))).toEqual(english.split('|'));
});

test.each([
  ['Name des Attributs 12', 'Attribute 12 name'],
  ['Auf Lager?', 'In stock?'],
  ['Rodzaj', 'Type'],
  ['attribute_3_value', 'Attribute 3 value(s)'],
  ['Gewicht (g)', 'Weight (g)'],
  ['Länge [mm]', 'Length (mm)'],
  ['Laenge (m)', 'Length (m)'],
  ['REGULAERER PREIS', 'Regular price'],
  ['Categorias', 'Categories'],
  ['post_title', 'Name'],
  ['Title', 'Name'],
  ['Price', 'Regular price'],
  ['Preis', 'Regular price'],
  ['EAN', 'GTIN, UPC, EAN, or ISBN'],
  ['Hersteller', 'Brands'],
])('recognises %s as %s', (heading, target) => {
  expect(suggestedMapping([heading])).toEqual([target]);
});

test.each(['Attribute of honour', 'Attribute 1000 name', 'Length type', 'Meta: sku', 'Méta : prix', 'Meta: price', 'Farbe', 'constructor'])(
  'does not interpret %s',
  (heading) => {
    expect(interpretHeadings([heading])).toMatchObject([{ fate: 'kept', target: heading }]);
  },
);

test('no column name has two meanings', () => {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}#]+/gu, ' ')
      .trim();
  for (const tables of [[exportNames, passthroughNames, attributeNames], [otherNames]]) {
    const names = tables.flatMap((table) =>
      Object.entries(table).flatMap(([key, list]) => list.split('|').map((name) => [plain(name), key])),
    );
    const keys = new Map<string, Set<string>>();
    for (const [name = '', key = ''] of names) keys.set(name, new Set([...(keys.get(name) ?? []), key]));
    expect([...keys].filter(([, meanings]) => meanings.size > 1)).toEqual([]);
  }
});

test('of duplicate columns, the shop’s own name takes precedence over WooCommerce’s and other names', () => {
  expect(suggestedMapping(['Price', 'Regulärer Preis', 'Regular price'])).toEqual(['Price', 'Regulärer Preis', 'Regular price']);
  expect(suggestedMapping(['Preis', 'Regulärer Preis', 'SKU'])).toEqual(['Preis', 'Regular price', 'SKU']);
  expect(suggestedMapping(['SKU', 'sku', 'Weight (kg)', 'Weight (g)'])).toEqual(['SKU', '', 'Weight (kg)', '']);
});

test('unrecognised and skipped columns are listed', async () => {
  expect(await columnNotices('SKU;Name;Price;Farbe;Material;sku;Meta: shelf;Shipping class\na;A;1;;;;;')).toEqual([
    'Unrecognised columns: “Farbe”, “Material”. They are stored with the products and exported again, but the shop doesn’t use them.',
    'Skipped columns: “sku” (already read from “SKU”).',
  ]);
  expect(await columnNotices('SKU,Name,Price\na,A,1')).toEqual([]);
});

test.each([
  ['neither SKU, ID nor price', 'Nimi,Kuvaus\nTuoli,Puuta\n', /no column was recognised as SKU, ID or price\. .*“Nimi”, “Kuvaus”/],
  ['neither SKU nor name', 'Nimi,Price\nTuoli,5\n', /no column was recognised as SKU, ID or name.*“Nimi”/],
  ['an unknown unit', 'SKU,Gewicht (Pfund)\na,5\n', /The unit of column "Gewicht \(Pfund\)" is unknown/],
])('a file with %s is rejected', async (_what, text, message) => {
  await expect(readCsvText(text)).rejects.toThrow(message);
  await expect(readCsvText(text)).rejects.toThrow(UnreadableFileError);
});

test('status words and tax classes in other languages are recognised', async () => {
  const published = async (word: string) => (await readCsvText(`SKU,Name,Price,Published\na,A,1,${word}\n`))[0];
  for (const [word, status] of Object.entries({
    TRUE: 'PUBLISHED',
    publish: 'PUBLISHED',
    FALSE: 'DRAFT',
    draft: 'DRAFT',
    private: 'PRIVATE',
  }))
    expect(await published(word)).toMatchObject({ status });
  expect(await published('perhaps')).toMatchObject({ reason: 'Published: "perhaps" is unknown; use one of 0, 1, -1.' });
  const rows = await readCsvText(
    'sku,name,price,tax_class,stock_status\na,A,1,taux-reduit,instock\nb,B,1,Ermäßigter Steuersatz,outofstock\nc,C,1,zerowa-stawka,onbackorder\n',
  );
  expect(rows).toMatchObject([
    { taxClass: 'REDUCED', isInStock: true },
    { taxClass: 'REDUCED', isInStock: false },
    { taxClass: 'ZERO', isInStock: true },
  ]);
});

test.each(['Price (EUR)', 'Regular price EUR', 'Preis in Euro', 'PRIX (eur)'])('a price column names its currency: %s', async (heading) => {
  const file = `SKU;Name;${heading}\nA;Cup;12,50\n`;
  expect(await columnNotices(file)).toEqual([]);
  expect(await readCsvText(file)).toMatchObject([{ regularPriceMinor: 1250 }]);
});

test.each(['Price (USD)', 'Stock (EUR)'])('a column in another currency, or of no price, is not read: %s', async (heading) => {
  expect(await columnNotices(`SKU;Name;Regular price;${heading}\nA;Cup;12,50;3\n`)).toHaveLength(1);
});
