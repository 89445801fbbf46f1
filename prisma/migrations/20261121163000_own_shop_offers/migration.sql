-- An offer of this shop itself leads to its own pages: it has no address of its own.
ALTER TABLE "Offer" DROP CONSTRAINT "Offer_destination_check";
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_destination_check" CHECK ("destinationUrl" = '' OR "destinationUrl" LIKE 'https://%');
