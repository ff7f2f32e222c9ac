-- How each word of a name sounds, as `fold` of packages/language hears it, after "/" where it is written in Cyrillic and "-" otherwise.
-- The database says it, because a server of the version before, which may write names beside this one, can't.
-- Sounds that are found stand as capital letters until all are.
CREATE FUNCTION sounds_of(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  words text := ' ' || regexp_replace(lower(name), '[\s.,:;()/\\«»“”"&+_–—-]+', ' ', 'g') || ' ';
BEGIN
  words := regexp_replace(words, ' (?=[^ ])', ' -', 'g');
  words := regexp_replace(words, '-(?=[Ѐ-ӿ])', '/', 'g');
  -- Latin v and w are a vowel between consonants and in -gvi.
  words := regexp_replace(words, 'v{2,}|w{2,}|(?<=[ghk])[vw](?=i)|(?<![aeiouöü])[vw](?=[^ aeiouöü])', 'O', 'g');
  -- Latin y before a vowel is silent: ya, yo.
  words := regexp_replace(words, 'y(?=[aeiouöü])', '', 'g');
  words := regexp_replace(words, 'ts|tz', 'C', 'g');
  words := replace(replace(replace(replace(words, 'kh', 'K'), 'ch', 'C'), 'sh', 'S'), 'zh', 'J');
  words := translate(words,
    'аяАЯ' || 'эеийыЭЕИЙЫiy' || 'оөуүёюОӨУҮЁЮuöüÖÜO' || 'бвпфБВПФpfvw' || 'гГ' || 'кхКХhxK' || 'цчЦЧqC' || 'жЖJ' || 'зЗ' ||
      'сшщСШЩS' || 'дД' || 'тТ' || 'лЛ' || 'мМ' || 'нН' || 'рР' || 'ъьЪЬ''’ʼ',
    'aaaa' || 'eeeeeeeeeeee' || 'oooooooooooooooooo' || 'bbbbbbbbbbbb' || 'gg' || 'kkkkkkk' || 'cccccc' || 'jjj' || 'zz' ||
      'sssssss' || 'dd' || 'tt' || 'll' || 'mm' || 'nn' || 'rr');
  -- A run of vowels counts as its first, a doubled consonant as one.
  words := regexp_replace(words, '([aeo])[aeo]+', '\1', 'g');
  RETURN regexp_replace(words, '([^ ])\1+', '\1', 'g');
END
$$;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_sounds" text GENERATED ALWAYS AS (sounds_of(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) STORED;--> statement-breakpoint
CREATE INDEX "users_sounds_index" ON "users" USING gin ("name_sounds" gin_trgm_ops) WITH (gin_pending_list_limit=64);