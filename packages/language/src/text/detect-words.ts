// What tells the languages apart that people write here: English, Mongolian in Cyrillic or Latin letters, Russian, Kazakh.

/** Common words of Latin-typed Mongolian; some also look like English or like another word (hen "who", bid "we"). */
export const mongolianWords = words(
  "bna bnaa bga bgaa baina bain bn bnu bdag bdg baigaa baidag baisan baij yum ym bol bolon boloh hen yu haana yaj mash ih baga deed dood bolno bolo gej gesen hiij hiih hiideg hiine hiisen hiihed deer " +
    "doloo ni uu we mn manai minii manaid bid bidend shvv shuu gsn hereg heregtei mergejiltei heltei bsan haij hairj medeh medehgui medne chadna ajil ajillaj ajilladag " +
    "ajilsan ajillasan ajillana ajillah turshlagatai turshlaga jil sar hun hvn hyn ogoh ogno ogdog avna avdag tul uchir harin gehdee odoo bish alga ugui vgvi ene ter tegeed bas " +
    "neg hoyor gurav dorov tav zurgaa doloo naim yes arav horin zuun myanga saya har tsagaan ulaan nogoon shar",
);

/** Those that say little where few words stand beside them: an English or other word, a name, a unit. */
export const ambiguousWords = words(
  "we uu mn bid deer yes yum mash ter bas bol ni hen tul har sar neg tav jil alga",
);

/** Nouns of trades and of every day whose letters alone do not give them away. */
export const mongolianNouns = words(
  "hun hvn kompani baiguullaga tusul tosol sanhuu sanxuu tatvar tatwar hudaldaa hudaldagch barilga zurag zar zeel ayalal juulchlal tailan burtgel nyabo nyarav " +
    "malchin amitan togloom hool hoolni emch bagsh surgalt surguuli unelgee uildver uilchilge zuvluh zovloh zahiral menejer injener dizainer programmist xun " +
    "busines biznes garaanii startap tsag tsagaar honog udur umnu daraa sain muu ih shine huuchin tom jijig dund unetei hyamd hot huduu aimag " +
    "noos nooluur arhi us tamhi mod tumur uurhai erdes tsahilgaan duudlaga zahialga hurgelt jolooch mashin utas gar nom hel oyutan suragch salbar sonirhdog orchuulga orchuulagch huuli hariltsaa borluulalt",
);

/** Letters of Mongolian in Latin type that English hardly has: long vowels, case and verb endings. */
export const strongShape = /aa|ii|uu|vv|gch|[bdglmnr]j$|(?:[aeiouh]|[dt][aeo]g)g[uv][iy]$|[aeiou]h[dn]$/;
export const weakShape =
  /^(?:ts|x|ny)[aeiou]|kh|mj|[öü]|[aeiouy]h$|[aeiou]h[bdglmnrt]|[lgr][aeou]lt$|[aeiou](?:lag|leg|dog)$|..d[ae]g$|[bdglmnrs]sun$|[lgd]chin|[aeiou](?:tai|tei|toi)$|[aeiou][bdglmnr]{1,2}(?:san|sen|son)$/;

/** Foreign or English words and names that have such letters. */
export const namesAndLoans = words(
  "saas iaas paas baas faas aws ascii hawaii vacuum bazaar skiing taxiing wii isaac aaron radii genii aaa continuum naan salaam shiitake maas haas afrikaans savvy khaki khan khaan " +
    "ulaanbaatar ulanbator arkhangai uvurkhangai ovorkhangai khuvsgul khovsgol khovd khentii zavkhan dornod bulgan selenge darkhan erdenet gobi govi chinggis genghis khangai " +
    "john johnson ahmed lehman tehran utah sarah hannah noah allah yeah deborah cheetah blah leah micah oprah savannah hurrah shah messiah kazakh kazakhstan sheikh khalid urchin " +
    "thai mumbai shanghai dubai altai kaohsiung bahrain fahrenheit alpha tsunami tsar xenon mahjong iphone raj taj dj gui guitar hajj bhutan delhi dahlia kubernetes gaap iaap hipaa odoo clickhouse stockholm person salesperson spokesperson",
);

export const englishWords = words(
  "the and for with that this from are our you your have has had was were who not but will would can could should into over their them they his her its it's which what when where how why " +
    "of in to is a an on at by as or if we us i my me be been do does did so than then there here need needs looking want more most all any some no about out up new one two also only just",
);

export const englishShape =
  /(?:ing|tion|tions|sion|ment|ments|ness|ity|ous|able|ible|ful|less|ology|graphy|ship|wise|ward|ck|cks|ght|tch)$|^(?:th|wh|wr|kn|ph|qu)/;

/** Kazakh has letters of its own; Ukrainian and others share one of them. */
export const kazakhLetters = /[әғқңұһіїєў]/;
export const russianWords = words(
  "и в во на не что для мы вы он она они с со по к ко от до из за у о об же бы ли как это этот эта эти или но а я ты его её ее их наш наша наше наши ваш мой моя при без под над только также очень чтобы если есть был была были будет нужен нужна нужно нужны ищем ищу ищет работа опыт лет года год команда проект и/или который которая через можно",
);
export const russianShape =
  /..(?:ость|ости|ных|ских|ений|ение|ения|ание|ания|ться|тся|[^л]ого|его|ому|ему|ыми|ими|ная|ный|ные|ной|ская|ский|ские|вать|[^л]ать|ять|ить|еть|ция|ции|цию|щик|ству|ство|ства|тель|теля)$|щ/;
export const mongolianCyrillicWords = words(
  "нь бид би та тэр энэ юм байна байгаа байсан бол болон ба ч л уу үү бас гэж гэсэн хийж хийх хийдэг хэрэгтэй хайж мэддэг чаддаг манай миний таны хүн жил сар тухай дээр доор дотор хамт одоо харин гэхдээ шинэ том жижиг сайн их бага ажил ажиллах туршлага туршлагатай",
);
export const mongolianCyrillicShape =
  /[өү]|([аэоу])\1|(?:ийн|ийг|гүй|гуй|тай|тэй|той|сан|сэн|сон|дэг|даг|дог|лт|мж|гч|лга|лгэ|лах|лэх|лох|рах|рэх|жээ|нэ|нд)$/;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
