// relay-compiler reads this file itself. Four projects: the shop, its kit (shared with the admin), the admin, and the documents
// that the legacy routes execute in process.
const shared = {
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { DateTime: 'string', MinorUnits: 'number', JSON: 'unknown' },
  requireCustomScalarTypes: true,
  featureFlags: { enforce_module_name_prefix_for_non_haste: true },
};

// Each sees what its API serves, and the legacy routes everything, as pages see it (server/api/printSchema.ts).
const project = (schema, output, persisted) => ({
  ...shared,
  schema: `server/generated/${schema}.graphql`,
  output: `${output}/__generated__`,
  ...(persisted ? { persist: { file: `server/persisted/${persisted}.json`, algorithm: 'SHA256' } } : {}),
});

const config = {
  root: '.',
  sources: { web: 'web', admin: 'admin', 'web/kit': 'kit', 'server/legacy': 'legacy' },
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/dist/**'],
  projects: {
    // Not beside the messages of the kit: the compiler deletes what isn’t its own.
    kit: project('shopPages', 'web/kit/relay', 'kit'),
    web: { ...project('shopPages', 'web', 'web'), base: 'kit' },
    admin: { ...project('adminPages', 'admin', 'admin'), base: 'kit' },
    legacy: project('pages', 'server/legacy'),
  },
};

export default config;
// relay-compiler loads this with require(), which returns this export.
export { config, config as 'module.exports' };
