// The server's modules by layer, lowest first. A module uses modules of its own layer and of those below it; entry points use all of them.
// One name for a module everywhere: its folder, its tests, its part of the database's schema. Extensions (server/extensions) are no modules:
// shop.config.ts lists them.

export const layers = {
  platform: [
    'cache',
    'crypto',
    'csv',
    'database',
    'errors',
    'events',
    'forms',
    'inputs',
    'graphql',
    'http',
    'i18n',
    'idempotency',
    'jobs',
    'limits',
    'mail',
    'markup',
    'metrics',
    'operation',
    'storage',
    'tracing',
  ],
  foundation: ['accounts', 'audit', 'media', 'settings'],
  catalogue: ['editing', 'inventory', 'pricing', 'products', 'projection', 'search', 'transfer'],
  commerce: ['cart', 'coupons', 'fulfilment', 'invoices', 'orders', 'payments', 'returns', 'shipping', 'taxes'],
  engagement: [
    'alerts',
    'analytics',
    'attribution',
    'compare',
    'consent',
    'contact',
    'live',
    'marketplace',
    'metadata',
    'newsletter',
    'offers',
    'reviews',
    'wishlist',
  ],
  backoffice: ['bulk', 'integrations', 'reports'],
};

/** Modules whose face declares a contract that extensions implement. */
export const contracts = ['commerce/payments', 'commerce/shipping', 'commerce/taxes', 'engagement/newsletter'];

/** What begins a request, a job or a command, and puts the modules together. */
export const entryPoints = ['acp', 'api', 'app', 'cli', 'legacy', 'mcp', 'pages'];
