-- CreateEnum
CREATE TYPE "ShipmentImportStatus" AS ENUM ('CHECKED', 'RUNNING', 'STOPPED', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "ShipmentImportOutcome" AS ENUM ('READY', 'SHIPPED', 'ALREADY_SHIPPED', 'UNKNOWN_ORDER', 'NOT_PAID', 'CLOSED', 'UNKNOWN_CARRIER', 'NOTHING_LEFT', 'INVALID');

-- CreateTable
CREATE TABLE "ShipmentImport" (
    "id" SERIAL NOT NULL,
    "status" "ShipmentImportStatus" NOT NULL DEFAULT 'CHECKED',
    "fileName" TEXT NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "accountId" INTEGER,
    "apiKeyId" INTEGER,
    "requestId" TEXT NOT NULL,
    "notifies" BOOLEAN NOT NULL DEFAULT true,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "shipped" INTEGER NOT NULL DEFAULT 0,
    "faults" INTEGER NOT NULL DEFAULT 0,
    "reference" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ShipmentImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShipmentImportRow" (
    "importId" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "orderNumber" TEXT NOT NULL,
    "carrier" TEXT NOT NULL,
    "trackingNumber" TEXT NOT NULL,
    "sku" TEXT NOT NULL,
    "quantity" TEXT NOT NULL,
    "outcome" "ShipmentImportOutcome" NOT NULL,
    "problem" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ShipmentImportRow_pkey" PRIMARY KEY ("importId","line")
);

-- CreateTable
CREATE TABLE "MailText" (
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "introduction" TEXT NOT NULL DEFAULT '',
    "footer" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 0,
    "editedById" INTEGER,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MailText_pkey" PRIMARY KEY ("kind")
);

-- CreateIndex
CREATE INDEX "ShipmentImport_requestedAt_idx" ON "ShipmentImport"("requestedAt");

-- CreateIndex
CREATE INDEX "ShipmentImport_status_idx" ON "ShipmentImport"("status");

-- CreateIndex
CREATE INDEX "ShipmentImportRow_importId_outcome_line_idx" ON "ShipmentImportRow"("importId", "outcome", "line");

-- AddForeignKey
ALTER TABLE "ShipmentImportRow" ADD CONSTRAINT "ShipmentImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "ShipmentImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
