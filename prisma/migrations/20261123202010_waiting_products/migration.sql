-- CreateTable
CREATE TABLE "WaitingProduct" (
    "id" BIGSERIAL NOT NULL,
    "productId" INTEGER NOT NULL,

    CONSTRAINT "WaitingProduct_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WaitingProduct_productId_idx" ON "WaitingProduct"("productId");
