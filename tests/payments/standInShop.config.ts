import { defineShop } from '../../server/app/defineShop.ts';
import { bankTransfer } from '../../server/extensions/payments-bank-transfer/bankTransfer.ts';
import { mollie } from '../../server/extensions/payments-mollie/mollie.ts';
import { shop as original } from '../../shop.config.ts';

// The shop with stand-ins for payment companies. SHOP_CONFIG names this file, the variables below the servers.

const { FAKE_MOLLIE_URL: mollieUrl } = process.env;
if (mollieUrl === undefined) throw new Error('FAKE_MOLLIE_URL names the server of tests/support/fakeMollie.');

export const shop = defineShop({ ...original, payments: [bankTransfer(), mollie({ apiUrl: mollieUrl })] });
