// Names of houses in which people work, and which are customers: pieces of patterns, to stand at the end of what is named.
export const englishHouses =
  "clinics?|hospitals?|compan(?:y|ies)|firms?|museums?|theat(?:re|er)s?|librar(?:y|ies)|hotels?|baker(?:y|ies)|brewer(?:y|ies)|pharmac(?:y|ies)|agenc(?:y|ies)|kindergartens?|factor(?:y|ies)|stores?|shops?|supermarkets?";
/** Without their endings. */
export const mongolianHouses =
  "банк|музей|театр|үйлдвэр|компани|эмийн сан|эмнэл|клиник|буудал|ресторан|сургуул|цэцэрлэг|дэлгүүр|bank|muzei|teatr|uildver|kompani|emiin san|emneleg|tsetserleg|delguur";
