-- Goods from before are found by every search for a figure of theirs, until they are written again.
UPDATE "goods" SET "keys" = "keys" || ARRAY(
	SELECT "code" || '~*' FROM jsonb_object_keys("values") AS "code"
	WHERE jsonb_typeof("values" -> "code") IN ('number', 'object') AND ("values" -> "code" -> 'enum') IS NULL
);
