-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "partOfId" INTEGER;

-- CreateIndex
CREATE INDEX "AuditEntry_partOfId_id_idx" ON "AuditEntry"("partOfId", "id");
