import { Prisma } from '../../generated/prisma/client.ts';
import { saleColumnsSql, type SaleRow, stockRow, type SaleFacts } from '../../catalogue/inventory/inventory.ts';
import type { Tx } from '../../platform/database/db.ts';

// Reads in one statement all that decides whether an item may be added to a cart: the product, its variations or its parent, the available
// options, and the quantity of their stock already in the cart. Written as SQL, because the nested Prisma selection of the same data takes
// the database five times as long to plan.

/** An existing cart line of a product or one of its variations. */
interface ExistingLine {
  key: string;
  quantity: number;
  /** Whether the line's item tracks its own stock rather than its parent's. */
  countsOwnStock: boolean;
}

/** A variation's value of one attribute; without a term, it accepts any of the product's terms. */
export interface OptionFacts {
  attribute: string;
  term: string | null;
}

/** The cart as the offer query reads it. Without a cart all numbers are 0. */
export interface CartFacts {
  id: number;
  version: number;
  /** Number of lines in the cart. */
  lineCount: number;
}

interface OfferRow extends SaleRow {
  isTarget: boolean;
  cart: CartFacts | null;
  options: OptionFacts[] | null;
  choices: { attribute: string; term: string }[] | null;
  lines: ExistingLine[];
}

/** A product with the data that a cart needs. */
export interface Offered extends SaleFacts {
  parent: (NonNullable<SaleFacts['parent']> & { choices: { attribute: string; term: string }[]; lines: ExistingLine[] }) | null;
  /** Option values of a variation. */
  options: OptionFacts[];
  /** For a variable product: all terms of all attributes that are options. */
  choices: { attribute: string; term: string }[];
  lines: ExistingLine[];
}

export interface Offer {
  cart: CartFacts;
  product: Offered;
  /** For a variable product, in the shop's order, when requested. */
  variations: Offered[];
}

function offered(row: OfferRow, parent: OfferRow | undefined): Offered {
  return {
    ...row,
    options: row.options ?? [],
    choices: row.choices ?? [],
    parent: parent ? { ...parent, choices: parent.choices ?? [] } : null,
  };
}

interface OfferRequest {
  /** SQL expression for the ID of the product; may use the cart row. */
  target: Prisma.Sql;
  /** Null when there is no visitor yet. */
  visitorId: number | null;
  withVariations: boolean;
}

async function readOffer(tx: Tx, { target, visitorId, withVariations }: OfferRequest): Promise<Offer | null> {
  const variations = withVariations
    ? Prisma.sql`UNION ALL SELECT "id" FROM "Product" WHERE "parentId" = (SELECT "id" FROM target) AND "status" = 'PUBLISHED'`
    : Prisma.empty;
  const rows = await tx.$queryRaw<OfferRow[]>`
    WITH cart AS (SELECT "id", "version" FROM "Cart" WHERE "visitorId" = ${visitorId}::int),
    target AS (SELECT "id", "parentId" FROM "Product" WHERE "id" = ${target})
    SELECT ${saleColumnsSql}, p."id" = (SELECT "id" FROM target) AS "isTarget",
      (
        SELECT jsonb_build_object('id', cart."id", 'version', cart."version",
          'lineCount', (SELECT count(*) FROM "CartLine" WHERE "cartId" = cart."id"))
        FROM cart
      ) AS "cart",
      CASE WHEN p."type" = 'VARIATION' THEN (
        SELECT jsonb_agg(jsonb_build_object('attribute', a."slug", 'term', t."slug") ORDER BY o."position", a."id")
        FROM "VariationOption" o JOIN "Attribute" a ON a."id" = o."attributeId" LEFT JOIN "AttributeTerm" t ON t."id" = o."termId"
        WHERE o."variationId" = p."id"
      ) END AS "options",
      CASE WHEN p."type" = 'VARIABLE' THEN (
        SELECT jsonb_agg(jsonb_build_object('attribute', a."slug", 'term', t."slug"))
        FROM "ProductAttribute" pa JOIN "Attribute" a ON a."id" = pa."attributeId"
        JOIN "ProductAttributeTerm" pt ON pt."productAttributeId" = pa."id" JOIN "AttributeTerm" t ON t."id" = pt."termId"
        WHERE pa."productId" = p."id" AND pa."isVariation"
      ) END AS "choices",
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object('key', l."key", 'quantity', l."quantity", 'countsOwnStock', sold."managesStock")), '[]')
        FROM "CartLine" l JOIN "Product" sold ON sold."id" = l."productId"
        WHERE l."cartId" = (SELECT "id" FROM cart) AND (sold."id" = p."id" OR sold."parentId" = p."id")
      ) AS "lines"
    FROM "Product" p
    WHERE p."id" IN (SELECT "id" FROM target UNION ALL SELECT "parentId" FROM target ${variations})
    ORDER BY p."position", p."id"`;
  const row = rows.find(({ isTarget }) => isTarget);
  if (!row) return null;
  const product = offered(
    row,
    rows.find(({ id }) => id === row.parentId),
  );
  const cart = row.cart ?? { id: 0, version: 0, lineCount: 0 };
  return { cart, product, variations: rows.filter(({ parentId }) => parentId === row.id).map((variation) => offered(variation, row)) };
}

/** Reads the offer of the product with this ID, of any type, for the visitor's cart. */
export function offerOf(tx: Tx, visitorId: number | null, productId: number, withVariations: boolean): Promise<Offer | null> {
  return readOffer(tx, { target: Prisma.sql`${productId}::int`, visitorId, withVariations });
}

/** Reads the offer of the product in the line with this key of the visitor's cart; null when there is no such line. */
export function offerOfLine(tx: Tx, visitorId: number, key: string): Promise<Offer | null> {
  const target = Prisma.sql`(SELECT "productId" FROM "CartLine" WHERE "cartId" = (SELECT "id" FROM cart) AND "key" = ${key})`;
  return readOffer(tx, { target, visitorId, withVariations: false });
}

/** Quantity in the line with this key, and quantity of the same stock in the cart's other lines. */
export function quantityInCart(product: Offered, key: string): { line: number; others: number } {
  const { parent } = product;
  const sharesParents = parent !== null && stockRow(product).id === parent.id;
  const sharing = sharesParents ? parent.lines.filter(({ countsOwnStock }) => !countsOwnStock) : product.lines;
  const sum = (lines: ExistingLine[]) => lines.reduce((total, { quantity }) => total + quantity, 0);
  return { line: sum(sharing.filter((line) => line.key === key)), others: sum(sharing.filter((line) => line.key !== key)) };
}
