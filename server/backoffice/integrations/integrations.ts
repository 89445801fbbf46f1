// What other modules and entry points may use of integrations.
export {
  createAgentCheckout,
  findAgentCheckout,
  removeOldAgentCheckouts,
  saveAgentCheckout,
  type AgentCheckout,
} from './agentCheckouts.ts';
export { publicEventTypes } from './events/publicEvents.ts';
export { openEventStream, type OpenEventStream } from './events/stream.ts';
export { bulkExportForDownload, bulkExportPath, exportFile, type ExecuteAdminQuery } from './exports/exports.ts';
export { leftBulkExports, removeOldBulkExports, runBulkExport, type ExportTools } from './exports/run.ts';
export { apiScopes, refusalMessages, scopeDescriptions } from './keys/keyRules.ts';
export { apiKeys } from './keys/list.ts';
export { createApiKey, keyShop, revokeApiKey, rotateApiKey, type IssuedKey, type KeySettings, type KeyShop } from './keys/keys.ts';
export { verifyApiKey } from './keys/verifyKey.ts';
export { webhookBacklog } from './webhooks/backlog.ts';
export { deliverWebhooks, type DeliveryTools } from './webhooks/deliver.ts';
export { removeOldDeliveries } from './webhooks/list.ts';
export { allowLoopbackWebhooks } from './webhooks/reach.ts';
export { sealWebhookSecrets } from './webhooks/secrets.ts';
