import { builder } from '../../../platform/graphql/builder.ts';

/** Filter by a field that a module keeps beside the catalogue. */
export const MetafieldFilterInput = builder.inputType('MetafieldFilter', {
  description:
    'Filter for products with a value of a custom field. Provide `value`, or `min`, `max` or both. The field must be filterable; otherwise the request fails with INVALID_INPUT.',
  fields: (t) => ({
    namespace: t.string({ required: true, description: 'Namespace of the field.' }),
    key: t.string({ required: true, description: 'Key of the field.' }),
    value: t.string({ description: 'The value, as a string in the format of the field’s type. Text must match exactly.' }),
    min: t.string({ description: 'Lowest number or earliest date, inclusive; for numbers and dates only.' }),
    max: t.string({ description: 'Highest number or latest date, inclusive; for numbers and dates only.' }),
  }),
});
