// relay-compiler reads this file itself. Four projects: the shop, its kit (shared with the admin), the admin, and the documents
// that the legacy routes execute in process.
const shared = {
  // schema.graphql as the pages see it (server/api/printSchema.ts).
  schema: 'server/generated/pages.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { DateTime: 'string' },
  requireCustomScalarTypes: true,
  featureFlags: { enforce_module_name_prefix_for_non_haste: true },
};

const project = (output, persisted) => ({
  ...shared,
  output: `${output}/__generated__`,
  ...(persisted ? { persist: { file: `server/persisted/${persisted}.json`, algorithm: 'SHA256' } } : {}),
});

const config = {
  root: '.',
  sources: { web: 'web', admin: 'admin', 'web/kit': 'kit', 'server/legacy': 'legacy' },
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/dist/**'],
  projects: {
    kit: project('web/kit', 'kit'),
    web: { ...project('web', 'web'), base: 'kit' },
    admin: { ...project('admin', 'admin'), base: 'kit' },
    legacy: project('server/legacy'),
  },
};

export default config;
// relay-compiler loads this with require(), which returns this export.
export { config, config as 'module.exports' };
