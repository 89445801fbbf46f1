-- Codes are compared in Unicode's canonical form (NFC), without characters that cannot be seen. Stored ones follow; one that would then be another
-- coupon's code stays as it is: staff can rename it.
UPDATE "Coupon" c SET "code" = n."normal"
FROM (
  SELECT DISTINCT ON ("normal") "id", "normal"
  FROM (
    SELECT "id", "code", upper(normalize(regexp_replace("code", '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), NFC)) AS "normal" FROM "Coupon"
  ) every
  WHERE "normal" <> "code" AND "normal" <> ''
  ORDER BY "normal", "id"
) n
WHERE c."id" = n."id" AND NOT EXISTS (SELECT FROM "Coupon" other WHERE other."code" = n."normal");
