-- CreateEnum
CREATE TYPE "WithdrawalExceptionReason" AS ENUM ('MADE_TO_ORDER', 'PERISHABLE', 'SEALED_HYGIENE', 'INSEPARABLY_MIXED', 'FLUCTUATING_PRICE', 'ALCOHOL_DELIVERED_LATER', 'SEALED_MEDIA', 'PERIODICAL', 'DATED_SERVICE', 'DIGITAL_CONTENT');

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "withdrawalException" "WithdrawalExceptionReason";

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "withdrawalException" "WithdrawalExceptionReason";
