import { createHmac, randomBytes } from 'node:crypto';

const signingKey = randomBytes(32);

/** What PayPal signs of a message. */
export const textOf = (id: string, time: string, webhookId: string, body: string) => `${id}|${time}|${webhookId}|${body}`;
export const signatureOf = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64');
