import type { AttributeCell, ColumnKey, passthroughColumns } from './columns.ts';

// Alternative names of product file columns, in addition to those in columns.ts. Names are compared by their letters and digits
// (headings.ts), so that `regular_price` and `REGULAR PRICE:` need no entries of their own. `|` separates names.

/** The measures, whose headings contain a unit: `Gewicht (kg)`. */
export type MeasureKey = 'weight' | 'length' | 'width' | 'height';

export const measureNames: Readonly<Record<MeasureKey, string>> = {
  weight: 'Weight|Gewicht|Peso|Poids|Waga|Variant weight|Shipping weight',
  length: 'Length|Länge|Longitud|Largo|Longueur|Profondeur|Lunghezza|Lengte|Długość|Depth|Tiefe',
  width: 'Width|Breite|Anchura|Ancho|Largeur|Larghezza|Breedte|Szerokość',
  height: 'Height|Höhe|Altura|Alto|Hauteur|Altezza|Hoogte|Wysokość',
};

/**
 * Column names of WooCommerce's own export in German, British English, French, Spanish, Italian, Dutch and Polish, including earlier
 * versions of these translations, and the internal names of its importer.
 */
export const exportNames: Readonly<Partial<Record<ColumnKey, string>>> = {
  type: 'Typ|Tipo',
  sku: 'Artikelnummer|UGS|COD',
  gtin: 'GTIN, UPC, EAN oder ISBN|GTIN, UPC, EAN o ISBN|GTIN, UPC, EAN ou ISBN|GTIN, UPC, EAN of ISBN|GTIN, UPC, EAN lub ISBN|global_unique_id',
  name: 'Nombre|Nom|Nome|Naam|Nazwa',
  published: 'Veröffentlicht|Publié|Publicado|Pubblicato|Gepubliceerd|Opublikowano|Opublikowany',
  isFeatured: 'Ist hervorgehoben?|Mis en avant ?|¿Está destacado?|In primo piano?|Uitgelicht?|Wyróżniony produkt?|featured',
  visibility:
    'Sichtbarkeit im Katalog|Visibility in catalogue|Visibilité dans le catalogue|Visibilidad en el catálogo|Visibilità nel catalogo|Zichtbaarheid in catalogus|Widoczność w katalogu|catalog_visibility|catalogue_visibility',
  shortDescription:
    'Kurzbeschreibung|Description courte|Descripción corta|Breve descrizione|Korte omschrijving|Korte beschrijving|Krótki opis',
  description: 'Beschreibung|Descripción|Descrizione|Beschrijving|Omschrijving|Opis',
  saleStartsAt:
    'Datum, an dem der Angebotspreis beginnt|Datum, an dem Angebotspreis beginnt|Date de début de promo|Día en que empieza el precio rebajado|Data di partenza del prezzo in saldo|Startdatum actieprijs|Data rozpoczęcia promocji|date_on_sale_from',
  saleEndsAt:
    "Datum, an dem der Angebotspreis endet|Datum, an dem Angebotspreis endet|Date de fin de promo|Día en que termina el precio rebajado|Data in cui termina l'offerta|Termine data del prezzo di vendita|Einddatum actieprijs|Data zakończenia promocji|date_on_sale_to",
  taxStatus: 'Steuerstatus|État de la TVA|Estado del impuesto|Stato delle imposte|Btw status|Status podatku',
  taxClass: 'Steuerklasse|Classe de TVA|Classe TVA|Clase de impuesto|Aliquota di imposta|Belastingklasse|Klasa podatkowa',
  isInStock: 'Vorrätig?|En stock ?|¿Existencias?|¿En inventario?|Op voorraad?|W magazynie?|stock_status',
  stock: 'Bestand|Lagerbestand|Lager|Inventario|Magazzino|Voorraad|Stan magazynowy|Magazyn|stock_quantity',
  lowStockAmount:
    'Geringe Lagermenge|Montant de stock faible|Cantidad de bajo inventario|Quantità in magazzino bassa|Lage voorraad|Niski stan magazynowy',
  backorders:
    'Lieferrückstände erlaubt?|Lieferrückstande erlaubt?|Rückstände erlaubt?|Autoriser les commandes de produits en rupture ?|¿Permitir reservas de productos agotados?|Abilita gli ordini arretrati?|Nabestellingen toestaan?|Pozwalać na zamówienia oczekujące (na dostawę do magazynu)?|backorders',
  soldIndividually:
    'Nur einzeln verkaufen?|Vendre individuellement ?|¿Vendido individualmente?|Venduto singolarmente?|Wordt individueel verkocht?|Sprzedawany pojedynczo?',
  salePrice: 'Angebotspreis|Tarif promo|Precio rebajado|Prezzo in offerta|Actieprijs|Cena promocyjna',
  regularPrice: 'Regulärer Preis|Tarif régulier|Precio normal|Prezzo di listino|Reguliere prijs|Cena',
  categories: 'Kategorien|Catégories|Categorías|Categorie|Categorieën|Kategorie|category_ids',
  tags: 'Schlagwörter|Étiquettes|Etiquetas|Tag|Etichette|Tagi|tag_ids',
  images: 'Bilder|Imágenes|Immagine|Immagini|Afbeeldingen|Obrazki',
  parent: 'Übergeordnetes Produkt|Superior|Genitore|Hoofd|Element nadrzędny|Rodzic|parent_id',
  grouped:
    'Gruppierte Produkte|Groupes de produits|Produits groupés|Productos agrupados|Prodotti raggruppati|Gegroepeerde producten|Produkty grupowe',
  upsells: 'Zusatzverkäufe|Produits suggérés|Montée en gamme|Ventas dirigidas|Up-sell|Produkty "up-sell"|upsell_ids',
  crossSells: 'Cross-Sells (Querverkäufe)|Ventes croisées|Ventas cruzadas|Cross-sell|Produkty "Cross-sell"|cross_sell_ids',
  externalUrl: 'Externe URL|URL externe|URL externa|URL esterna|URL esterno|Zewnętrzny adres URL|product_url',
  buttonText: 'Button-Text|Libellé du bouton|Bouton texte|Texto del botón|Testo del pulsante|Knop tekst|Tekst przycisku',
  position: 'Posición|Posizione|Positie|Pozycja|menu_order',
  brands: 'Marken|Marques|Marcas|Marchi|Merken|Marki|brand_ids',
};

/** Column names used by other shops, WordPress and merchants. A column with a name from WooCommerce's export takes precedence. */
export const otherNames: Readonly<Partial<Record<ColumnKey, string>>> = {
  id: 'post_id|product_id|Produkt-ID',
  type: 'Product type|Produkttyp|Rodzaj',
  sku: 'Article number|Item number|Variant SKU|Product SKU|Artikelnr.|Art.-Nr.|Référence|Referencia',
  gtin: 'GTIN|EAN|Barcode|UPC|ISBN|Variant barcode|EAN-Code|Strichcode',
  name: 'Title|Product name|Product title|Product|Titel|Bezeichnung|Produktname|Artikelname|Produkt-Titel|Titre|Nom du produit|Título|Título del producto|Nombre del producto|Titolo|Titolo del prodotto|Nome prodotto|Producttitel|Productnaam|Tytuł|Tytuł produktu|Nazwa produktu|post_title',
  published: 'post_status',
  visibility: 'Katalogsichtbarkeit',
  shortDescription: 'Summary|post_excerpt',
  description: 'Body|Body (HTML)|post_content',
  salePrice: 'Special price|Discount price',
  regularPrice: 'Price|Variant price|List price|Preis|Prix|Precio|Prezzo|Prijs|Cena regularna',
  isInStock: 'Auf Lager?',
  stock: 'Quantity|Qty|Stock qty|Inventory|Anzahl|Menge|Quantité|Cantidad|Quantità|Aantal|Ilość',
  categories: 'Category|Kategorie|Catégorie|Categoría|Categoria|Product categories',
  images: 'Image|Image src|Image URL|Pictures|Bild',
  brands: 'Brand|Vendor|Manufacturer|Marke|Hersteller|Marque|Marca|Marchio|Merk|Marka|Producent',
  parent:
    'Parent SKU|Übergeordnete Artikelnummer|UGS parent|SKU del padre|COD. Genitore|Hoofd artikelnummer|Hoofd-SKU|SKU produktu nadrzędnego|post_parent',
  position: 'Menüreihenfolge|Ordre du menu|Orden en el menú|Ordine del menu|Menuvolgorde|Kolejność w menu',
  slug: 'Slug|Handle|post_name',
  content: 'unit_pricing_measure|Unit pricing measure|Grundpreismaß|Inhalt|Contenu|Contenido netto',
  unitPriceBase: 'unit_pricing_base_measure|Unit pricing base measure|Grundpreiseinheit',
};

/** `#` stands for the number of the attribute. */
export const attributeNames: Readonly<Record<AttributeCell, string>> = {
  name: "Attribute # name|Attribut # Name|Name des Attributs #|Nom de l'attribut #|Nombre del atributo #|Attributo # nome|Nome dell'attributo #|Nome attributo #|Naam eigenschap #|Attribuut # naam|Naam attribuut #|Nazwa atrybutu #|attributes:name#",
  'value(s)':
    "Attribute # value(s)|Attribute # values|Attribute # value|Attribut # Wert(e)|Attribut # Werte|Attribut # Wert|Wert(e) des Attributs #|Werte des Attributs #|Wert des Attributs #|Valeur(s) de l'attribut #|Valeurs de l'attribut #|Valeur de l'attribut #|Valor(es) del atributo #|Valores del atributo #|Valor del atributo #|Attributo # valuta(e)|Attributo # valore/i|Valore dell'attributo #|Valori dell'attributo #|Waarde eigenschap #|Attribuut # waarde(n)|Waarde(n) attribuut #|Wartości atrybutu #|Wartość atrybutu #|attributes:value#",
  visible:
    'Attribute # visible|Attribut # sichtbar|Attribut # visible|Atributo visible #|Attributo # visibile|Zichtbare eigenschap #|Attribuut # zichtbaar|Atrybut # widoczny|attributes:visible#',
  global:
    'Attribute # global|Attribut # global|Atributo global #|Attributo # globale|Globale eigenschap #|Attribuut # globaal|Atrybut #: globalny|attributes:taxonomy#',
  default:
    'Attribute # default|Attribut # Standard|Attribut # par défaut|Atributo por defecto #|Attributo # predefinito|Standaardeigenschap #|Attribuut # standaard|Atrybut #: wartość domyślna|attributes:default#',
};

/** Columns that are stored uninterpreted, under their English headings. */
export const passthroughNames: Readonly<Record<(typeof passthroughColumns)[number], string>> = {
  'Allow customer reviews?':
    'Kundenrezensionen erlauben?|Kundenbewertungen erlauben?|Autoriser les avis clients ?|¿Permitir valoraciones de clientes?|Permetti le recensioni clienti?|Klantbeoordelingen toestaan?|Włącz opinie klientów?|reviews_allowed',
  'Purchase note': "Hinweis zum Kauf|Note de commande|Note de l'achat|Nota de compra|Nota di acquisto|Aankoopnotitie|Notatka do zakupu",
  'Shipping class':
    "Versandklasse|Classe d'expédition|Classe de livraison|Clase de envío|Classe di spedizione|Verzendklasse|Klasa wysyłkowa|shipping_class_id",
  'Download limit':
    'Downloadlimit|Download-Limit|Limite de téléchargement|Límite de descargas|Limite di download|Downloadlimiet|Download beperking|Limit pobrań',
  'Download expiry days':
    "Ablauftage des Downloads|Jours d'expiration du téléchargement|Días de caducidad de la descarga|Días de expiración de la descarga|Scarica i giorni di scadenza|Dagen vervaltijd download|Ważność pobierania|download_expiry",
};

/** Download files and plugin data: stored under their original headings. */
export const carriedNames =
  'Download # ID|#-ID herunterladen|ID de téléchargement #|ID de la descarga #|Scarica ID #|Download-#ID|Identyfikator # pliku do pobrania|Download # name|Nom de téléchargement #|Nombre de la descarga #|Nome # download|Naam download #|Nazwa # pliku do pobrania|Download # URL|URL de téléchargement #|URL de la descarga #|URL download #|Adres URL # pliku do pobrania|downloads:id#|downloads:name#|downloads:url#';
