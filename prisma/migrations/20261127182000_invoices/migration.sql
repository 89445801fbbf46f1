-- Where the goods of an order leave the tax area: its invoice says so.
ALTER TABLE "Order" ADD COLUMN "exportTo" TEXT;

CREATE TYPE "InvoiceKind" AS ENUM ('INVOICE', 'CREDIT_NOTE');
CREATE TYPE "InvoiceMoment" AS ENUM ('PAYMENT', 'DELIVERY');

CREATE TABLE "Invoice" (
  "id" SERIAL NOT NULL,
  "kind" "InvoiceKind" NOT NULL,
  "number" TEXT NOT NULL,
  "year" INTEGER NOT NULL,
  "sequence" INTEGER NOT NULL,
  "orderId" INTEGER NOT NULL,
  "invoiceId" INTEGER,
  "refundId" INTEGER,
  "issuedAt" TIMESTAMPTZ(3) NOT NULL,
  "country" TEXT NOT NULL,
  "currency" TEXT NOT NULL,
  "netMinor" INTEGER NOT NULL,
  "vatMinor" INTEGER NOT NULL,
  "totalMinor" INTEGER NOT NULL,
  "data" JSONB NOT NULL,
  CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Invoice_amounts" CHECK ("netMinor" >= 0 AND "vatMinor" >= 0 AND "totalMinor" = "netMinor" + "vatMinor"),
  CONSTRAINT "Invoice_kind" CHECK (("kind" = 'INVOICE') = ("invoiceId" IS NULL) AND ("kind" = 'CREDIT_NOTE' OR "refundId" IS NULL)),
  CONSTRAINT "Invoice_sequence" CHECK ("sequence" > 0)
);
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");
CREATE UNIQUE INDEX "Invoice_refundId_key" ON "Invoice"("refundId");
CREATE UNIQUE INDEX "Invoice_kind_year_sequence_key" ON "Invoice"("kind", "year", "sequence");
CREATE INDEX "Invoice_orderId_idx" ON "Invoice"("orderId");
CREATE INDEX "Invoice_invoiceId_idx" ON "Invoice"("invoiceId");
CREATE INDEX "Invoice_issuedAt_id_idx" ON "Invoice"("issuedAt", "id");
-- One invoice for each order.
CREATE UNIQUE INDEX "Invoice_of_order" ON "Invoice"("orderId") WHERE "kind" = 'INVOICE';

CREATE TABLE "InvoiceCounter" (
  "kind" "InvoiceKind" NOT NULL,
  "year" INTEGER NOT NULL,
  "last" INTEGER NOT NULL,
  "issuedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "InvoiceCounter_pkey" PRIMARY KEY ("kind", "year")
);

CREATE TABLE "InvoiceTask" (
  "orderId" INTEGER NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "InvoiceTask_pkey" PRIMARY KEY ("orderId")
);
CREATE INDEX "InvoiceTask_since_idx" ON "InvoiceTask"("since");

CREATE TABLE "InvoiceFile" (
  "invoiceId" INTEGER NOT NULL,
  "key" TEXT NOT NULL,
  "sha256" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "InvoiceFile_pkey" PRIMARY KEY ("invoiceId")
);

CREATE TABLE "InvoiceSettings" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "invoicePrefix" TEXT NOT NULL DEFAULT 'INV',
  "creditNotePrefix" TEXT NOT NULL DEFAULT 'CN',
  "moment" "InvoiceMoment" NOT NULL DEFAULT 'PAYMENT',
  "exemptionNote" TEXT NOT NULL DEFAULT '',
  "footer" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "InvoiceSettings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "InvoiceSettings_one" CHECK ("id" = 1)
);

ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Refund"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "InvoiceTask" ADD CONSTRAINT "InvoiceTask_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "InvoiceFile" ADD CONSTRAINT "InvoiceFile_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE FUNCTION invoice_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoices and credit notes never change and are never deleted: correct an invoice by a credit note';
END $$;
CREATE TRIGGER invoice_refuse_change BEFORE UPDATE OR DELETE ON "Invoice" FOR EACH ROW EXECUTE FUNCTION invoice_refuse_change();
CREATE TRIGGER invoice_refuse_truncate BEFORE TRUNCATE ON "Invoice" FOR EACH STATEMENT EXECUTE FUNCTION invoice_refuse_change();
