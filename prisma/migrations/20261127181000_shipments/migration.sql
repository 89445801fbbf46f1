-- CreateEnum
CREATE TYPE "OrderFulfilment" AS ENUM ('UNFULFILLED', 'PARTIALLY_SHIPPED', 'SHIPPED');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "fulfilment" "OrderFulfilment" NOT NULL DEFAULT 'UNFULFILLED';

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "isVirtual" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Shipment" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "carrier" TEXT NOT NULL,
    "carrierName" TEXT NOT NULL DEFAULT '',
    "service" TEXT NOT NULL DEFAULT '',
    "trackingNumber" TEXT NOT NULL DEFAULT '',
    "trackingUrl" TEXT NOT NULL DEFAULT '',
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelledAt" TIMESTAMPTZ(3),
    "accountId" INTEGER,

    CONSTRAINT "Shipment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShipmentLine" (
    "shipmentId" INTEGER NOT NULL,
    "orderLineId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "ShipmentLine_pkey" PRIMARY KEY ("shipmentId","orderLineId")
);

-- CreateIndex
CREATE INDEX "Shipment_accountId_idx" ON "Shipment"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_orderId_number_key" ON "Shipment"("orderId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_orderId_idempotencyKey_key" ON "Shipment"("orderId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "ShipmentLine_orderLineId_idx" ON "ShipmentLine"("orderLineId");

-- CreateIndex
CREATE INDEX "Order_fulfilment_id_idx" ON "Order"("fulfilment", "id");

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShipmentLine" ADD CONSTRAINT "ShipmentLine_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShipmentLine" ADD CONSTRAINT "ShipmentLine_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ShipmentLine" ADD CONSTRAINT "ShipmentLine_quantity_check" CHECK ("quantity" > 0);

-- Orders that are still open know which of their lines need no shipping.
UPDATE "OrderLine" l SET "isVirtual" = true
FROM "Product" p, "Order" o
WHERE p."id" = l."productId" AND p."isVirtual" AND o."id" = l."orderId" AND o."status" IN ('PENDING_PAYMENT', 'ON_HOLD', 'PROCESSING');
