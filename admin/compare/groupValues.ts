// oxlint-disable relay/unused-fields -- passed on to the form
import { globalId, numberIn } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { groupValues_group$key } from '../__generated__/groupValues_group.graphql.ts';
import type { ReadRecord } from '../kit/form/record.ts';
import * as t from './__generated__/messages.ts';

export const groupLabels = {
  name: t.name,
  slug: t.slug,
  position: t.position,
  categoryIds: t.categories,
  unitPriceAttributeId: t.pricePer,
} as const;

/** Values of a group's fields; `categoryIds` has numbers separated by commas. */
export type GroupValues = Record<keyof typeof groupLabels, string>;

export const blankGroup: GroupValues = { name: '', slug: '', position: '0', categoryIds: '', unitPriceAttributeId: '' };

/** A group as its form's values. */
export function readGroup(key: groupValues_group$key): ReadRecord<GroupValues> {
  const { version, editedBy, name, slug, position, categoryIds, unitPriceAttributeId } = readInlineData(
    graphql`
      fragment groupValues_group on AdminCompareGroup @inline {
        version
        editedBy
        name
        slug
        position
        categoryIds
        unitPriceAttributeId
      }
    `,
    key,
  );
  const values = {
    name,
    slug,
    position: String(position),
    categoryIds: categoryIds.map(numberIn).join(','),
    unitPriceAttributeId: unitPriceAttributeId == null ? '' : String(numberIn(unitPriceAttributeId)),
  };
  return { version, editedBy: editedBy ?? null, values };
}

/** Parses numbers separated by commas. */
export const idsOf = (text: string) => text.split(',').filter(Boolean).map(Number);

/** The mutation's input. */
export function sentGroup({ name, slug, position, categoryIds, unitPriceAttributeId }: GroupValues) {
  return {
    name,
    slug,
    position: Number(position) || 0,
    categoryIds: idsOf(categoryIds).map((id) => globalId('Category', id)),
    unitPriceAttributeId: unitPriceAttributeId === '' ? null : globalId('Attribute', Number(unitPriceAttributeId)),
  };
}
