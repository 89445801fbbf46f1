CREATE INDEX "DomainEvent_type_position_idx" ON "DomainEvent"("type", "position");

CREATE TABLE "Webhook" (
  "id" SERIAL NOT NULL,
  "description" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  "events" TEXT[],
  "isEnabled" BOOLEAN NOT NULL,
  "secret" TEXT NOT NULL,
  "formerSecret" TEXT NOT NULL DEFAULT '',
  "formerUntil" TIMESTAMPTZ(3),
  "position" BIGINT NOT NULL,
  "claimedUntil" TIMESTAMPTZ(3) NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "failingSince" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "WebhookDelivery" (
  "id" SERIAL NOT NULL,
  "webhookId" INTEGER NOT NULL,
  "eventId" TEXT NOT NULL,
  "event" TEXT NOT NULL,
  "objectId" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "status" "DeliveryStatus" NOT NULL DEFAULT 'WAITING',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
  "giveUpAt" TIMESTAMPTZ(3) NOT NULL,
  "lastAttemptAt" TIMESTAMPTZ(3),
  "responseStatus" INTEGER,
  "responseBody" TEXT NOT NULL DEFAULT '',
  "failure" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "WebhookDelivery_webhookId_id_idx" ON "WebhookDelivery"("webhookId", "id");
CREATE INDEX "WebhookDelivery_webhookId_status_nextAttemptAt_idx" ON "WebhookDelivery"("webhookId", "status", "nextAttemptAt");
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");
-- Finds the oldest waiting message about an object; Prisma's schema can't declare partial indexes.
CREATE INDEX "WebhookDelivery_waiting_idx" ON "WebhookDelivery"("webhookId", "objectId", "id") WHERE "status" = 'WAITING';
