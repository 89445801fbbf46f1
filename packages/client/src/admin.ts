export * from './__generated__/admin.ts';
export { cacheFacts as adminCache } from './__generated__/adminCache.ts';
