-- Payments that were declined without their provider's word are checked on, so the state no longer says which are due.
DROP INDEX "Payment_state_checkAt_idx";
CREATE INDEX "Payment_checkAt_idx" ON "Payment"("checkAt");
