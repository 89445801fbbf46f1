import {
  getNamedType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { introspectedFieldsPerPoint, maxCost } from './limits.ts';

// The cost of introspection. Its lists have no arguments for their size, and nested lists multiply, so the fields that the response would have
// are counted in the schema itself. Counting a field takes a small part of the time of executing it, and ends at the limit.

const metaFields: Readonly<Record<string, GraphQLField<unknown, unknown> | undefined>> = {
  __schema: SchemaMetaFieldDef,
  __type: TypeMetaFieldDef,
};

interface Introspection {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
}

class FieldCount {
  fields = 0;
  private readonly limit = maxCost * introspectedFieldsPerPoint;

  constructor(private readonly walk: Introspection) {}

  private typeName(node: FieldNode): unknown {
    const value = node.arguments?.find(({ name }) => name.value === 'name')?.value;
    if (value?.kind === Kind.VARIABLE) return this.walk.variables[value.name.value];
    return value?.kind === Kind.STRING ? value.value : undefined;
  }

  addField(definition: GraphQLField<unknown, unknown> | undefined, source: unknown, node: FieldNode): void {
    this.fields += 1;
    const type = definition && getNamedType(definition.type);
    if (!node.selectionSet || !isObjectType(type)) return;
    const { schema } = this.walk;
    // Deprecated fields count even if they are not requested: they are few.
    const args = { name: this.typeName(node), includeDeprecated: true };
    const value = definition?.resolve?.(source, args, undefined, { schema } as GraphQLResolveInfo);
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined) this.addSelections(type, item, node.selectionSet);
    }
  }

  private addSelections(type: GraphQLObjectType, source: unknown, { selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (this.fields > this.limit) return;
      if (selection.kind === Kind.FIELD) this.addField(type.getFields()[selection.name.value], source, selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.addSelections(type, source, selection.selectionSet);
      else {
        const fragment = this.walk.fragments.get(selection.name.value);
        if (fragment) this.addSelections(type, source, fragment.selectionSet);
      }
    }
  }
}

/** Returns the cost of a field that isn't part of the schema's own types, such as `__schema` and `__typename`. */
export function introspectionCost(walk: Introspection, node: FieldNode): number {
  const count = new FieldCount(walk);
  count.addField(metaFields[node.name.value], undefined, node);
  return Math.ceil(count.fields / introspectedFieldsPerPoint);
}
