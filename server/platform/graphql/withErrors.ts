/**
 * A mutation whose union has these errors too: for plugins that refuse it themselves.
 * @throws Error when it has no union
 */
export function withErrors<Field extends { name: string; pothosOptions: object }>(field: Field, ...added: object[]): Field {
  const { errors } = field.pothosOptions as { errors?: { types?: object[] } };
  if (!errors) throw new Error(`${field.name} has no union for its answer`);
  const types = [...new Set([...(errors.types ?? []), ...added])];
  // The errors plugin, which comes after all others, reads them from here.
  return { ...field, pothosOptions: { ...field.pothosOptions, errors: { ...errors, types } } };
}
