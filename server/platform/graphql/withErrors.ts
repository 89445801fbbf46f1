/**
 * Adds errors to a mutation's union, for plugins that refuse mutations.
 * @throws Error when the mutation has no union
 */
export function withErrors<Field extends { name: string; pothosOptions: object }>(field: Field, ...added: object[]): Field {
  const { errors } = field.pothosOptions as { errors?: { types?: object[] } };
  if (!errors) throw new Error(`${field.name} has no union for its result`);
  const types = [...new Set([...(errors.types ?? []), ...added])];
  // The errors plugin runs after all others and reads the types from here.
  return { ...field, pothosOptions: { ...field.pothosOptions, errors: { ...errors, types } } };
}
