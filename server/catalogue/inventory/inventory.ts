// Public API of the inventory module.
export { type NamedMovement, adjustStock, listMovements } from './admin/stock.ts';
export { type StockRow, bulkAdjustStock } from './admin/stockRows.ts';
export { type LowStockProduct, lowStock } from './lowStock.ts';
export { importedMovementsSql, recordMovementsSql } from './movements.ts';
export {
  type GoodsFacts,
  type LockedProduct,
  type Return,
  type SaleRow,
  lockForReturn,
  lockForSale,
  priceColumns,
  recordSales,
  returnStock,
  saleColumns,
  saleColumnsSql,
} from './operations.ts';
export { type PriceFacts, type SaleFacts, canSell, isPublished, quantityFacts, stockRow, unitDeposit, unitPrice } from './saleRules.ts';
export {
  type StockFacts,
  type StockStatus,
  defaultLowStockAmount,
  maxLineQuantity,
  sellable,
  shownMaxQuantity,
  stockStatus,
} from './stock.ts';
