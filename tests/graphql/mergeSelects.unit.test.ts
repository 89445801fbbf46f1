import { expect, test } from 'vitest';
import { mergeSelects } from '../../server/platform/graphql/mergeSelects.ts';

const variations = (where: object, select: object) => ({ variations: { where, orderBy: { position: 'asc' }, select } });

test('selections of the same record are merged, with those of its relations', () => {
  expect(mergeSelects({ id: true, name: true }, { id: true, slug: true })).toEqual({ id: true, name: true, slug: true });
  expect(
    mergeSelects({ id: true, ...variations({ status: 'PUBLISHED' }, { sku: true }) }, variations({ status: 'PUBLISHED' }, { name: true })),
  ).toEqual({
    id: true,
    ...variations({ status: 'PUBLISHED' }, { sku: true, name: true }),
  });
});

test('a relation with other arguments, or with all columns, is not merged', () => {
  expect(mergeSelects(variations({ status: 'PUBLISHED' }, { sku: true }), variations({}, { sku: true }))).toBeNull();
  expect(mergeSelects({ images: true }, { images: { select: { id: true } } })).toBeNull();
  expect(mergeSelects({ images: { include: { media: true } } }, { images: { select: { id: true } } })).toBeNull();
});
