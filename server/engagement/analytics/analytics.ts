// What other modules may use of analytics.
export { removeOldEvents } from './oldEvents.ts';
export { feedWebhook } from './webhook.ts';
