// Public API of the analytics module.
export { removeOldEvents } from './oldEvents.ts';
export { feedWebhook } from './webhook.ts';
