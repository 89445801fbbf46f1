import type { SqlClient } from '../../platform/database/sql.ts';
import { unique, claimSlugs, slugOf } from '../editing/editing.ts';

// Finds brands, categories, attributes and attribute terms by case-insensitive name, or creates them. Each function uses one query per
// batch.

export interface AttributeRow {
  id: number;
  name: string;
  kind: 'TEXT' | 'NUMBER' | 'BOOLEAN' | 'LIST';
  unit: string | null;
}

/** A new attribute, as far as the file describes it. */
export type NewAttribute = Omit<AttributeRow, 'id'>;

const key = (text: string) => text.toLowerCase();

async function freeSlugs(sql: SqlClient, table: 'Brand' | 'Category' | 'Attribute', names: readonly string[]): Promise<string[]> {
  return claimSlugs(names.map(slugOf), async (candidates) => {
    const { rows } = await sql.query<{ slug: string }>(`select "slug" from "${table}" where "slug" = any($1::text[])`, [candidates]);
    return new Set(rows.map(({ slug }) => slug));
  });
}

/** @returns IDs of the brands by lowercase name */
export async function findOrCreateBrands(sql: SqlClient, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = unique(names, key);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql.query<{ wanted: string; id: number }>(
    `select w.name as wanted, min(b."id") as id from unnest($1::text[]) w(name) join "Brand" b on lower(b."name") = lower(w.name) group by 1`,
    [wanted],
  );
  const found = new Map(rows.map((row) => [key(row.wanted), row.id]));
  const missing = wanted.filter((name) => !found.has(key(name)));
  if (missing.length === 0) return found;
  const { rows: added } = await sql.query<{ id: number; name: string }>(
    `insert into "Brand" ("slug", "name") select * from unnest($1::text[], $2::text[]) returning "id", "name"`,
    [await freeSlugs(sql, 'Brand', missing), missing],
  );
  for (const { id, name } of added) found.set(key(name), id);
  return found;
}

/** @returns the attributes by lowercase name */
export async function findOrCreateAttributes(sql: SqlClient, attributes: readonly NewAttribute[]): Promise<Map<string, AttributeRow>> {
  const wanted = unique(attributes, ({ name }) => key(name));
  if (wanted.length === 0) return new Map();
  const { rows } = await sql.query<AttributeRow & { wanted: string }>(
    `select distinct on (w.name) w.name as wanted, a."id", a."name", a."kind"::text as kind, a."unit"
     from unnest($1::text[]) w(name) join "Attribute" a on lower(a."name") = lower(w.name) order by w.name, a."id"`,
    [wanted.map(({ name }) => name)],
  );
  const found = new Map<string, AttributeRow>(rows.map((row) => [key(row.wanted), row]));
  const missing = wanted.filter(({ name }) => !found.has(key(name)));
  if (missing.length === 0) return found;
  const slugs = await freeSlugs(
    sql,
    'Attribute',
    missing.map(({ name }) => name),
  );
  const { rows: added } = await sql.query<AttributeRow>(
    `insert into "Attribute" ("slug", "name", "kind", "unit", "position")
     select w.slug, w.name, w.kind::"AttributeKind", w.unit, (select coalesce(max("position") + 1, 0) from "Attribute") + w.n - 1
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality w(slug, name, kind, unit, n) order by w.n
     returning "id", "name", "kind"::text as kind, "unit"`,
    [slugs, missing.map(({ name }) => name), missing.map(({ kind }) => kind), missing.map(({ unit }) => unit)],
  );
  for (const row of added) found.set(key(row.name), row);
  return found;
}

export interface TermName {
  attributeId: number;
  label: string;
}

/** The key under which findOrCreateTerms() returns a term. */
export const termKey = ({ attributeId, label }: TermName) => `${attributeId} ${key(label)}`;

/** @returns IDs of the terms by termKey */
export async function findOrCreateTerms(sql: SqlClient, terms: readonly TermName[]): Promise<Map<string, number>> {
  const wanted = unique(terms, termKey);
  if (wanted.length === 0) return new Map();
  const columns = (list: readonly TermName[]) => [list.map(({ attributeId }) => attributeId), list.map(({ label }) => label)];
  const { rows } = await sql.query<TermName & { id: number }>(
    `select w.attribute_id as "attributeId", w.label, min(t."id") as id
     from unnest($1::int[], $2::text[]) w(attribute_id, label)
     join "AttributeTerm" t on t."attributeId" = w.attribute_id and lower(t."label") = lower(w.label) group by 1, 2`,
    columns(wanted),
  );
  const found = new Map(rows.map((row) => [termKey(row), row.id]));
  const missing = wanted.filter((term) => !found.has(termKey(term)));
  if (missing.length === 0) return found;
  // Slugs are unique per attribute, so candidates have the form "attribute/slug".
  const slugs = await claimSlugs(
    missing.map(({ attributeId, label }) => `${attributeId}/${slugOf(label)}`),
    async (candidates) => {
      const { rows: used } = await sql.query<{ name: string }>(
        `select t."attributeId" || '/' || t."slug" as name from unnest($1::int[], $2::text[]) w(attribute_id, slug)
       join "AttributeTerm" t on t."attributeId" = w.attribute_id and t."slug" = w.slug`,
        [candidates.map((name) => Number(name.split('/')[0])), candidates.map((name) => name.slice(name.indexOf('/') + 1))],
      );
      return new Set(used.map(({ name }) => name));
    },
  );
  const { rows: added } = await sql.query<TermName & { id: number }>(
    // Increments the version of the attribute: a form that is already open doesn't list the new terms and would delete them when saved.
    `with added as (
       insert into "AttributeTerm" ("attributeId", "label", "slug", "position")
       select w.attribute_id, w.label, w.slug,
         (select coalesce(max("position") + 1, 0) from "AttributeTerm" t where t."attributeId" = w.attribute_id)
           + row_number() over (partition by w.attribute_id order by w.n) - 1
       from unnest($1::int[], $2::text[], $3::text[]) with ordinality w(attribute_id, label, slug, n) order by w.n
       returning "id", "attributeId", "label"
     ), told as (
       update "Attribute" set "version" = "version" + 1 where "id" in (select "attributeId" from added)
     ) select * from added`,
    [...columns(missing), slugs.map((name) => name.slice(name.indexOf('/') + 1))],
  );
  for (const row of added) found.set(termKey(row), row.id);
  return found;
}

/** The key under which findOrCreateCategories() returns a path. */
export const pathKey = (path: readonly string[]) => path.map(key).join('\n');

/** @returns IDs of the categories at the end of these paths, by pathKey */
export async function findOrCreateCategories(sql: SqlClient, paths: readonly (readonly string[])[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const depth = Math.max(0, ...paths.map((path) => path.length));
  for (let level = 1; level <= depth; level += 1) {
    const wanted = unique(
      paths.filter((path) => path.length >= level).map((path) => path.slice(0, level)),
      pathKey,
    );
    const names = wanted.map((path) => path.at(-1) ?? '');
    const parents = wanted.map((path) => found.get(pathKey(path.slice(0, -1))) ?? null);
    const { rows } = await sql.query<{ n: number; id: number }>(
      `select w.n::int as n, min(c."id") as id from unnest($1::text[], $2::int[]) with ordinality w(name, parent_id, n)
       join "Category" c on lower(c."name") = lower(w.name) and c."parentId" is not distinct from w.parent_id group by 1`,
      [names, parents],
    );
    const known = new Map(rows.map(({ n, id }) => [n - 1, id]));
    const missing = wanted.flatMap((_, index) => (known.has(index) ? [] : [index]));
    if (missing.length > 0) {
      const newNames = missing.map((index) => names[index] ?? '');
      const slugs = await freeSlugs(sql, 'Category', newNames);
      const { rows: added } = await sql.query<{ id: number; slug: string }>(
        `insert into "Category" ("slug", "name", "parentId", "ancestorIds", "position")
         select w.slug, w.name, w.parent_id, case when p."id" is null then '{}' else p."ancestorIds" || p."id" end,
           (select coalesce(max(s."position") + 1, 0) from "Category" s where s."parentId" is not distinct from w.parent_id)
             + row_number() over (partition by w.parent_id order by w.n) - 1
         from unnest($1::text[], $2::text[], $3::int[]) with ordinality w(slug, name, parent_id, n)
         left join "Category" p on p."id" = w.parent_id order by w.n
         returning "id", "slug"`,
        [slugs, newNames, missing.map((index) => parents[index])],
      );
      const idBySlug = new Map(added.map(({ id, slug }) => [slug, id]));
      for (const [at, index] of missing.entries()) {
        const id = idBySlug.get(slugs[at] ?? '');
        if (id !== undefined) known.set(index, id);
      }
    }
    for (const [index, id] of known) found.set(pathKey(wanted[index] ?? []), id);
  }
  return found;
}
