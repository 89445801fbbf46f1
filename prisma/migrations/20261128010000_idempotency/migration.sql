CREATE TABLE "IdempotentRequest" (
  "id" TEXT NOT NULL,
  "requestHash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "leaseUntil" TIMESTAMPTZ(3) NOT NULL,
  "leaseToken" TEXT NOT NULL,
  "answer" TEXT,
  CONSTRAINT "IdempotentRequest_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "IdempotentRequest_createdAt_idx" ON "IdempotentRequest"("createdAt");
