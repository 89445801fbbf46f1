-- Payments that were declined without their provider's word are checked on, so the state no longer says which are due.
DROP INDEX "Payment_state_checkAt_idx";
CREATE INDEX "Payment_checkAt_idx" ON "Payment"("checkAt");

-- Payments of the last days that were closed before: their providers are asked once more.
UPDATE "Payment" SET "checkAt" = now()
WHERE "state" = 'DECLINED' AND "declineReason" IN ('The order was cancelled.', 'The payment was not made in time.')
  AND "settledAt" > now() - interval '14 days';
