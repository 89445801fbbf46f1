import { getNamedType, isInterfaceType, isObjectType, Kind, parse, type GraphQLNamedType, type SelectionSetNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schema } from '../../server/api/schema.ts';

// Lines of carts and orders have a picture of their own: that of the variation. Their product's pictures may show another variation.

const pictures = new Set(['cover', 'images', 'image']);

const fieldsOf = (type: GraphQLNamedType | null | undefined) => (isObjectType(type) || isInterfaceType(type) ? type.getFields() : {});

/** Returns where a document reads a picture of the product of an object that has its own picture. */
function productPictures(text: string): string[] {
  const { definitions } = parse(text);
  const fragments = new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));
  const found: string[] = [];
  function walk({ selections }: SelectionSetNode, type: GraphQLNamedType | null | undefined, path: string[], isOfLine: boolean): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const { value: name } = node.name;
        if (isOfLine && pictures.has(name)) found.push([...path, name].join('.'));
        const field = fieldsOf(type)[name];
        const isNextOfLine = name === 'product' && fieldsOf(type).image !== undefined;
        if (node.selectionSet && field) walk(node.selectionSet, getNamedType(field.type), [...path, name], isNextOfLine);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        walk(node.selectionSet, node.typeCondition ? schema.getType(node.typeCondition.name.value) : type, path, isOfLine);
      } else {
        const fragment = fragments.get(node.name.value);
        if (fragment) walk(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), path, isOfLine);
      }
    }
  }
  for (const node of definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) walk(node.selectionSet, schema.getRootType(node.operation), [], false);
  return found;
}

test('pages and screens show a line with its own picture, not with its product’s', () => {
  const order =
    '{ viewer { latestOrder { lines { product { ...Shown } image { basePath } } } } } fragment Shown on Product { cover { alt } }';
  expect(productPictures(order)).toEqual(['viewer.latestOrder.lines.product.cover']);
  for (const name of ['web', 'admin', 'kit']) {
    const documents = JSON.parse(readFileSync(`server/persisted/${name}.json`, 'utf8')) as Record<string, string>;
    expect(Object.values(documents).flatMap(productPictures)).toEqual([]);
  }
});
