-- without transaction
-- What 0117 leaves for a large table: the check of the rows that are there blocks no one who writes.
ALTER TABLE "customer_consents" VALIDATE CONSTRAINT "customer_consents_wording_given";
