-- CreateEnum
CREATE TYPE "AuditOutcome" AS ENUM ('DONE', 'REFUSED', 'FAILED');

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "accountId" INTEGER,
    "action" TEXT NOT NULL,
    "outcome" "AuditOutcome" NOT NULL DEFAULT 'DONE',
    "targetType" TEXT NOT NULL DEFAULT '',
    "targetIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "targetCount" INTEGER NOT NULL DEFAULT 0,
    "details" JSONB NOT NULL DEFAULT '{}',
    "requestId" TEXT NOT NULL,
    "network" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_accountId_id_idx" ON "AuditEntry"("accountId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_targetType_id_idx" ON "AuditEntry"("targetType", "id");

-- What was noted stays as it was noted, whoever asks.
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
