import type { ColumnKey } from './columns.ts';

/**
 * Alternative words in WooCommerce, WordPress and spreadsheets for those of csvRow.ts. Tax classes include the names that WooCommerce uses
 * when installed in another language.
 */
export const synonyms: Partial<Record<ColumnKey, Readonly<Record<string, string>>>> = {
  published: { publish: '1', published: '1', private: '0', draft: '-1', pending: '-1' },
  taxClass: {
    'reduzierter-preis': 'reduced',
    'ermäßigter-steuersatz': 'reduced',
    'ermaessigter-steuersatz': 'reduced',
    'taux-reduit': 'reduced',
    'taux-réduit': 'reduced',
    'tasa-reducida': 'reduced',
    'tariffa-ridotta': 'reduced',
    'gereduceerd-tarief': 'reduced',
    'obnizona-stawka': 'reduced',
    'obniżona-stawka': 'reduced',
    nullsatz: 'zero',
    steuerfreie: 'zero',
    'taux-zero': 'zero',
    'taux-zéro': 'zero',
    'tasa-cero': 'zero',
    'nessuna-tariffa': 'zero',
    nultarief: 'zero',
    'zerowa-stawka': 'zero',
  },
};
