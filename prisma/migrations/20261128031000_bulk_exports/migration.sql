CREATE TYPE "BulkExportStatus" AS ENUM ('RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED');
CREATE TABLE "BulkExport" (
  "id" SERIAL NOT NULL,
  "status" "BulkExportStatus" NOT NULL DEFAULT 'RUNNING',
  "apiKeyId" INTEGER,
  "accountId" INTEGER,
  "rights" TEXT[] NOT NULL,
  "query" TEXT NOT NULL,
  "variables" TEXT NOT NULL,
  "field" TEXT NOT NULL,
  "pageSize" INTEGER NOT NULL,
  "storedName" TEXT NOT NULL,
  "objectCount" INTEGER NOT NULL DEFAULT 0,
  "fileSize" INTEGER NOT NULL DEFAULT 0,
  "error" TEXT NOT NULL DEFAULT '',
  "faults" INTEGER NOT NULL DEFAULT 0,
  "requestId" TEXT NOT NULL,
  "requestedAt" TIMESTAMPTZ(3) NOT NULL,
  "finishedAt" TIMESTAMPTZ(3),
  "leaseToken" TEXT,
  "leaseUntil" TIMESTAMPTZ(3),
  CONSTRAINT "BulkExport_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "BulkExport_one_caller" CHECK (("apiKeyId" IS NULL) <> ("accountId" IS NULL))
);
CREATE UNIQUE INDEX "BulkExport_running_of_key" ON "BulkExport"("apiKeyId") WHERE "status" = 'RUNNING';
CREATE UNIQUE INDEX "BulkExport_running_of_account" ON "BulkExport"("accountId") WHERE "status" = 'RUNNING';
CREATE INDEX "BulkExport_status_finishedAt_idx" ON "BulkExport"("status", "finishedAt");
