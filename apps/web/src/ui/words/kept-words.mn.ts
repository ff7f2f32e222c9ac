import type { Words } from "../../lib/language/index.ts";

const keptWords: Words["kept-words"] = {
  changed:
    "Энэ хооронд өөрчлөгдсөн тул юу ч илгээгээгүй. Таны бичсэн үг энд хэвээр байна: өөр газар хэрэгтэй бол хуулж аваарай.",
};

export default keptWords;
