export * from './__generated__/shop.ts';
export { cacheFacts as shopCache } from './__generated__/shopCache.ts';
